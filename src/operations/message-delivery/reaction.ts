import type { deliveryWeights } from './delivery-weights.ts'
import type { Line } from './read-script.ts'

type ReactionKind = Exclude<
  keyof typeof deliveryWeights,
  'base' | 'offTopicFactor' | 'insultFactor' | 'insultCap' | 'offTopicCap' | 'unreadable' | 'otherLanguage' | 'readiness'
>

/** One thing the message did to this person: what, worth how many points, and where in the script. */
export interface Reaction {
  readonly kind: ReactionKind
  readonly points: number
  /** Null where the fault is that something is missing. */
  readonly line: Line | null
  /** The words of the line that did it, where a rule knows them. */
  readonly wanted?: RegExp | undefined
}

/** What ends a listening before anything else counts. */
export type Knockout = 'gibberish' | 'other-language' | 'empty' | 'insult' | 'off-topic'
