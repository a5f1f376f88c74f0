import { useCallback } from 'react'
import type { Objective } from '../../../../../contract/objective.ts'
import type { Run, RunItem, RunItemError } from '../../../../../contract/run.ts'
import type { ApiProblem } from '../../../../lib/api-problem.ts'
import { useToast } from '../../../../ui/toast.tsx'
import { analysedObjective } from '../../analysis/analysis.ts'
import { useAnalysis } from '../../analysis/analysis-context.tsx'
import { checkObjective } from '../objective/check-objective.ts'
import { useRunRequest } from '../run-request.ts'
import type { StepWork } from '../use-plan-run.ts'
import { useStepRun } from '../use-step-run.ts'

const failure = { title: 'Analysis Failed', description: 'Failed to generate HPEM analysis. Please try again.' }
const describe = (problem: ApiProblem) => (problem.status === 401 ? null : failure)

export interface HpemGeneration extends StepWork {
  /** Why the call itself gave no analysis. */
  readonly itemError: RunItemError | null
  readonly generate: (objective: Objective) => Promise<void>
  readonly forgetProblem: () => void
}

/** The run that says what each HPEM stage means for the objective: the first step of the older flow, the last of the other. */
export function useHpemGeneration(onGenerated: () => void): HpemGeneration {
  const { data } = useAnalysis().analysis
  const { toast } = useToast()
  const onFinished = useCallback(
    (run: Run, _items: readonly RunItem[]) => {
      if (run.status === 'cancelled') return
      if (run.completed === 0) {
        toast({ variant: 'destructive', ...failure })
        return
      }
      toast({ title: 'Analysis Complete', description: 'What each of the five HPEM stages takes here is worked out.' })
      onGenerated()
    },
    [toast, onGenerated],
  )
  const run = useStepRun('generate-hpem', { onFinished })
  const { problem, request, forget } = useRunRequest(describe)
  const busy = run.phase === 'starting' || run.phase === 'active'
  const item = run.items[0]
  const generate = (objective: Objective) => request(() => run.start(objective))
  const start = () => {
    const objective = analysedObjective(data)
    if (busy) return
    if (checkObjective(objective).outcome === 'missing')
      toast({ variant: 'destructive', title: 'Missing Information', description: 'Please fill in both desired behavior outcome and region.' })
    else void generate(objective)
  }
  return {
    run,
    busy,
    ready: true,
    comesFirst: null,
    problem,
    itemError: item?.status === 'error' && run.phase === 'still' ? item.error : null,
    generate,
    start,
    renew: start,
    retry: () => (run.run && run.run.failed > 0 ? void request(run.retryFailed) : start()),
    cancel: () => void request(run.cancel),
    resume: () => void request(run.resume),
    forgetProblem: forget,
  }
}
