import { useCallback } from 'react'
import { hpemStages } from '../../../../../contract/hpem-stage.ts'
import type { ReportData } from '../../../../../contract/report.ts'
import type { PlanInput, Run, RunItem } from '../../../../../contract/run.ts'
import { useToast } from '../../../../ui/toast.tsx'
import { type AnalysisFlow, analysedObjective, flowOf } from '../../analysis/analysis.ts'
import { useAnalysis } from '../../analysis/analysis-context.tsx'
import { coreOf, segmentsOf } from '../../analysis/segments.ts'
import { staleSegments } from '../../analysis/staleness.ts'
import { narrativesRefusal } from '../gates.ts'
import { firstFailure, type StepWork, usePlanRun } from '../use-plan-run.ts'

type NarratedSegments = PlanInput<'generate-narratives'>['segments']

/** The run that writes a video narrative for every segment at every stage. */
export function useNarrativeGeneration(): StepWork {
  const { data } = useAnalysis().analysis
  const { toast } = useToast()
  const flow = flowOf(data)
  return usePlanRun('generate-narratives', {
    onFinished: useCallback(
      (run: Run, items: readonly RunItem[]) => {
        if (run.status === 'cancelled') return
        const failures = run.failed > 0 ? ` ${run.failed} failed and can be retried.` : ''
        if (run.status === 'completed' && run.completed > 0)
          toast({ title: 'Narratives Generated', description: `Wrote ${run.completed} of ${run.total} video narratives.${failures}` })
        else toast({ variant: 'destructive', title: 'Error', description: firstFailure(items) ?? 'Failed to generate narratives' })
      },
      [toast],
    ),
    refusal: narrativesRefusal(data, flow),
    input: (which) => narrativesInput(data, flow, which === 'all' ? segmentsOf(data).map(coreOf) : which === 'stale' ? staleNarratives(data) : missing(data)),
  })
}

function narrativesInput(data: ReportData, flow: AnalysisFlow, segments: NarratedSegments): PlanInput<'generate-narratives'> | null {
  // In the lens-first flow one failure ends the batch; in the older one it is left out and the others go on.
  return segments.length === 0 ? null : { ...analysedObjective(data), segments, stopOnFailure: flow === 'lens-first' }
}

function staleNarratives(data: ReportData): NarratedSegments {
  return staleSegments(data).narratives.map(({ segment, stages }) => ({ ...coreOf(segment), stages: [...stages] }))
}

function missing(data: ReportData): NarratedSegments {
  return segmentsOf(data).flatMap((segment) => {
    const stages = hpemStages.filter((stage) => !segment.narratives?.[stage])
    return stages.length === 0 ? [] : [{ ...coreOf(segment), stages }]
  })
}
