import { useCallback } from 'react'
import type { Run } from '../../../../../contract/run.ts'
import type { ApiProblem } from '../../../../lib/api-problem.ts'
import { useToast } from '../../../../ui/toast.tsx'
import { useAnalysis } from '../../analysis/analysis-context.tsx'
import { deliveryRefusal } from '../gates.ts'
import { failureText } from '../run-request.ts'
import { type StepWork, usePlanRun } from '../use-plan-run.ts'
import { allStates, deliveryInput } from './delivery-input.ts'

const describe = (problem: ApiProblem) =>
  problem.status === 401 ? null : { title: 'Error', description: problem.status === 0 ? 'Failed to simulate message delivery' : failureText(problem) }

/** The run that shows every narrative to every persona of its segment. */
export function useMessageDelivery(): StepWork {
  const { data } = useAnalysis().analysis
  const { toast } = useToast()
  return usePlanRun('deliver-messages', {
    onFinished: useCallback(
      (run: Run) => {
        if (run.status === 'cancelled') return
        if (run.completed === 0) {
          toast({ variant: 'destructive', title: 'Error', description: 'Failed to simulate message delivery' })
          return
        }
        const failures = run.failed > 0 ? ` ${run.failed} failed and are left out of every average.` : ''
        toast({ title: 'Message Delivery Simulation Complete', description: `Tested ${run.completed} narrative-persona combinations.${failures}` })
      },
      [toast],
    ),
    describe,
    refusal: deliveryRefusal(data),
    input: (which) => deliveryInput(data, which === 'all' ? allStates : which === 'stale' ? ['stale'] : ['missing', 'failed']),
  })
}
