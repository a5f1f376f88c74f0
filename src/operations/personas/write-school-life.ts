import type { Random } from '../../domain/random.ts'
import { pick } from './choose.ts'
import { schoolAfternoons, schoolHouseholds, schoolStandings } from './data/school-life.data.ts'
import type { Hints } from './hints.ts'
import type { PersonFacts } from './person-facts.ts'
import { pronounsOf } from './person-words.ts'

/** How somebody of age stands to an audience that is younger. Age in whole years. */
function backwards(audience: string, age: number): readonly string[] {
  const years = age === 18 ? 'three' : 'four'
  return [
    `(older than ${audience}: a look back of ${years} years)`,
    `(nobody under eighteen is drawn; ${audience} are seen from ${years} years on)`,
    `(in place of ${audience}, who are too young to be drawn)`,
    `(${years} years past the age that is meant, and asked to remember it)`,
    `(of age, so speaking for ${audience} from memory)`,
    `(${audience} are minors and not drawn; that age lies ${years} years back here)`,
  ]
}

/**
 * The life of somebody at high school. Nobody under eighteen is drawn, so where the objective is about younger people,
 * the persona says for whom it stands.
 */
export function writeSchoolLife(facts: PersonFacts, random: Random, hints: Hints): string {
  const { first, age, lives } = facts
  const { they, They } = pronounsOf(facts)
  const stand = pick(random, schoolStandings[age === 18 ? 'eighteen' : 'nineteen'])
  const household = pick(random, schoolHouseholds).replace(/^lives/, `lives ${lives}`)
  const afternoon = pick(random, schoolAfternoons)
  // Nobody this old is in the grades meant, and the sentence that says how old they are says so.
  const standing = hints.younger ? `${stand} ${pick(random, backwards(hints.audience, age))}` : stand
  return pick(random, [
    `${first} ${standing}. ${They} ${household}, and ${afternoon}.`,
    `${first} ${household}. ${They} ${standing}. Outside class ${they} ${afternoon}.`,
    `${first} ${standing}. Outside class ${they} ${afternoon}. ${They} ${household}.`,
  ])
}
