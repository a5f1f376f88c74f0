/** The sentence frame in which the wish is put. */
export type ObjectiveFrame =
  | 'get-to'
  | 'have'
  | 'persuade'
  | 'imperative'
  | 'should'
  | 'we-want'
  | 'our-goal'
  | 'date-first'
  | 'share-of'
  | 'more-doing'
  | 'noun-phrase'
  | 'awareness'
  | 'reduce'
  | 'stop-from'
  | 'passive'
  | 'question'
  | 'background-first'

/** What else makes the text easy to misread. */
export type ObjectiveTrait =
  | 'relative-clause'
  | 'stacked-prepositions'
  | 'two-audiences'
  | 'two-behaviours'
  | 'purpose'
  | 'reason'
  | 'constraint'
  | 'number-in-behaviour'
  | 'sentences'
  | 'bullets'
  | 'lower-case'
  | 'typos'
  | 'capitals'

/**
 * An objective as a user types it, and what a careful person reads in it. Labels were written from the text
 * alone, without regard to what any reader of objectives can do.
 *
 * All labels but `behaviour` and `field` are words of the text, unbroken, typing errors included; case is free.
 */
export interface LabelledObjective {
  readonly text: string
  /** Those who should act: the noun with the words before it that say what kind, no article, no count, no place. Null when nobody is named. */
  readonly who: string | null
  /** Words after the noun that narrow the audience and are no part of the behaviour. */
  readonly whoDetail?: string
  /** Continues "to …": base form, without place, deadline, the goal's numbers, limits, purpose and reason. Places and numbers that are part of the thing done stay. */
  readonly behaviour: string
  /** Other ways to say it that are as right, where the text leaves the verb to its reader. */
  readonly behaviourAlso?: readonly string[]
  /** The name alone: `Phoenix`, `three Wisconsin counties`. */
  readonly place: string | null
  /** As written, with its preposition. */
  readonly deadline: string | null
  /** As written: `15 %`, `at least 500`, `every`, `from 12 % to 20 %`. A mere `more` or `fewer` is none. */
  readonly measure: string | null
  /** The limit the user set on the campaign, as written. */
  readonly limit?: string
  /** The subject matter in one or two words, not necessarily of the text. */
  readonly field: string
  readonly frame: ObjectiveFrame
  readonly traits?: readonly ObjectiveTrait[]
}
