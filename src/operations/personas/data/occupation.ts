/**
 * When the work happens. `day` is roughly eight to five on weekdays; `early` ends by mid-afternoon; `evening`
 * covers supper time; `night` ends in the morning; `rotating` changes by roster; `own` sets its own hours;
 * `barn` is bound to animals morning and evening; `split` has a gap in the middle of the day.
 */
export type Rhythm = 'day' | 'early' | 'evening' | 'night' | 'rotating' | 'own' | 'barn' | 'split'

export interface Occupation {
  /** Lower-case, without article: `school bus driver`. */
  readonly title: string
  /** Predicate: `drives the six o’clock and the three o’clock route of a school district`. */
  readonly does: string
  /** Lowest and highest index into the frame's schooling levels. */
  readonly educ: readonly [number, number]
  /** Lowest and highest age at which it is drawn. */
  readonly ages: readonly [number, number]
  /** Where it exists. */
  readonly where: 'metro' | 'nonmetro' | 'anywhere'
  readonly rhythm: Rhythm
  /** Rough share of women among those who do it, 0 to 1; a planning assumption. */
  readonly women: number
  /** Predicate with its reason in the work: `has farm radio on in the parlor, because both hands are busy`. */
  readonly hears: string
  /** Words in a segment's text that call for this work. */
  readonly called: RegExp
}
