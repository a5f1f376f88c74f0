import type { AnalyzedSegment } from '../../../../contract/analyzed-segment.ts'
import type { HpemStage } from '../../../../contract/hpem-stage.ts'
import type { Persona } from '../../../../contract/persona.ts'
import type { ReportData } from '../../../../contract/report.ts'
import type { VideoScript } from '../../../../contract/video-script.ts'
import { deliveryBasis, staleParts } from '../../../../domain/analysis/basis.ts'
import { analysedObjective } from './analysis.ts'
import { segmentsOf } from './segments.ts'

export type StaleParts = ReturnType<typeof staleParts>

/** Segments and scripts are replaced, never changed, so what was found for one holds as long as it lives. */
const partsBySegment = new WeakMap<AnalyzedSegment, { readonly objective: string; readonly parts: StaleParts }>()
const basesByScript = new WeakMap<VideoScript, WeakMap<Persona, string>>()

/** What of a segment no longer follows from today's objective and segment text. */
export function stalePartsOf(data: ReportData, segment: AnalyzedSegment): StaleParts {
  const objective = analysedObjective(data)
  const key = `${objective.region}\n${objective.desiredOutcome}`
  const known = partsBySegment.get(segment)
  if (known?.objective === key) return known.parts
  const parts = staleParts(objective, segment)
  partsBySegment.set(segment, { objective: key, parts })
  return parts
}

/** `deliveryBasis`, worked out once for each persona and script. */
export function knownDeliveryBasis(persona: Persona, script: VideoScript): string {
  const byPersona = basesByScript.get(script) ?? new WeakMap<Persona, string>()
  basesByScript.set(script, byPersona)
  const known = byPersona.get(persona) ?? deliveryBasis(persona, script)
  byPersona.set(persona, known)
  return known
}

export interface StaleCounts {
  readonly mappings: readonly AnalyzedSegment[]
  readonly narratives: readonly { readonly segment: AnalyzedSegment; readonly stages: readonly HpemStage[] }[]
  readonly personas: readonly AnalyzedSegment[]
}

/** The segments with out-of-date parts, by part. */
export function staleSegments(data: ReportData): StaleCounts {
  const found = segmentsOf(data).map((segment) => ({ segment, parts: stalePartsOf(data, segment) }))
  return {
    mappings: found.filter(({ parts }) => parts.hpemMapping).map(({ segment }) => segment),
    narratives: found.filter(({ parts }) => parts.narratives.length > 0).map(({ segment, parts }) => ({ segment, stages: parts.narratives })),
    personas: found.filter(({ parts }) => parts.personas).map(({ segment }) => segment),
  }
}
