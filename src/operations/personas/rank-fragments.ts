import type { Random } from '../../domain/random.ts'
import { shuffled } from '../../domain/random.ts'

const wordsOf = (text: string) => new Set((text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, 6)))

/** Fragments in the order of how many words they share with the segment's text, ties in a random order. */
export function rankedByText<T>(random: Random, fragments: readonly T[], textOf: (fragment: T) => string, segmentText: string): T[] {
  const told = wordsOf(segmentText)
  const score = (fragment: T) => {
    const own = [...wordsOf(textOf(fragment))]
    // In coarse steps, so that a word in common by chance does not bring the same piece to every segment.
    return own.length === 0 ? 0 : Math.floor((own.filter((word) => told.has(word)).length * 2) / Math.sqrt(own.length))
  }
  return shuffled(random, fragments)
    .map((fragment) => ({ fragment, points: score(fragment) }))
    .sort((a, b) => b.points - a.points)
    .map(({ fragment }) => fragment)
}
