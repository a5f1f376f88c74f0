import { useCallback } from 'react'
import type { Run, RunItem } from '../../../../../contract/run.ts'
import { useToast } from '../../../../ui/toast.tsx'
import { analysedObjective } from '../../analysis/analysis.ts'
import { useAnalysis } from '../../analysis/analysis-context.tsx'
import { audiencesRefusal, segmentsRefusal } from '../gates.ts'
import { firstFailure, type StepWork, usePlanRun } from '../use-plan-run.ts'
import { researchInsights } from './generate-segments-plan.ts'

/** The run that makes the segments from the executed lenses. */
export function useSegmentGeneration(): StepWork {
  const { data } = useAnalysis().analysis
  return usePlanRun('generate-segments', {
    onFinished: useSegmentsAnnounced('Audience Segments Generated'),
    refusal: segmentsRefusal(data),
    input: () => ({ ...analysedObjective(data), researchInsights: researchInsights(data) }),
  })
}

/** The older flow's run that makes the segments from the HPEM analysis. */
export function useAudienceIdentification(): StepWork {
  const { data } = useAnalysis().analysis
  const { hpemData } = data
  return usePlanRun('identify-audiences', {
    onFinished: useSegmentsAnnounced('Audience Analysis Complete'),
    refusal: audiencesRefusal(data),
    input: () => (hpemData ? { ...analysedObjective(data), hpemData } : null),
  })
}

function useSegmentsAnnounced(title: string) {
  const { toast } = useToast()
  return useCallback(
    (run: Run, items: readonly RunItem[]) => {
      if (run.status === 'cancelled') return
      if (run.completed > 0) toast({ title, description: 'Generated 20 audience segments.' })
      else toast({ variant: 'destructive', title: 'Error', description: firstFailure(items) ?? 'Failed to generate audience segments' })
    },
    [toast, title],
  )
}
