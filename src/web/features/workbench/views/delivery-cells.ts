import type { DeliveryResult, StageDelivery } from '../../../../contract/delivery-result.ts'
import { type HpemStage, hpemStages } from '../../../../contract/hpem-stage.ts'
import { effectivenessBand } from '../../../../domain/delivery/effectiveness-band.ts'
import { type DeliverySummary, summarizeDelivery } from '../../../../domain/delivery/summarize-delivery.ts'

export interface DeliveryCell {
  readonly stage: HpemStage
  readonly results: readonly DeliveryResult[]
  readonly summary: DeliverySummary
}

export interface DeliveryRow {
  readonly segmentId: string
  readonly segmentName: string
  /** By stage; a stage nothing was delivered for is absent. */
  readonly cells: Readonly<Partial<Record<HpemStage, DeliveryCell>>>
  /** Mean over the stages' means, each with the same weight; null where nobody was measured. */
  readonly mean: number | null
}

/** Older reports name the stage only at the end of the key, `${segmentId}-${stage}`. */
function stageOf({ stage, narrativeKey }: StageDelivery): HpemStage | undefined {
  return stage ?? hpemStages.find((candidate) => narrativeKey.endsWith(candidate))
}

/** An entry is replaced, never changed, so its summary holds as long as it lives: 500 answers arrive one by one. */
const cellsByEntry = new WeakMap<StageDelivery, DeliveryCell>()

function cellOf(entry: StageDelivery, stage: HpemStage): DeliveryCell {
  const known = cellsByEntry.get(entry) ?? { stage, results: entry.results, summary: summarizeDelivery(entry.results) }
  cellsByEntry.set(entry, known)
  return known
}

/** Results as a segment × stage table, in the order the segments first appear. */
export function deliveryRows(deliveries: readonly StageDelivery[]): DeliveryRow[] {
  const rows = new Map<string, { segmentName: string; cells: Partial<Record<HpemStage, DeliveryCell>> }>()
  for (const entry of deliveries) {
    const stage = stageOf(entry)
    if (stage === undefined) continue
    const row = rows.get(entry.segmentId) ?? { segmentName: entry.segmentName, cells: {} }
    rows.set(entry.segmentId, row)
    row.cells[stage] = cellOf(entry, stage)
  }
  return [...rows].map(([segmentId, row]) => ({ segmentId, ...row, mean: meanOfStages(row.cells) }))
}

function meanOfStages(cells: DeliveryRow['cells']): number | null {
  const means = Object.values(cells).flatMap(({ summary }) => (summary.outcome === 'measured' ? [summary.mean] : []))
  return means.length === 0 ? null : means.reduce((sum, mean) => sum + mean, 0) / means.length
}

/** Each segment's mean delivery score, 0 to 10. */
export function deliveryMeans(deliveries: readonly StageDelivery[]): ReadonlyMap<string, number> {
  return new Map(deliveryRows(deliveries).flatMap(({ segmentId, mean }) => (mean === null ? [] : [[segmentId, mean] as const])))
}

export interface DeliveryTotals {
  readonly answered: number
  readonly leftOut: number
  /** The most personas that one message was shown to. */
  readonly panel: number
}

/** How many answers the figures rest on, and how many failed calls are in none. */
export function deliveryTotals(rows: readonly DeliveryRow[]): DeliveryTotals {
  const cells = rows.flatMap((row) => Object.values(row.cells))
  const answered = cells.reduce((sum, { summary }) => sum + (summary.outcome === 'measured' ? summary.measured : 0), 0)
  const leftOut = cells.reduce((sum, { summary }) => sum + summary.leftOut, 0)
  return { answered, leftOut, panel: Math.max(0, ...cells.map(({ results }) => results.length)) }
}

/** A message that at least one persona answered. */
interface MeasuredMessage {
  readonly segmentName: string
  readonly stage: HpemStage
  readonly summary: Extract<DeliverySummary, { outcome: 'measured' }>
}

/** Every message with an answer, in the order of the table. */
export function measuredMessages(rows: readonly DeliveryRow[]): MeasuredMessage[] {
  return rows.flatMap(({ segmentName, cells }) =>
    Object.values(cells).flatMap(({ stage, summary }) => (summary.outcome === 'measured' ? [{ segmentName, stage, summary }] : [])),
  )
}

/** The message with the highest mean, the first of several; undefined where there is none. */
export function bestOf(messages: readonly MeasuredMessage[]): MeasuredMessage | undefined {
  const [first, ...others] = messages
  return first && others.reduce((top, other) => (other.summary.mean > top.summary.mean ? other : top), first)
}

/** The chart's answer in a sentence: how many messages reach the upper bands, and which did best. */
export function deliveryTitle(rows: readonly DeliveryRow[]): string {
  const measured = measuredMessages(rows)
  const best = bestOf(measured)
  if (best === undefined) return 'How each message did'
  const reached = (band: string) => measured.filter(({ summary }) => effectivenessBand(summary.mean) === band).length
  const high = reached('green')
  const upper = high + reached('yellow')
  const [count, mark] = high > 0 ? [high, 8] : [upper, 6]
  const answer =
    count === 0
      ? `None of ${measured.length} messages reaches 6 of 10`
      : `${count} of ${measured.length} messages ${count === 1 ? 'reaches' : 'reach'} ${mark} of 10`
  return `${answer}; best: ${best.segmentName} at ${best.stage}, ${best.summary.mean.toFixed(1)}`
}
