import { hash32 } from '../../domain/random.ts'
import type { Situation } from './situation-types.ts'

function rotate<T>(items: readonly T[], by: number): readonly T[] {
  const start = items.length === 0 ? 0 : by % items.length
  return [...items.slice(start), ...items.slice(0, start)]
}

/**
 * The same knowledge with each list begun at a place of the objective's own (by a hash of its text), so that two
 * objectives about the same field or the same people do not open with the same points. Ordered lists (steps) stay.
 */
export function turned(situation: Situation): Situation {
  const turn = (tree: object, salt: string): object =>
    Object.fromEntries(
      Object.entries(tree).map(([key, value]: [string, unknown]) => [
        key,
        Array.isArray(value) && key !== 'steps' ? rotate(value, hash32(`${situation.reading.source}|${salt}|${key}`)) : value,
      ]),
    )
  return {
    ...situation,
    behaviour: { ...situation.behaviour, ...turn(situation.behaviour, 'behaviour') },
    domain: { ...situation.domain, ...turn(situation.domain, 'domain') },
    audience: { ...situation.audience, ...turn(situation.audience, 'audience') },
  }
}
