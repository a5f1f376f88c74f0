/** A stream of numbers in [0, 1), the same for the same seed. */
export type Random = () => number

/** xmur3: spreads a text over 32 bits (Bob Jenkins' mixing steps, public domain). */
export function hash32(value: string): number {
  let h = 1779033703 ^ value.length
  for (let i = 0; i < value.length; i++) {
    h = Math.imul(h ^ value.charCodeAt(i), 3432918353)
    h = (h << 13) | (h >>> 19)
  }
  h = Math.imul(h ^ (h >>> 16), 2246822507)
  h = Math.imul(h ^ (h >>> 13), 3266489909)
  return (h ^ (h >>> 16)) >>> 0
}

/** mulberry32 (Tommy Ettinger, public domain): 32-bit state, ample for choosing words, not for secrets. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** A whole number from 0 to `count` - 1. */
export function pickIndex(random: Random, count: number): number {
  return Math.floor(random() * count)
}

/** The items in a random order (Fisher-Yates); the argument is left as it was. */
export function shuffled<T>(random: Random, items: readonly T[]): T[] {
  const result = [...items]
  for (let i = result.length - 1; i > 0; i--) {
    const j = pickIndex(random, i + 1)
    const held = result[i] as T
    result[i] = result[j] as T
    result[j] = held
  }
  return result
}
