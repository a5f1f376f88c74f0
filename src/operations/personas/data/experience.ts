import type { BarrierKind } from '../../objective/situation-types.ts'

/** A condition on a person: a fact's name, or the name after `!`. */
export type Need =
  | 'works'
  | '!works'
  | 'retired'
  | '!student'
  | 'student-job'
  | 'dairy'
  | 'student'
  | 'kids'
  | '!kids'
  | 'grown'
  | 'partner'
  | 'alone'
  | 'rents'
  | 'owns'
  | 'car'
  | '!car'
  | 'dayjob'
  | 'shift'
  | 'farm'
  | 'business'
  | 'young'
  | 'mid'
  | 'old'
  | '!young'
  | '!old'
  | 'female'
  | 'male'
  | 'rural'
  | 'urban'
  | 'faith'
  | 'veteran'
  | 'online'
  | '!online'
  | 'health'
  | 'school'
  | 'boss'
  | 'degree'
  | '!degree'
  | 'second-job'

/** Something that happened to a made-up person once, which explains what keeps them back. */
export interface Experience {
  readonly kind: BarrierKind
  readonly needs: readonly Need[]
  /** One clause or more without subject and without closing period, past tense: `went once, waited two hours`. Slots in braces. */
  readonly happened: string
  /** Noun phrase: what would have to be different. */
  readonly relief: string
}

export const once = (kind: BarrierKind, needs: readonly Need[], happened: string, relief: string): Experience => ({ kind, needs, happened, relief })
