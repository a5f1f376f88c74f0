import type { Random } from '../../domain/random.ts'
import { list } from '../objective/speak.ts'
import { pick } from './choose.ts'
import type { Hints } from './hints.ts'
import { childrenAtHome, type Educ, type PersonFacts } from './person-facts.ts'
import { inWords, pronounsOf } from './person-words.ts'
import { writeSchoolLife } from './write-school-life.ts'

const an = (noun: string) => `${/^(?:[aeio]|u(?!n[ei]))/i.test(noun) ? 'an' : 'a'} ${noun}`
const yearsIn = (years: number) => (years === 1 ? 'a year' : `${inWords(years)} years`)

const fields = [
  'accounting',
  'nursing prerequisites',
  'mechanical engineering',
  'early education',
  'criminal justice',
  'biology',
  'business',
  'welding and fabrication',
  'graphic design',
  'respiratory therapy',
  'computer networks',
  'social work',
  'agronomy',
  'hospitality',
  'history',
  'chemistry',
]

function workOf(facts: PersonFacts, random: Random): string {
  const { first, age, occupation, years, status, educ } = facts
  const { they } = pronounsOf(facts)
  if (status === 'student') {
    const studies =
      educ === 'HS'
        ? `has started ${pick(random, fields)} at a ${pick(random, ['community college', 'technical college', 'branch campus'])}`
        : `studies ${pick(random, fields)} at a ${pick(random, ['state university', 'community college'])}`
    return occupation === null ? `${first}, ${age}, ${studies}.` : `${first}, ${age}, ${studies} and pays for it with a job: ${they} ${occupation.does}.`
  }
  if (occupation === null) return `${first} is ${age} and has no paid work.`
  const title = an(occupation.title)
  const before = years === 0 ? `worked for a few months as ${title}` : `was ${title} for ${yearsIn(years)}`
  if (status === 'retired')
    return pick(random, [
      `${first} is ${age} and retired; ${they} ${before}.`,
      `${first}, ${age}, retired after ${yearsIn(Math.max(1, years))} as ${title}.`,
      `${first}, now ${age} and retired, ${before}.`,
    ])
  if (status === 'disabled') return `${first}, ${age}, ${before}, until an injury ended it, and lives on a disability check.`
  if (status === 'at-home') return `${first}, ${age}, is at home with the children for now and ${before} before that.`
  if (status === 'between-jobs') return `${first} is ${age} and has been between jobs since last winter; ${they} ${before} before that.`
  if (years === 0)
    return pick(random, [
      `${first}, ${age}, started as ${title} last winter and ${occupation.does}.`,
      `${first} is ${age} and new to the job: as ${title} ${they} ${occupation.does}.`,
    ])
  return pick(random, [
    `${first} is ${age}, ${title} who ${occupation.does}.`,
    `${first} is ${age} and has been ${title} for ${yearsIn(years)}; ${they} ${occupation.does}.`,
    `${first}, ${age}, has been ${title} for ${yearsIn(years)} and ${occupation.does}.`,
    `${first} is ${age}, works as ${title} and ${occupation.does}.`,
    `At ${age}, ${first} has ${yearsIn(years)} behind ${pronounsOf(facts).them} as ${title} and ${occupation.does}.`,
  ])
}

const tieWords = {
  single: 'has never married',
  partnered: 'lives with a partner',
  married: 'is married',
  divorced: 'is divorced',
  widowed: 'is widowed',
} as const

function childrenOf(facts: PersonFacts): string {
  const home = childrenAtHome(facts)
  const away = facts.children.length - home.length
  const parts = []
  if (home.length === 1) parts.push(home[0] === 0 ? 'a baby at home' : `one child at home, aged ${home[0]}`)
  if (home.length > 1) parts.push(`${inWords(home.length)} children at home, aged ${list(home.map((age) => (age === 0 ? 'under one' : String(age))))}`)
  if (away === 1) parts.push(home.length > 0 ? 'one grown' : 'one grown child')
  if (away > 1) parts.push(`${inWords(away)} grown${home.length > 0 ? '' : ' children'}`)
  return parts.length === 0 ? 'no children' : parts.join(', and ')
}

function homeOf(facts: PersonFacts, random: Random): string {
  const { lives, home, age, car } = facts
  const { their } = pronounsOf(facts)
  const onFarm = lives.startsWith('on a farm')
  const where =
    home === 'dorm'
      ? `lives in a dorm ${lives}`
      : home === 'with-family'
        ? `lives with ${age < 32 ? `${their} parents` : 'a sister’s family'} ${lives}`
        : home === 'rented'
          ? `rents ${onFarm ? 'the house' : pick(random, facts.metro ? ['an apartment', 'half a duplex', 'a one-bedroom', 'the top floor of a house', 'two rooms', 'a ground-floor apartment'] : ['a house', 'a trailer', 'the upstairs of a house'])} ${lives}`
          : home === 'owned'
            ? `${pick(random, ['owns a paid-off house', 'lives in a paid-off house', 'owns a house outright', 'owns an older house', 'owns a small house without a mortgage'])} ${lives}`
            : `${pick(random, ['is paying off a house', 'has nineteen years to pay on a house', 'bought a house with help from family', 'has a mortgage on a small house'])} ${lives}`
  return car ? where : `${where} and has no car`
}

/** Schooling as predicates, by level. */
const schooling: Readonly<Record<Educ, readonly string[]>> = {
  'No HS': [
    'left school before the diploma',
    'left high school in the last year',
    'has no diploma and says so',
    'left school at sixteen to earn',
    'never finished high school',
    'left school after tenth grade',
    'is two classes short of a diploma',
  ],
  HS: [
    'has a high-school diploma',
    'went from high school straight to work',
    'finished high school and worked odd jobs for a year',
    'has a high-school diploma and a trade certificate',
    'finished high school near home',
    'finished high school in another state',
    'has a diploma from an evening school',
    'went no further than high school',
  ],
  'Some college': [
    'has some college credits and no degree',
    'went to community college for two years',
    'spent three semesters at a state university',
    'took six years over an associate degree',
    'has an associate degree',
    'left college after a year for lack of money',
    'has an associate degree from an evening program',
    'is one year short of a bachelor’s degree',
  ],
  '4-Year College': [
    'has a bachelor’s degree from a state university',
    'paid off a bachelor’s degree late',
    'has a bachelor’s degree from a small college',
    'did four years of college, two of them from home',
    'finished college while working part-time',
    'was the first in the family to finish college',
    'went through college on a scholarship',
  ],
  'Post-grad': [
    'took a master’s degree at night',
    'has a graduate degree',
    'has a master’s degree in an earlier field',
    'went to graduate school right after college',
    'has a master’s degree from a state university',
  ],
}

function schoolOf({ educ, occupation }: PersonFacts, random: Random): string {
  if (educ === 'Post-grad' && occupation?.title === 'lawyer') return 'went to law school after college'
  if (educ === 'Post-grad' && occupation?.title === 'family physician') return 'went through medical school and a residency'
  return pick(random, schooling[educ])
}

/** Work, household, home, schooling and a second job, in two to four sentences. */
export function writeDemographics(facts: PersonFacts, random: Random, hints: Hints): string {
  if (hints.highSchool && facts.age <= 19) return writeSchoolLife(facts, random, hints)
  const { They } = pronounsOf(facts)
  const outside = hints.foreign === null ? '' : ` The draft has population figures for the United States only: none for ${hints.foreign} are built in.`
  const work = workOf(facts, random)
  const home = homeOf(facts, random)
  const childless = facts.children.length === 0
  // A student's household is nobody of their own: where they live is enough.
  if (facts.status === 'student' && facts.tie === 'single' && childless) return `${work} ${They} ${home}.${outside}`
  const family = [tieWords[facts.tie], ...(childless ? (random() < 0.5 ? ['has no children'] : []) : [`has ${childrenOf(facts)}`])]
  const rest = [...(facts.veteran ? ['served one term in the military'] : []), ...(facts.secondJob === null ? [] : [`has a second job ${facts.secondJob}`])]
  const school = facts.status === 'student' ? [] : [schoolOf(facts, random)]
  const say = (parts: readonly string[]) => ` ${They} ${parts.length < 3 ? parts.join(' and ') : `${parts.slice(0, -1).join(', ')}, and ${parts.at(-1)}`}.`
  // Home, household and schooling share sentences: each alone is too common to be said alone.
  const about = random() < 0.5 ? [...school, ...family, home] : [...family, home, ...school]
  const mixed = random() < 0.5 ? about : [home, ...family, ...school]
  if (mixed.length + rest.length <= 4) return `${work}${say([...mixed, ...rest])}${outside}`
  return `${work}${say([...school, ...family])}${say([home, ...rest])}${outside}`
}
