import { useCallback } from 'react'
import type { Run, RunItem } from '../../../../../contract/run.ts'
import { useToast } from '../../../../ui/toast.tsx'
import { analysedObjective } from '../../analysis/analysis.ts'
import { useAnalysis } from '../../analysis/analysis-context.tsx'
import { coreOf, segmentsOf } from '../../analysis/segments.ts'
import { staleSegments } from '../../analysis/staleness.ts'
import { mappingRefusal } from '../gates.ts'
import { firstFailure, type StepWork, usePlanRun } from '../use-plan-run.ts'

/** The run that says which share of each segment stands at each stage. */
export function useSegmentMapping(): StepWork {
  const { data } = useAnalysis().analysis
  const { toast } = useToast()
  return usePlanRun('map-segments', {
    onFinished: useCallback(
      (run: Run, items: readonly RunItem[]) => {
        if (run.status === 'cancelled') return
        if (run.completed === 0) toast({ variant: 'destructive', title: 'Error', description: firstFailure(items) ?? 'Failed to map HPEM stages' })
        else if (run.failed > 0)
          toast({ variant: 'destructive', title: 'Error', description: `${run.failed} of ${run.total} segments could not be mapped and can be retried.` })
        else toast({ title: 'HPEM Mapping Complete', description: `Mapped ${run.completed} ${run.completed === 1 ? 'segment' : 'segments'}.` })
      },
      [toast],
    ),
    refusal: mappingRefusal(data),
    input: (which) => {
      const all = segmentsOf(data)
      const wanted = which === 'all' ? all : which === 'stale' ? staleSegments(data).mappings : all.filter((segment) => !segment.hpemMapping)
      return wanted.length === 0 ? null : { ...analysedObjective(data), segments: wanted.map(coreOf) }
    },
  })
}
