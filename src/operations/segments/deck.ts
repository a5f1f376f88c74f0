import { type Random, shuffled } from '../../domain/random.ts'

/**
 * Deals the items in a random order, each once, then shuffles again: two decks of one size must not fall into step.
 * Throws on an empty deck: the data must not have one.
 */
export function createDeck<T>(random: Random, items: readonly T[]): () => T {
  let order: T[] = []
  return () => {
    if (order.length === 0) order = shuffled(random, items)
    const item = order.pop()
    if (item === undefined) throw new Error('a deck without cards')
    return item
  }
}
