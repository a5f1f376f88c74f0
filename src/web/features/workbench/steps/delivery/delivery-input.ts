import { limits } from '../../../../../contract/limits.ts'
import type { ReportData } from '../../../../../contract/report.ts'
import type { PlanInput } from '../../../../../contract/run.ts'
import { analysedObjective } from '../../analysis/analysis.ts'
import { deliveryPairs, type PairState, type SegmentPairs } from '../../analysis/deliveries.ts'

type DeliveredSegments = PlanInput<'deliver-messages'>['segments']

/** The pairs of persona and narrative in the given states, as a run takes them; null where there are none. */
export function deliveryInput(data: ReportData, wanted: readonly PairState[]): PlanInput<'deliver-messages'> | null {
  const pairs = deliveryPairs(data)
  const exact = pairs.flatMap((segment) => entriesOf(segment, wanted))
  // A run takes so many entries: where the exact ones are more, a segment is asked as a whole.
  const segments = exact.length <= limits.segmentsMax ? exact : pairs.flatMap((segment) => (hasAny(segment, wanted) ? entriesOf(segment, allStates) : []))
  if (segments.length === 0) return null
  const { desiredOutcome } = analysedObjective(data)
  return { segments, ...(desiredOutcome.trim() === '' ? {} : { desiredOutcome }) }
}

export const allStates: readonly PairState[] = ['missing', 'failed', 'stale', 'current']

function hasAny({ pairs }: SegmentPairs, wanted: readonly PairState[]): boolean {
  return pairs.some(({ state }) => wanted.includes(state))
}

/** An entry stands for each of its narratives before each of its personas, so stages that want the same personas share one. */
function entriesOf({ segment, pairs }: SegmentPairs, wanted: readonly PairState[]): DeliveredSegments {
  const asked = pairs.filter(({ state }) => wanted.includes(state))
  const byStage = [...Map.groupBy(asked, ({ stage }) => stage)]
  const bySamePersonas = Map.groupBy(byStage, ([, members]) => JSON.stringify(members.map(({ persona }) => persona.id)))
  return [...bySamePersonas.values()].map((stages) => ({
    id: segment.id,
    segment_name: segment.segment_name,
    narratives: Object.fromEntries(stages.map(([stage]) => [stage, segment.narratives?.[stage]])),
    personas: stages[0]?.[1].map(({ persona }) => persona) ?? [],
  }))
}
