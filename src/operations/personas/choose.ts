import { pickIndex, type Random } from '../../domain/random.ts'

/** One of the items. Throws on an empty list: the data must not have one. */
export function pick<T>(random: Random, items: readonly T[]): T {
  const item = items[pickIndex(random, items.length)]
  if (item === undefined) throw new Error('nothing to choose from')
  return item
}

/** One of the items, each as often as its weight says (≥ 0, with a positive sum). */
export function pickWeighted<T>(random: Random, items: readonly (readonly [T, number])[]): T {
  let rest = random() * items.reduce((sum, [, weight]) => sum + weight, 0)
  for (const [item, weight] of items) {
    rest -= weight
    if (rest < 0) return item
  }
  return pick(
    random,
    items.filter(([, weight]) => weight > 0),
  )[0]
}

/** A whole number from `low` to `high`, both included. */
export function between(random: Random, low: number, high: number): number {
  return low + pickIndex(random, high - low + 1)
}
