import type { BarrierKind } from '../objective/situation-types.ts'
import type { Region } from './data/geography.data.ts'
import type { Eth, Sex } from './person-facts.ts'

export type SegmentKind = 'supporter' | 'opponent' | 'mixed'

/** What a segment's and an objective's words say about who is meant. Null where they say nothing. */
export interface Hints {
  /** Whole years, both ends included. */
  readonly ages: readonly [number, number] | null
  readonly sex: Sex | null
  readonly eth: Eth | null
  readonly metro: boolean | null
  /** Indexes into the frame's schooling levels, both ends included. */
  readonly educ: readonly [number, number] | null
  readonly region: Region | null
  readonly state: string | null
  readonly city: string | null
  /** A named place outside the United States. */
  readonly foreign: string | null
  readonly status: 'working' | 'retired' | 'student' | null
  readonly highSchool: boolean
  /** True where the objective's audience is younger than anybody who is drawn: `9th graders`. */
  readonly younger: boolean
  /** True for adults around an audience of minors: they can help with what is asked and do not do it themselves. */
  readonly around: boolean
  readonly children: 'at-home' | 'grown' | null
  readonly home: 'owns' | 'rents' | null
  readonly veteran: boolean
  readonly faith: boolean
  readonly conservative: boolean
  /** Text in which a word that calls for an occupation counts: the segment's, and the objective's audience. */
  readonly segmentText: string
  readonly segmentName: string
  readonly audienceText: string
  /** The objective's audience in its own words; empty where it names none. */
  readonly audience: string
  /** The audience, where its words can call for an occupation; empty for pupils, households and the like. */
  readonly workforce: string
  readonly kind: SegmentKind
  /** Most telling first; empty where the text names none. */
  readonly barrierKinds: readonly BarrierKind[]
}
