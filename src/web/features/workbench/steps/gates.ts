import type { ReportData } from '../../../../contract/report.ts'
import { type AnalysisFlow, analysedObjective } from '../analysis/analysis.ts'
import { deliverableSegments } from '../analysis/deliveries.ts'
import { segmentsOf } from '../analysis/segments.ts'
import { researchInsights } from './segments/generate-segments-plan.ts'

/** Why a step cannot start yet, in the specification's words (section 5); null when it can. */
export type Refusal = { readonly title: string; readonly description: string } | null

const refusal = (description: string, title = 'Error') => ({ title, description })

export function segmentsRefusal(data: ReportData): Refusal {
  return researchInsights(data).length > 0 ? null : refusal('Please execute research lenses first')
}

export function audiencesRefusal(data: ReportData): Refusal {
  const ready = data.hpemData && analysedObjective(data).desiredOutcome.trim() !== ''
  return ready ? null : refusal('Please generate HPEM analysis first', 'Missing Data')
}

export function mappingRefusal(data: ReportData): Refusal {
  return segmentsOf(data).length > 0 ? null : refusal('Please generate audience segments first')
}

export function narrativesRefusal(data: ReportData, flow: AnalysisFlow): Refusal {
  const segments = segmentsOf(data)
  if (segments.length > 0 && segments.every((segment) => segment.hpemMapping)) return null
  return refusal(flow === 'lens-first' ? 'Please complete HPEM stage mapping first' : 'Please complete HPEM mapping first')
}

export function personasRefusal(data: ReportData, flow: AnalysisFlow): Refusal {
  const segments = segmentsOf(data)
  if (segments.length === 0) return refusal('Please generate audience segments first')
  // The older flow leaves failed narratives out, so a finished run is enough there.
  const narrated = data.narrativesGenerated || segments.every((segment) => Object.keys(segment.narratives ?? {}).length > 0)
  return flow === 'hpem-first' && !narrated ? refusal('Please complete narrative generation first') : null
}

export function deliveryRefusal(data: ReportData): Refusal {
  if (!segmentsOf(data).some((segment) => (segment.personas?.length ?? 0) > 0)) return refusal('Please complete persona generation first')
  if (deliverableSegments(data).length === 0) return refusal('Please ensure all segments have both narratives and personas generated')
  return null
}
