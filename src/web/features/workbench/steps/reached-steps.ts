import type { ReportData } from '../../../../contract/report.ts'
import type { PlanName } from '../../../../contract/run.ts'
import type { AnalysisFlow } from '../analysis/analysis.ts'
import { segmentsOf } from '../analysis/segments.ts'

/** The steps after the objective in each flow's order. */
export const flowSteps = {
  'lens-first': ['lenses', 'execution', 'segments', 'mapping', 'narratives', 'personas', 'delivery', 'hpem'],
  'hpem-first': ['hpem', 'audiences', 'mapping', 'narratives', 'personas', 'delivery'],
} as const satisfies Record<AnalysisFlow, readonly string[]>

export type FlowStep = (typeof flowSteps)[AnalysisFlow][number]

const plans: Record<FlowStep, PlanName> = {
  lenses: 'generate-lenses',
  execution: 'execute-lenses',
  segments: 'generate-segments',
  audiences: 'identify-audiences',
  mapping: 'map-segments',
  narratives: 'generate-narratives',
  personas: 'generate-segment-personas',
  delivery: 'deliver-messages',
  hpem: 'generate-hpem',
}

/** Whether a step has made something. */
export function hasOutput(data: ReportData, step: FlowStep): boolean {
  const segments = segmentsOf(data)
  switch (step) {
    case 'lenses':
      return Boolean(data.researchLensData)
    case 'execution':
      return (data.researchResults?.length ?? 0) > 0
    case 'segments':
    case 'audiences':
      return segments.length > 0
    case 'mapping':
      return segments.some((segment) => segment.hpemMapping)
    case 'narratives':
      return segments.some((segment) => Object.keys(segment.narratives ?? {}).length > 0)
    case 'personas':
      return segments.some((segment) => segment.personas?.length)
    case 'delivery':
      return (data.simulationResults?.length ?? 0) > 0
    case 'hpem':
      return Boolean(data.hpemData)
  }
}

/** The steps on the screen: each appears once the one before has output, or where it has something of its own. */
export function reachedSteps(data: ReportData, flow: AnalysisFlow): ReadonlySet<FlowStep> {
  const steps: readonly FlowStep[] = flowSteps[flow]
  const reached = steps.filter((step, index) => {
    const before = steps[index - 1]
    return before === undefined || hasOutput(data, before) || hasOutput(data, step)
  })
  return new Set(reached)
}

/** The step to have open at first: the last one that made something or was asked to. */
export function newestStep(data: ReportData, flow: AnalysisFlow): FlowStep | 'objective' {
  const steps: readonly FlowStep[] = flowSteps[flow]
  return steps.findLast((step) => hasOutput(data, step) || data.runIds?.[plans[step]] !== undefined) ?? 'objective'
}
