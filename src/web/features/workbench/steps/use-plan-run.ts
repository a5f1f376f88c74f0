import type { PlanInput, Run, RunItem } from '../../../../contract/run.ts'
import type { ApiProblem } from '../../../lib/api-problem.ts'
import { useToast } from '../../../ui/toast.tsx'
import type { Refusal } from './gates.ts'
import type { WorkbenchPlan } from './plans.ts'
import { describeFailure, type Failure, useRunRequest } from './run-request.ts'
import { type StepRun, useStepRun } from './use-step-run.ts'

/** What a step shows of its run. */
export type SeenRun = Pick<StepRun<WorkbenchPlan>, 'phase' | 'run' | 'items' | 'secondsLeft' | 'problem' | 'staleReason'>

/** A step's work as its panel sees it. */
export interface StepWork {
  readonly run: SeenRun
  readonly busy: boolean
  /** Nothing else has to come first. */
  readonly ready: boolean
  /** What has to come first, in the specification's words; null where nothing has. */
  readonly comesFirst: string | null
  /** Why the last request was not taken. */
  readonly problem: ApiProblem | null
  /** Does the whole step; where it cannot start yet it says why. */
  readonly start: () => void
  /** Does again what is out of date, and only that. */
  readonly renew: () => void
  /** Does what failed or is missing, and only that. */
  readonly retry: () => void
  readonly cancel: () => void
  readonly resume: () => void
}

interface PlanRunOptions<P extends WorkbenchPlan> {
  readonly onFinished: (run: Run, items: readonly RunItem[]) => void
  readonly describe?: (problem: ApiProblem) => Failure | null
  /** Why the step cannot start yet. */
  readonly refusal: Refusal
  /** What to ask for: everything, what is out of date, or what failed or is missing; null where there is nothing to ask. */
  readonly input: (which: 'all' | 'stale' | 'missing') => PlanInput<P> | null
}

/** The durable run behind one step, asked for the whole step or for a part of it. */
export function usePlanRun<P extends WorkbenchPlan>(plan: P, { onFinished, describe = describeFailure, refusal, input }: PlanRunOptions<P>): StepWork {
  const { toast } = useToast()
  const run = useStepRun(plan, { onFinished })
  const { problem, request } = useRunRequest(describe)
  const busy = run.phase === 'starting' || run.phase === 'active'
  const begin = (which: 'all' | 'stale' | 'missing') => {
    if (busy) return
    if (refusal) {
      toast({ variant: 'destructive', ...refusal })
      return
    }
    const asked = input(which)
    if (asked !== null) void request(() => run.start(asked))
  }
  return {
    run,
    busy,
    ready: refusal === null,
    comesFirst: refusal?.description ?? null,
    problem,
    start: () => begin('all'),
    renew: () => begin('stale'),
    // Where the run behind an older report is gone, what is missing is a run of its own.
    retry: () => (run.run && run.run.failed > 0 && run.run.status !== 'cancelled' ? void request(run.retryFailed) : begin('missing')),
    cancel: () => void request(run.cancel),
    resume: () => void request(run.resume),
  }
}

/** What an item of a run that ended said was wrong; undefined where nothing failed. */
export function firstFailure(items: readonly RunItem[]): string | undefined {
  return items.find((item) => item.status === 'error')?.error?.message
}
