import type { Random } from '../../domain/random.ts'
import { between, pick, pickWeighted } from './choose.ts'
import type { Occupation } from './data/occupation.ts'
import { occupationsOfDesks } from './data/occupations-desks.data.ts'
import { occupationsOfHands } from './data/occupations-hands.data.ts'
import type { DrawnCell } from './draw-cells.ts'
import type { Hints } from './hints.ts'
import { educRank, type PersonFacts, type Sex, type WorkStatus } from './person-facts.ts'

const occupations: readonly Occupation[] = [...occupationsOfHands, ...occupationsOfDesks]

/** How likely each state of work is at an age, as far as the hints leave it open; planning assumptions near national rates. */
export function drawStatus(random: Random, age: number, educ: number, sex: Sex, hints: Hints): WorkStatus {
  if (hints.highSchool && age <= 19) return 'student'
  if (hints.status === 'student' && age <= 30) return 'student'
  if (hints.status === 'retired' && age >= 58) return 'retired'
  if (hints.status === 'working' && age < 75) return 'working'
  const retired = age >= 70 ? 0.88 : age >= 65 ? 0.65 : age >= 62 ? 0.35 : 0
  if (random() < retired) return 'retired'
  if (age <= 24 && educ >= 1 && educ <= 2 && random() < (age <= 21 ? 0.5 : 0.25)) return 'student'
  return pickWeighted<WorkStatus>(random, [
    ['working', 0.86],
    ['at-home', age >= 25 && age <= 45 ? (sex === 'female' ? 0.09 : 0.02) : 0],
    ['disabled', age >= 42 && age < 64 && educ <= 2 ? 0.06 : 0],
    ['between-jobs', age >= 24 && age < 62 ? 0.04 : 0],
  ])
}

/** Nouns that say how somebody works, not at what. */
const generic = /^(?:operator|worker|manager|owner|agent|host|aide|assistant|clerk|leader)$/

const singular = (title: string) => title.split(' ').at(-1) ?? title

const oddHours = /\b(?:shifts?|double-shift|overtime|hour-bound|pre-dawn|after-hours|late-night)\b/i

/** How much the words call for this work: 1 for not at all, 400 and more for by name. */
function callOf(occupation: Occupation, hints: Hints): number {
  const noun = singular(occupation.title)
  const named = !generic.test(noun) && new RegExp(`\\b${noun}s\\b`, 'i').test(hints.segmentName) ? 400 : 1
  const called = occupation.called.test(hints.segmentText)
  const audience = occupation.called.test(hints.audienceText)
  const calls = called && audience ? 500 : hints.workforce !== '' && occupation.called.test(hints.workforce) ? 60 : audience ? 12 : called ? 5 : 1
  const odd = oddHours.test(hints.segmentName) && occupation.rhythm !== 'day' && occupation.rhythm !== 'own' ? 40 : 1
  return Math.max(named * calls, Math.min(399, named * calls * odd))
}

function weightOf(occupation: Occupation, sex: Sex, hints: Hints): number {
  return (0.02 + (sex === 'female' ? occupation.women : 1 - occupation.women)) * callOf(occupation, hints)
}

/** The range of schooling of the work that the words for an audience call for; null where they call for none. */
export function schoolingFor(audience: string): readonly [number, number] | null {
  const called = occupations.filter((occupation) => audience !== '' && occupation.called.test(audience))
  return called.length === 0 ? null : [Math.min(...called.map(({ educ }) => educ[0])), Math.max(...called.map(({ educ }) => educ[1]))]
}

/** True when the words ask for this work, or for no work in particular. */
export function isCalled(occupation: Occupation | null, sex: Sex, hints: Hints): boolean {
  return (
    (occupation !== null && callOf(occupation, hints) >= 400) ||
    !occupations.some((other) => callOf(other, hints) >= 400 && (sex === 'female' ? other.women : 1 - other.women) > 0.02)
  )
}

/** Work that fits schooling, age and place, and that the segment's and the objective's words call for. */
export function drawOccupation(random: Random, cell: DrawnCell, age: number, status: WorkStatus, hints: Hints): Occupation | null {
  const educ = educRank(cell.levels.educ)
  const sex = cell.levels.sex === 'female' ? 'female' : 'male'
  const where = cell.levels.metro === 'metro' ? 'metro' : 'nonmetro'
  if (status === 'student') {
    const jobs = occupations.filter(({ title }) => /^(?:grocery cashier|warehouse picker|server|line cook)$/.test(title) && where === 'metro')
    return random() < 0.55 && jobs.length > 0 && age >= 18 && !hints.highSchool ? pick(random, jobs) : null
  }
  const fitting = occupations.filter(
    (occupation) =>
      educ >= occupation.educ[0] &&
      educ <= occupation.educ[1] &&
      (occupation.where === 'anywhere' || occupation.where === where) &&
      age >= occupation.ages[0] &&
      (status !== 'working' || age <= occupation.ages[1]),
  )
  if (fitting.length === 0) return null
  return pickWeighted(
    random,
    fitting.map((occupation) => [occupation, weightOf(occupation, sex, hints)] as const),
  )
}

/** Years in the work so far, or until it ended. */
export function drawYears(random: Random, occupation: Occupation | null, age: number, status: WorkStatus): number {
  if (occupation === null) return 0
  const began = occupation.educ[0] >= 4 ? 28 : occupation.educ[0] >= 3 ? 24 : Math.max(18, occupation.ages[0] - 2)
  const ended = status === 'retired' ? Math.min(age - 1, between(random, 58, 66)) : age
  const most = Math.max(0, ended - began)
  if (status === 'student') return Math.min(most, 2)
  return status === 'retired' ? between(random, Math.floor(most * 0.6), most) : Math.round(most * random() ** 1.4)
}

const secondJobs: readonly (readonly [string, (facts: { sex: Sex; metro: boolean; car: boolean }) => boolean])[] = [
  ['plowing lots and driveways in winter', ({ car, metro }) => car && !metro],
  ['stocking shelves on Saturday nights', () => true],
  ['delivering groceries for an app', ({ car, metro }) => car && metro],
  ['cleaning a dentist’s office before six', () => true],
  ['tending bar on weekends', () => true],
  ['doing alterations at the kitchen table', ({ sex }) => sex === 'female'],
  ['refereeing youth games', () => true],
  ['fixing mowers in the garage', ({ sex, metro }) => sex === 'male' && !metro],
]

/** A second job for some of those who are paid by the hour; about one in five of them, an assumption. */
export function drawSecondJob(
  random: Random,
  facts: Pick<PersonFacts, 'status' | 'occupation' | 'sex' | 'metro' | 'car' | 'age'>,
  educ: number,
): string | null {
  const { status, occupation, age } = facts
  if (status !== 'working' || occupation === null || educ > 2 || age < 21 || age > 62) return null
  if (occupation.rhythm === 'own' || occupation.rhythm === 'barn' || /server|steward|owner/.test(occupation.title)) return null
  if (random() > 0.22) return null
  return pick(
    random,
    secondJobs.filter(([, fits]) => fits(facts)),
  )[0]
}
