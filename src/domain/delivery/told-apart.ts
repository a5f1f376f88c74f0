import type { DeliverySummary } from './summarize-delivery.ts'

type Sample = Pick<Extract<DeliverySummary, { outcome: 'measured' }>, 'mean' | 'standardDeviation' | 'measured'>

/** Two-sided 95 % points of Student's t for 1 to 30 degrees of freedom (any statistics table); beyond that the normal's 1.96 is near enough. */
const t95 = [
  12.71, 4.3, 3.18, 2.78, 2.57, 2.45, 2.36, 2.31, 2.26, 2.23, 2.2, 2.18, 2.16, 2.14, 2.13, 2.12, 2.11, 2.1, 2.09, 2.09, 2.08, 2.07, 2.07, 2.06, 2.06, 2.06,
  2.05, 2.05, 2.05, 2.04,
] as const

/**
 * Whether two mean scores differ by more than their own spreads explain: Welch's test (Welch 1947, Biometrika 34), its
 * degrees of freedom after Satterthwaite (1946, Biometrics Bulletin 2), two-sided at 95 % for this one pair. Where t is
 * not defined (a single answer, or no spread in either) nothing is told apart.
 */
export function toldApart(a: Sample, b: Sample): boolean {
  if (a.standardDeviation === null || b.standardDeviation === null) return false
  const [va, vb] = [a.standardDeviation ** 2 / a.measured, b.standardDeviation ** 2 / b.measured]
  if (va + vb === 0) return false
  const freedom = Math.max(1, Math.floor((va + vb) ** 2 / (va ** 2 / (a.measured - 1) + vb ** 2 / (b.measured - 1))))
  return Math.abs(a.mean - b.mean) > (t95[freedom - 1] ?? 1.96) * Math.sqrt(va + vb)
}
