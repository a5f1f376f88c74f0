/**
 * Systematic sampling with probability proportional to size (Madow 1949; Särndal, Swensson and Wretman,
 * Model Assisted Survey Sampling, 1992, 3.6): one random start, then equal steps along the cumulated sizes.
 * On an ordered list the draws spread over the order, and each unit's expected count is `count` × size ÷ total.
 * A unit larger than one step can be drawn more than once. Sizes ≥ 0 with a positive sum; `start` in [0, 1).
 * Returns `count` indices in ascending order.
 */
export function systematicSample(sizes: readonly number[], count: number, start: number): number[] {
  const total = sizes.reduce((sum, size) => sum + size, 0)
  if (!(total > 0)) throw new Error('nothing to sample from')
  const step = total / count
  const drawn: number[] = []
  let upTo = 0
  for (const [index, size] of sizes.entries()) {
    upTo += size
    while (drawn.length < count && (start + drawn.length) * step < upTo) drawn.push(index)
  }
  // Rounding can leave the last draw just past the end; it belongs to the last unit that has a size.
  const last = sizes.findLastIndex((size) => size > 0)
  while (drawn.length < count) drawn.push(last)
  return drawn
}
