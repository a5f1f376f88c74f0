import { useCallback } from 'react'
import type { Run } from '../../../../../contract/run.ts'
import type { ApiProblem } from '../../../../lib/api-problem.ts'
import { useToast } from '../../../../ui/toast.tsx'
import { analysedObjective } from '../../analysis/analysis.ts'
import { useAnalysis } from '../../analysis/analysis-context.tsx'
import { categorizedLenses } from '../../analysis/lens-list.ts'
import { failureText, useRunRequest } from '../run-request.ts'
import { type StepRun, useStepRun } from '../use-step-run.ts'

export interface LensExecution {
  readonly run: StepRun<'execute-lenses'>
  readonly busy: boolean
  readonly problem: ApiProblem | null
  readonly execute: () => void
  readonly cancel: () => void
  readonly resume: () => void
  /** Executes only the failed lenses again. */
  readonly retryFailed: () => void
}

const describe = (problem: ApiProblem) => ({
  title: 'Error',
  description: problem.status === 401 ? 'Authentication failed - please refresh the page and try again' : failureText(problem),
})

/** The run that executes every lens of the analysis. */
export function useLensExecution(): LensExecution {
  const { data } = useAnalysis().analysis
  const { toast } = useToast()
  const onFinished = useCallback(
    (run: Run) => {
      if (run.status === 'cancelled') return
      const failures = run.failed > 0 ? ` ${run.failed} failed and can be retried.` : ''
      toast({ title: 'Research Execution Completed', description: `${run.completed} of ${run.total} lenses have results.${failures}` })
    },
    [toast],
  )
  const run = useStepRun('execute-lenses', { onFinished, unauthorized: 'quiet' })
  const { problem, request } = useRunRequest(describe)

  const start = (lenses: ReturnType<typeof categorizedLenses>) => {
    if (lenses.length === 0) {
      toast({ variant: 'destructive', title: 'Error', description: 'Please generate research lenses first' })
      return
    }
    void request(() => run.start({ ...analysedObjective(data), lenses }))
  }
  const failedLenses = (data.researchResults ?? []).filter((outcome) => outcome.status === 'error').map((outcome) => outcome.lens)
  return {
    run,
    busy: run.phase === 'starting' || run.phase === 'active',
    problem,
    execute: () => start(categorizedLenses(data.researchLensData)),
    cancel: () => void request(run.cancel),
    resume: () => void request(run.resume),
    // Where the run behind a saved report is gone, the failed lenses are a run of their own.
    retryFailed: () => (run.run && run.run.failed > 0 ? void request(run.retryFailed) : start(failedLenses)),
  }
}
