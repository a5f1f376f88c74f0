import { hash32, type Random, seededRandom } from '../../domain/random.ts'
import type { Situation } from '../objective/situation-types.ts'
import { createDeck } from './deck.ts'

/** Deals knowledge and sentence frames so that nothing is told twice while something untold is left. */
export interface Dealer {
  /** A random stream of this objective and seed, for choices beside the decks. */
  readonly random: Random
  /** The next item of a named list: each once in random order, then over again. */
  readonly deal: <T>(name: string, items: readonly T[]) => T
  /** The next item of a named list while there is one that was not dealt; then null. */
  readonly dealOnce: <T>(name: string, items: readonly T[]) => T | null
  /** A text none of whose sentences this draft has said; after many vain tries the last one stands. */
  readonly fresh: (make: () => string) => string
  /** The same for anything, by what must not come again. */
  readonly unused: <T>(make: () => T, keysOf: (made: T) => readonly string[]) => T
}

/** Far more than the combinations of any two decks. */
const maxTries = 60

/** A dealer for one draft: another seed, objective or purpose deals in another order. */
export function createDealer(purpose: string, situation: Situation, random: Random): Dealer {
  const own = seededRandom(hash32(`${purpose}\n${situation.reading.source}\n${situation.region}`) ^ Math.floor(random() * 2 ** 32))
  const decks = new Map<string, { next: () => unknown; left: number }>()
  const deckOf = (name: string, items: readonly unknown[]) => {
    const known = decks.get(name)
    if (known) return known
    const made = { next: createDeck(own, items), left: items.length }
    decks.set(name, made)
    return made
  }
  const taken = new Set<string>()
  const unused = <T>(make: () => T, keysOf: (made: T) => readonly string[]): T => {
    let made = make()
    for (let tries = 0; tries < maxTries && keysOf(made).some((key) => taken.has(key)); tries++) made = make()
    for (const key of keysOf(made)) taken.add(key)
    return made
  }
  return {
    random: own,
    deal: <T>(name: string, items: readonly T[]): T => {
      const deck = deckOf(name, items)
      deck.left--
      return deck.next() as T
    },
    fresh: (make) => unused(make, (text) => text.split(/(?<=[.?!])\s+/)),
    unused,
    dealOnce: <T>(name: string, items: readonly T[]): T | null => {
      const deck = deckOf(name, items)
      if (deck.left <= 0) return null
      deck.left--
      return deck.next() as T
    },
  }
}
