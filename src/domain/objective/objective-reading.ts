export const behaviourClasses = [
  'attend',
  'vote',
  'donate',
  'sign',
  'contact',
  'volunteer',
  'support',
  'oppose',
  'adopt',
  'health-visit',
  'enroll',
  'join',
  'reduce',
  'share',
  'learn',
  'act',
] as const
/** What kind of thing is asked of people. `act` is the honest fallback where the words do not say. */
export type BehaviourClass = (typeof behaviourClasses)[number]

/** The audience. Every form is lower-case inside a sentence unless it begins with a name, and takes a plural verb unless said otherwise. */
export interface AudienceReading {
  /** Plural, no leading article, without place or count: `dairy-farm households`. */
  readonly plural: string
  /** One of them with its article: `a dairy-farm household`. Singular verb. */
  readonly one: string
  /** The last noun, singular: `household`. */
  readonly head: string
  /** False when the objective names nobody and a general word stands in. */
  readonly stated: boolean
}

/** The behaviour, in every form a sentence needs. Never empty, no closing punctuation. */
export interface BehaviourReading {
  readonly class: BehaviourClass
  /** `attend one of two county water-quality hearings` (after "to", "can", "will"). */
  readonly base: string
  /** `attending one of two county water-quality hearings`. */
  readonly gerund: string
  /** `attends one of two county water-quality hearings`. */
  readonly third: string
  /** `attended one of two county water-quality hearings`. */
  readonly past: string
  /** At most six words, for use inside another phrase: `attend county water-quality hearings`. */
  readonly shortBase: string
  readonly shortGerund: string
  readonly stated: boolean
}

/** What it is about, as a noun phrase that can follow "about": `county water-quality hearings`, `the US–Israel alliance`. */
export interface SubjectReading {
  readonly text: string
  /** Without its article: `US–Israel alliance`. */
  readonly bare: string
  readonly stated: boolean
}

export interface PlaceReading {
  /** `three Wisconsin counties`. */
  readonly text: string
  /** With its preposition: `in three Wisconsin counties`, `on campus`. */
  readonly inPlace: string
  /** True when the objective's own words name it, false when it is the region field or a general word. */
  readonly stated: boolean
}

/** What a desired outcome says, read by rules. Slots are never empty, so a sentence built from them never breaks. */
export interface ObjectiveReading {
  /** The user's text with white space made single. */
  readonly source: string
  readonly language: 'english' | 'other'
  readonly who: AudienceReading
  readonly what: BehaviourReading
  readonly subject: SubjectReading
  readonly place: PlaceReading
  /** As an adverbial that can end a sentence: `before June 2027`. Null when none is stated. */
  readonly deadline: string | null
  /** `15 %`, `two of three`, `at least 500`. Null when none is stated. */
  readonly measure: string | null
  /** Limits the user set: `without paid advertising`. */
  readonly constraints: readonly string[]
  /** The content words of the objective, lower-case, most telling first, at most 12, at least 1. */
  readonly keywords: readonly string[]
}
