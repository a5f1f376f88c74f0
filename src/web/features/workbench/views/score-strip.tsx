import type { DeliveryResult } from '../../../../contract/delivery-result.ts'
import type { DeliverySummary } from '../../../../domain/delivery/summarize-delivery.ts'

interface ScoreStripProps {
  readonly results: readonly DeliveryResult[]
  readonly summary: Extract<DeliverySummary, { outcome: 'measured' }>
  /** As wide as there is room, and with the bands' borders at 6 and 8. */
  readonly wide?: boolean
}

/** How far two dots must be apart, in score points, not to be drawn over each other. */
const dotSpacing = 0.7

/** Room for dots above the line, in hundredths of the scale's length: three of them without touching. */
const stackHeight = 11

/**
 * One dot per persona on the scale from 0 to 10, the range as a line and the mean as a stroke. Decoration beside the
 * figures it draws: the text says the same.
 */
export function ScoreStrip({ results, summary, wide = false }: ScoreStripProps) {
  const scores = results.filter(({ measured }) => measured).map(({ effectiveness_score }) => effectiveness_score)
  const levels = stack(scores)
  // Drawn small in a cell and large on the panel, marks are to look the same size.
  const unit = wide ? 0.45 : 1
  // The same height whatever the pile, so that rows stand evenly; a high pile is pressed together.
  const rise = Math.min(5, stackHeight / Math.max(1, ...levels)) * unit
  const middle = (4 + stackHeight) * unit
  const height = middle + 6 * unit
  return (
    <svg viewBox={`-5 0 110 ${height}`} preserveAspectRatio="xMidYMid meet" aria-hidden="true" className={wide ? 'block w-full' : 'block w-full max-w-36'}>
      <line x1="0" x2="100" y1={middle} y2={middle} stroke="currentColor" strokeOpacity="0.25" strokeWidth={unit} />
      {wide &&
        [60, 80].map((x) => (
          <line key={x} x1={x} x2={x} y1="0" y2={height} stroke="currentColor" strokeOpacity="0.4" strokeDasharray="1 1" strokeWidth="0.3" />
        ))}
      <line x1={summary.lowest * 10} x2={summary.highest * 10} y1={middle} y2={middle} stroke="currentColor" strokeOpacity="0.6" strokeWidth={2 * unit} />
      <line x1={summary.mean * 10} x2={summary.mean * 10} y1={middle - 5 * unit} y2={middle + 5 * unit} stroke="currentColor" strokeWidth={2 * unit} />
      {scores.map((score, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a dot has nothing but its place
        <circle key={place} cx={score * 10} cy={middle - (levels[place] ?? 0) * rise} r={3 * unit} fill="currentColor" fillOpacity="0.75" />
      ))}
    </svg>
  )
}

/** The level of each dot above the line, so that equal scores pile up. */
function stack(scores: readonly number[]): number[] {
  const placed: { score: number; level: number }[] = []
  for (const score of scores) {
    const near = placed.filter((other) => Math.abs(other.score - score) < dotSpacing).map(({ level }) => level)
    let level = 0
    while (near.includes(level)) level += 1
    placed.push({ score, level })
  }
  return placed.map(({ level }) => level)
}
