import type { Situation } from './situation-types.ts'
import { asYours } from './spoken.ts'

/** The longest name of an audience that can still be called out to. */
const calledWords = 4

/** The behavior as the last stage asks for it: with its place and its date where the objective names them, and nothing made up where it does not. */
export interface CallToAct {
  /** Imperative to the viewer: `test your kitchen tap for lead`. */
  readonly udo: string
  /** With a space before it, or empty: ` in Milwaukee`. */
  readonly in: string
  /** With a space before it, or empty: ` before June 2027`. */
  readonly when: string
  /** The whole call, lower-case: `renters in Milwaukee: test your kitchen tap for lead before June 2027`. */
  readonly call: string
}

/** A deadline counted from the campaign’s start is said as a viewer counts it. */
const saidDeadline = (deadline: string) => deadline.replace(/^within (?=\d|an? |one|two|three|six|twelve)/, 'within the next ').replace(/ next an? /, ' next ')

/** What the last film asks for, in words that can be said. */
export function callToAct({ reading }: Situation): CallToAct {
  const { who, what, place, deadline } = reading
  const udo = asYours(what.base)
  const when = deadline === null || udo.includes(deadline) ? '' : ` ${saidDeadline(deadline)}`
  const where = !place.stated || udo.includes(place.text) ? '' : ` ${place.inPlace}`
  const called = who.stated && who.plural.split(' ').length <= calledWords
  const whereOfPeople = who.plural.includes(place.text) ? '' : where
  return { udo, in: where, when, call: called ? `${who.plural}${whereOfPeople}: ${udo}${when}` : `${udo}${where}${when}` }
}
