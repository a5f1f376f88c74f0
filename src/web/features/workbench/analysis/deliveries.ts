import type { AnalyzedSegment } from '../../../../contract/analyzed-segment.ts'
import type { DeliveryResult, StageDelivery } from '../../../../contract/delivery-result.ts'
import { type HpemStage, hpemStages } from '../../../../contract/hpem-stage.ts'
import type { Persona } from '../../../../contract/persona.ts'
import type { ReportData } from '../../../../contract/report.ts'
import { summarizeDelivery } from '../../../../domain/delivery/summarize-delivery.ts'
import { segmentsOf } from './segments.ts'
import { knownDeliveryBasis } from './staleness.ts'

/** Names a segment's narrative at a stage in requests and results. */
export function narrativeKey(segmentId: string, stage: HpemStage): string {
  return `${segmentId}-${stage}`
}

/** `stale`: the persona or the narrative was changed since. `failed`: the call gave no score. */
export type PairState = 'missing' | 'failed' | 'stale' | 'current'

/** How one persona's answer to one narrative stands. An answer without a basis (an older report) counts as current. */
function pairState(result: DeliveryResult | undefined, basis: string): PairState {
  if (!result) return 'missing'
  if (result.basis !== undefined && result.basis !== basis) return 'stale'
  return result.measured ? 'current' : 'failed'
}

export interface SegmentPairs {
  readonly segment: AnalyzedSegment
  readonly pairs: readonly { readonly stage: HpemStage; readonly persona: Persona; readonly state: PairState }[]
}

/** Every persona × narrative there is, with how its answer stands; segments without both are left out. */
export function deliveryPairs(data: ReportData): SegmentPairs[] {
  const entries = new Map((data.simulationResults ?? []).map((entry) => [entry.narrativeKey, entry]))
  return deliverableSegments(data).map((segment) => ({
    segment,
    pairs: hpemStages.flatMap((stage) => {
      const script = segment.narratives?.[stage]
      const results = entries.get(narrativeKey(segment.id, stage))?.results ?? []
      return script === undefined
        ? []
        : (segment.personas ?? []).map((persona) => {
            const result = results.find((candidate) => candidate.persona_id === persona.id)
            return { stage, persona, state: pairState(result, knownDeliveryBasis(persona, script)) }
          })
    }),
  }))
}

/** Segments with at least one narrative and one persona. */
export function deliverableSegments(data: ReportData): AnalyzedSegment[] {
  return segmentsOf(data).filter((segment) => (segment.personas?.length ?? 0) > 0 && Object.keys(segment.narratives ?? {}).length > 0)
}

export interface DeliveryCounts {
  readonly total: number
  readonly missing: number
  readonly failed: number
  readonly stale: number
}

export function countPairs(segments: readonly SegmentPairs[]): DeliveryCounts {
  const states = segments.flatMap(({ pairs }) => pairs.map(({ state }) => state))
  const count = (state: PairState) => states.filter((other) => other === state).length
  return { total: states.length, missing: count('missing'), failed: count('failed'), stale: count('stale') }
}

/** The results with one answer taken in; answers of personas no longer in the focus group leave with it. */
export function withDelivery(data: ReportData, segment: AnalyzedSegment, stage: HpemStage, result: DeliveryResult): ReportData {
  const entries = data.simulationResults ?? []
  const key = narrativeKey(segment.id, stage)
  const place = entries.findIndex((entry) => entry.narrativeKey === key)
  const members = new Set(segment.personas?.map(({ id }) => id))
  const kept = (entries[place]?.results ?? []).filter(({ persona_id: id }) => members.has(id))
  const at = kept.findIndex(({ persona_id: id }) => id === result.persona_id)
  const before = kept[at]
  if (before && sameResult(before, result) && kept.length === entries[place]?.results.length) return data
  const results = at < 0 ? [...kept, result] : kept.with(at, result)
  const summary = summarizeDelivery(results)
  const averageScore = summary.outcome === 'measured' ? summary.mean : null
  const entry: StageDelivery = { narrativeKey: key, segmentId: segment.id, segmentName: segment.segment_name, stage, averageScore, results }
  return { ...data, simulationResults: place < 0 ? inOrder(data, [...entries, entry]) : entries.with(place, entry) }
}

function sameResult(a: DeliveryResult, b: DeliveryResult): boolean {
  return a.basis === b.basis && a.measured === b.measured && a.effectiveness_score === b.effectiveness_score && a.feedback === b.feedback
}

/** Segment by segment, stage by stage, however the answers arrive. */
function inOrder(data: ReportData, entries: readonly StageDelivery[]): StageDelivery[] {
  const places = new Map(segmentsOf(data).map((segment, index) => [segment.id, index]))
  const place = ({ segmentId, stage }: StageDelivery) => (places.get(segmentId) ?? places.size) * hpemStages.length + (stage ? hpemStages.indexOf(stage) : 0)
  return [...entries].sort((a, b) => place(a) - place(b))
}
