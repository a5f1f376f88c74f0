import type { Random } from '../../domain/random.ts'
import { capital, list, sentence } from '../objective/speak.ts'
import { pick } from './choose.ts'
import type { Hints } from './hints.ts'
import { childrenAtHome, type PersonFacts } from './person-facts.ts'
import { inWords, pronounsOf } from './person-words.ts'
import { writeSchoolLife } from './write-school-life.ts'

const an = (noun: string) => `${/^(?:[aeio]|u(?!n[ei]))/i.test(noun) ? 'an' : 'a'} ${noun}`
const yearsOf = (years: number) => (years === 0 ? 'since last winter' : years === 1 ? 'for a year' : `for ${inWords(years)} years`)
const yearsIn = (years: number) => (years === 0 ? 'a few months' : years === 1 ? 'a year' : `${inWords(years)} years`)

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
  const { first, occupation, years, status, educ } = facts
  if (status === 'student') {
    const studies =
      educ === 'HS'
        ? `has started ${pick(random, fields)} at a ${pick(random, ['community college', 'technical college', 'branch campus'])}`
        : `studies ${pick(random, fields)} at a ${pick(random, ['state university', 'community college'])}`
    return sentence(occupation === null ? `${first} ${studies}` : `${first} ${studies} and ${occupation.does}`)
  }
  if (occupation === null) return sentence(`${first} has no paid work`)
  if (status === 'retired')
    return pick(random, [
      sentence(`retired ${occupation.title}, with ${yearsIn(years)} of it behind ${pronounsOf(facts).them}`),
      sentence(`${first} was ${an(occupation.title)} for ${yearsIn(years)} and is retired`),
    ])
  const before = years === 0 ? `${an(occupation.title)}` : `${an(occupation.title)} for ${yearsIn(years)}`
  if (status === 'disabled') return sentence(`${first} was ${before}, until an injury ended it, and lives on a disability check`)
  if (status === 'at-home') return sentence(`at home with the children for now, ${first} was ${before} before that`)
  if (status === 'between-jobs') return sentence(`between jobs since last winter; before that ${first} was ${before}`)
  return pick(random, [
    sentence(`${first} ${occupation.does}, ${years === 0 ? 'and started last winter' : `and has ${yearsOf(years)}`}`),
    sentence(`${an(occupation.title)} ${yearsOf(years)}, ${first} ${occupation.does}`),
    sentence(`${capital(occupation.does)}; ${years === 0 ? 'new at it' : `${yearsIn(years)} at it`}`),
  ])
}

const tieWords = { single: 'never married', partnered: 'lives with a partner', married: 'married', divorced: 'divorced', widowed: 'widowed' } as const

function childrenOf(facts: PersonFacts): string {
  const home = childrenAtHome(facts)
  const away = facts.children.length - home.length
  const parts = []
  if (home.length === 1) parts.push(home[0] === 0 ? 'a baby at home' : `one child at home, aged ${home[0]}`)
  if (home.length > 1) parts.push(`${inWords(home.length)} children at home, aged ${list(home.map((age) => (age === 0 ? 'under one' : String(age))))}`)
  if (away === 1) parts.push(home.length > 0 ? 'one grown' : 'one grown child')
  if (away > 1) parts.push(`${inWords(away)} grown${home.length > 0 ? '' : ' children'}`)
  return parts.length === 0 ? 'no children' : parts.join(', ')
}

function homeOf(facts: PersonFacts, random: Random): string {
  const { lives, home, age, car } = facts
  const onFarm = lives.startsWith('on a farm')
  const where =
    home === 'dorm'
      ? `lives in a dorm ${lives}`
      : home === 'with-family'
        ? `lives with ${age < 32 ? 'parents' : 'a sister’s family'} ${lives}`
        : home === 'rented'
          ? `rents ${onFarm ? 'the house' : pick(random, facts.metro ? ['an apartment', 'half a duplex', 'a one-bedroom'] : ['a house', 'a trailer', 'the upstairs of a house'])} ${lives}`
          : home === 'owned'
            ? `${pick(random, ['owns the house, paid off,', 'lives in a paid-off house', 'owns a house outright'])} ${lives}`
            : `${pick(random, ['is paying off a house', 'has nineteen years left on a house', 'bought a house with help', 'has a mortgage on a small house'])} ${lives}`
  return car ? where : `${where}, without a car`
}

function schoolOf(facts: PersonFacts, random: Random): string {
  const { educ, occupation } = facts
  if (educ === 'No HS')
    return pick(random, ['left school before the diploma', 'left high school in the last year', 'no diploma, and says so', 'left school at sixteen to earn'])
  if (educ === 'HS')
    return pick(random, [
      'high-school diploma',
      'finished high school and went straight to work',
      'a diploma and a year of odd jobs after it',
      'finished high school at night',
      'a high-school diploma and two certificates from work',
    ])
  if (educ === 'Some college' && facts.age < 22) return 'some college credits and no degree'
  if (educ === 'Some college')
    return pick(random, [
      'two years of community college',
      'some college credits and no degree',
      'an associate degree',
      'three semesters at a state university',
      'an associate degree, taken over six years',
    ])
  if (educ === '4-Year College')
    return pick(random, [
      'a bachelor’s degree from a state university',
      'a bachelor’s degree, paid off late',
      'a bachelor’s degree from a small college',
      'four years of college, two of them at home',
    ])
  if (occupation?.title === 'lawyer') return 'law school after college'
  if (occupation?.title === 'family physician') return 'medical school and a residency'
  return pick(random, ['a master’s degree, taken at night', 'a graduate degree', 'a master’s degree in an earlier field'])
}

/** Work, household, home, schooling and a second job, in one to three sentences. */
export function writeDemographics(facts: PersonFacts, random: Random, hints: Hints): string {
  const household = `${tieWords[facts.tie]}, ${childrenOf(facts)}`
  if (hints.highSchool && facts.age <= 19) return writeSchoolLife(facts, random, hints)
  const school = facts.status === 'student' ? null : schoolOf(facts, random)
  const extra = [
    ...(school === null ? [] : [school]),
    ...(facts.veteran ? ['served one term in uniform'] : []),
    ...(facts.secondJob === null ? [] : [`second job: ${facts.secondJob}`]),
  ]
  const outside = hints.foreign === null ? '' : ` Drawn from figures for adults in the United States, since none for ${hints.foreign} are built in.`
  const work = workOf(facts, random)
  const home = homeOf(facts, random)
  // A student's household is nobody of their own: what they study and where they live is one sentence.
  if (facts.status === 'student' && facts.tie === 'single' && facts.children.length === 0) return `${work.slice(0, -1)}; ${home}.${outside}`
  const order = random()
  // Home, household and schooling share sentences: each alone is too common to be said alone.
  const about = extra.length === 0 ? household : [household, ...extra].join('; ')
  if (order < 0.4) return `${work} ${sentence(`${home}; ${about}`)}${outside}`
  if (order < 0.7) return `${sentence(`${home}; ${about}`)} ${work}${outside}`
  return `${work} ${sentence(`${about}; ${home}`)}${outside}`
}
