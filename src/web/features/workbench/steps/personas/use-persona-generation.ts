import { useCallback } from 'react'
import type { Run } from '../../../../../contract/run.ts'
import type { ApiProblem } from '../../../../lib/api-problem.ts'
import { useToast } from '../../../../ui/toast.tsx'
import { analysedObjective, flowOf } from '../../analysis/analysis.ts'
import { useAnalysis } from '../../analysis/analysis-context.tsx'
import { coreOf, segmentsOf } from '../../analysis/segments.ts'
import { staleSegments } from '../../analysis/staleness.ts'
import { personasRefusal } from '../gates.ts'
import { type StepWork, usePlanRun } from '../use-plan-run.ts'

const failure = { title: 'Generation Failed', description: 'Failed to generate some personas. Please try again.' }
const describe = (problem: ApiProblem) => (problem.status === 401 ? null : failure)

/** The run that draws a focus group for every segment. */
export function usePersonaGeneration(): StepWork {
  const { data } = useAnalysis().analysis
  const { toast } = useToast()
  return usePlanRun('generate-segment-personas', {
    onFinished: useCallback(
      (run: Run) => {
        if (run.status === 'cancelled') return
        if (run.failed > 0) toast({ variant: 'destructive', ...failure })
        else toast({ title: 'Personas Generated', description: `Focus groups for ${run.completed} ${run.completed === 1 ? 'segment' : 'segments'}.` })
      },
      [toast],
    ),
    describe,
    refusal: personasRefusal(data, flowOf(data)),
    input: (which) => {
      const all = segmentsOf(data)
      const wanted = which === 'all' ? all : which === 'stale' ? staleSegments(data).personas : all.filter((segment) => !segment.personas?.length)
      return wanted.length === 0 ? null : { ...analysedObjective(data), segments: wanted.map(coreOf) }
    },
  })
}
