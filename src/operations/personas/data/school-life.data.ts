/** Lives of people still at high school, all of age: each list gives one clause. */
export const schoolHouseholds: readonly string[] = [
  'lives with both parents and a younger brother',
  'lives with a mother who works nights and a sister in middle school',
  'lives with a grandmother and two cousins',
  'lives with a father during the week and a mother on weekends',
  'lives with an aunt after a move last year',
  'lives with both parents over the family’s shop',
  'lives with a mother and her partner, who has two of his own',
  'lives with an older brother who signs the forms',
  'lives with both parents, one of whom drives for a living',
  'lives with three siblings in two bedrooms',
  'lives with a father who is on the road four days in seven',
  'lives with a mother and a grandfather who does the cooking',
  'lives with foster parents of long standing',
  'lives with both parents and a twin',
  'lives with a mother in the upstairs of an uncle’s house',
]

export const schoolAfternoons: readonly string[] = [
  'bags groceries four afternoons a week',
  'runs the 800 meters in spring',
  'plays bass in a new band',
  'minds two small cousins until six',
  'is on the stage crew and knows the building after dark',
  'washes dishes on weekends at an uncle’s restaurant',
  'plays center-back on the second team',
  'takes the bus to a welding program every other day',
  'sells sneakers online and keeps the boxes in the hall',
  'tutors fractions for service hours',
  'works the counter of a smoothie shop until nine',
  'draws comics for a few friends',
  'plays the trumpet in the marching band',
  'translates at appointments for two relatives',
  'runs cross-country before school',
  'spends afternoons in a garage repairing an old car',
  'manages the wrestling team’s equipment',
  'has nothing fixed after three and gets asked for favors',
]

/** At eighteen and at nineteen, after the name. */
export const schoolStandings: Readonly<Record<'eighteen' | 'nineteen', readonly string[]>> = {
  eighteen: [
    'is in the last year of high school and turned eighteen this fall',
    'is a senior whose eighteenth birthday was in September',
    'has been eighteen for a month and a senior for three',
    'is in the last year of high school, one of the oldest in the class',
    'became a senior and an adult in the same week',
  ],
  nineteen: [
    'is nineteen and in the last year of high school after a move cost credits',
    'is in the last year of high school at nineteen, having lost a year to an illness',
    'started school late, repeated a year and is a senior at nineteen',
    'is nineteen, back for the last year of high school after four months of work',
  ],
}
