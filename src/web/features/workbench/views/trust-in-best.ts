import type { DeliveryRow } from './delivery-cells.ts'

interface Measured {
  readonly mean: number
  readonly deviation: number
  readonly count: number
}

/** Two-sided 95 % points of Student's t for 1 to 30 degrees of freedom (any statistics table); beyond that the normal's 1.96 is near enough. */
const t95 = [
  12.71, 4.3, 3.18, 2.78, 2.57, 2.45, 2.36, 2.31, 2.26, 2.23, 2.2, 2.18, 2.16, 2.14, 2.13, 2.12, 2.11, 2.1, 2.09, 2.09, 2.08, 2.07, 2.07, 2.06, 2.06, 2.06,
  2.05, 2.05, 2.05, 2.04,
] as const

/**
 * What to make of the highest mean: how many other messages this test cannot tell from it. Null where fewer than two
 * messages have the two answers that a spread takes.
 */
export function trustInBest(rows: readonly DeliveryRow[]): string | null {
  const measured = rows.flatMap(({ cells }) => Object.values(cells).flatMap(({ summary }) => readSummary(summary)))
  const [first] = measured
  if (first === undefined || measured.length < 2) return null
  const best = measured.reduce((top, other) => (other.mean > top.mean ? other : top), first)
  const others = measured.length - 1
  const tied = measured.filter((other) => other !== best && !toldApart(best, other)).length
  const among = others === 1 ? 'The other message' : tied === 0 ? 'Every other message' : `${tied} of the ${others} other messages`
  const verb = tied === 0 ? 'can be told apart from the best' : 'cannot be told apart from the best'
  return `${among} ${verb} (Welch's t, 95 %), and the top of ${measured.length} is flattered by chance. These are synthetic personas: test with people before relying on it.`
}

function readSummary(summary: NonNullable<DeliveryRow['cells']['Awareness']>['summary']): Measured[] {
  if (summary.outcome !== 'measured' || summary.standardDeviation === null) return []
  return [{ mean: summary.mean, deviation: summary.standardDeviation, count: summary.measured }]
}

/** Welch's test for two means with their own spreads (Welch 1947, degrees of freedom after Satterthwaite). */
function toldApart(a: Measured, b: Measured): boolean {
  const [va, vb] = [a.deviation ** 2 / a.count, b.deviation ** 2 / b.count]
  const difference = Math.abs(a.mean - b.mean)
  if (va + vb === 0) return difference > 0
  const freedom = Math.max(1, Math.floor((va + vb) ** 2 / (va ** 2 / (a.count - 1) + vb ** 2 / (b.count - 1))))
  return difference > (t95[freedom - 1] ?? 1.96) * Math.sqrt(va + vb)
}
