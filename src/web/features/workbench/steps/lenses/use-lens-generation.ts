import { useCallback } from 'react'
import type { Objective } from '../../../../../contract/objective.ts'
import { researchLensSetSchema } from '../../../../../contract/research-lens.ts'
import type { Run, RunItem, RunItemError } from '../../../../../contract/run.ts'
import type { ApiProblem } from '../../../../lib/api-problem.ts'
import { useToast } from '../../../../ui/toast.tsx'
import { lensCountText } from '../../analysis/lens-list.ts'
import { useRunRequest } from '../run-request.ts'
import { type StepRun, useStepRun } from '../use-step-run.ts'

export interface LensGeneration {
  readonly run: StepRun<'generate-lenses'>
  /** A set is being made, or is being asked for. */
  readonly busy: boolean
  /** Why the last request was not taken. */
  readonly problem: ApiProblem | null
  /** Why the call itself gave no lenses. */
  readonly itemError: RunItemError | null
  readonly generate: (objective: Objective) => Promise<void>
  readonly retry: () => void
  readonly resume: () => void
  readonly cancel: () => void
  readonly forgetProblem: () => void
}

/** The run that makes the lenses; the form starts it and the first step shows it. */
export function useLensGeneration(onGenerated: () => void): LensGeneration {
  const { toast } = useToast()
  const onFinished = useCallback(
    (run: Run, items: readonly RunItem[]) => {
      const item = items[0]
      const set = researchLensSetSchema.safeParse(item?.output)
      if (item?.status === 'completed' && set.success) {
        toast({ title: 'Research Lenses Generated', description: `Generated ${lensCountText(set.data)}.` })
        onGenerated()
      } else if (run.status !== 'cancelled') {
        toast({ variant: 'destructive', title: 'Error', description: item?.error?.message ?? 'Invalid response format from research lens API' })
      }
    },
    [toast, onGenerated],
  )
  const run = useStepRun('generate-lenses', { onFinished })
  const { problem, request, forget } = useRunRequest()
  const item = run.items[0]
  return {
    run,
    busy: run.phase === 'starting' || run.phase === 'active',
    problem,
    itemError: item?.status === 'error' && run.phase === 'still' ? item.error : null,
    generate: (objective) => request(() => run.start(objective)),
    retry: () => void request(run.retryFailed),
    resume: () => void request(run.resume),
    cancel: () => void request(run.cancel),
    forgetProblem: forget,
  }
}
