import { verbForms } from '../../domain/objective/verb-forms.ts'
import type { Random } from '../../domain/random.ts'
import { wordTable } from '../../domain/word-table.ts'
import { fillSlots } from '../objective/fill-slots.ts'
import { between, pick } from './choose.ts'
import type { Need } from './data/experience.ts'
import type { GroupKnowledge } from './group-knowledge.ts'
import { kidOf } from './has-need.ts'
import { childrenAtHome, type PersonFacts } from './person-facts.ts'

const numbers = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
]

/** Up to eighteen in words, above in figures. */
export function inWords(n: number): string {
  return numbers[n] ?? String(n)
}

export interface Pronouns {
  readonly they: 'she' | 'he'
  readonly them: 'her' | 'him'
  readonly their: 'her' | 'his'
  /** The first two at the start of a sentence. */
  readonly They: 'She' | 'He'
  readonly Their: 'Her' | 'His'
}

export function pronounsOf({ sex }: Pick<PersonFacts, 'sex'>): Pronouns {
  return sex === 'female'
    ? { they: 'she', them: 'her', their: 'her', They: 'She', Their: 'Her' }
    : { they: 'he', them: 'him', their: 'his', They: 'He', Their: 'His' }
}

/** The spouse or partner in a phrase; `somebody at home` where there is none. */
export function partnerOf(facts: PersonFacts): string {
  const { their } = pronounsOf(facts)
  if (facts.tie === 'married') return `${their} ${facts.sex === 'female' ? 'husband' : 'wife'}`
  return facts.tie === 'partnered' ? `${their} partner` : 'somebody at home'
}

const shifts = wordTable<string>({
  night: 'the night shift',
  evening: 'the evening shift',
  rotating: 'a turn on the roster',
  early: 'the early shift',
  split: 'the afternoon run',
  barn: 'chores',
  own: 'a day’s work',
  day: 'work',
})

const ofWork: ReadonlySet<Need> = new Set<Need>(['works', 'dayjob', 'shift', 'farm', 'dairy', 'business', 'health', 'school', 'boss', 'second-job'])

/** How long ago something was, in whole years up to `most`. */
function ago(random: Random, most: number): string {
  if (most < 2) return 'last spring'
  const years = between(random, 2, most)
  return `${inWords(years)} years ago`
}

/**
 * The slots of a life in a fragment, beside the objective's own. A fragment with a child in it happened last year, so
 * that the child was born.
 */
export function fillPerson(text: string, facts: PersonFacts, { random, slots }: Pick<GroupKnowledge, 'random' | 'slots'>, needs: readonly Need[]): string {
  const kid = kidOf(facts) ?? childrenAtHome(facts).at(-1) ?? 6
  const atWork = facts.status === 'working' && needs.some((need) => ofWork.has(need))
  const most = Math.min(12, facts.age - 19, atWork ? facts.years : 12)
  const article = kid === 8 || kid === 11 ? 'an' : 'a'
  return fillSlots(text, {
    ...slots,
    kid: `${article} ${inWords(kid)}-year-old`,
    partner: partnerOf(facts),
    ...pronounsOf(facts),
    friend: pick(random, facts.age < 22 ? schoolFriends : friends),
    spot: pick(random, occasions),
    shift: shifts[facts.occupation?.rhythm ?? 'day'] ?? 'work',
    ago: text.includes('{kid}') ? 'last year' : ago(random, most),
  })
}

/** Somebody near with whom such things are talked over. */
export function confidantOf(facts: PersonFacts): string {
  if (facts.tie === 'married' || facts.tie === 'partnered') return partnerOf(facts)
  const near = (people: readonly string[]) => people[(facts.first.length * 7 + facts.last.length * 3 + facts.age) % people.length] ?? 'one friend'
  if (facts.age >= 62)
    return near([facts.children.some((age) => age >= 24) ? 'a grown child' : 'a niece', 'one old friend', 'a sister', 'the neighbor with the key'])
  if (facts.status === 'working') return near(['one coworker', 'a former coworker', 'a brother', 'one friend from school', 'the neighbor across the way'])
  if (facts.status === 'student') return near(['one friend', 'an older cousin', 'the friend who argues back', 'a brother', 'one classmate', 'an aunt'])
  return near(facts.age < 30 ? ['one friend', 'a cousin', 'a sister'] : ['a neighbor', 'a sister', 'an old friend'])
}

/** Of {friend} and {spot}: people and occasions that fit anybody. */
const friends = ['a cousin', 'a neighbor', 'an old friend', 'a sister-in-law', 'a brother-in-law', 'a friend from school', 'an uncle', 'a friend of the family']
/** The same for somebody at school. */
const schoolFriends = [
  'a cousin',
  'a classmate',
  'a friend from school',
  'a teammate',
  'an aunt',
  'a neighbor',
  'a friend from middle school',
  'an older student',
]
const occasions = [
  'at a cookout',
  'at a birthday',
  'at a family dinner',
  'at a ball game',
  'at a wedding',
  'on the front porch',
  'at a school fair',
  'in a parking lot',
]

const modal = /^(?:can|cannot|could|would|will|may|might|must|should|did|had|went|saw|said|knew|fought|sold)$/
const irregular = wordTable<string>({ are: 'is', were: 'was' })

/** A phrase written for a group, said of one of them: `a place they already stand` becomes `a place she already stands`. */
export function asOne(phrase: string, facts: Pick<PersonFacts, 'sex'>): string {
  const { they, their } = pronounsOf(facts)
  // "People whose time is their own" are others, and a second verb (`are careful and trust`) would keep its plural.
  if (/\bwhose\b|, own or | and (?:trust|leave|believe|think)\b/.test(phrase)) return phrase
  return phrase
    .replace(/\bthey (already |actually |never |now )?(\w+)\b/g, (_, adverb: string | undefined, verb: string) => {
      const form = irregular[verb] ?? (modal.test(verb) || verb.endsWith('ed') ? verb : verbForms(verb).third)
      return `${they} ${adverb ?? ''}${form}`
    })
    .replace(/\btheir\b/g, their)
}
