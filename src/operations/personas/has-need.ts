import type { Need } from './data/experience.ts'
import { childrenAtHome, educRank, type PersonFacts } from './person-facts.ts'

const titled = ({ occupation }: PersonFacts, words: RegExp) => occupation !== null && words.test(occupation.title)

const selfEmployed = /owner|contractor|plumber|farmer$|rancher|dairy partner|calf raiser|barber|hairdresser|bookkeeper|real-estate|home cleaner|lawyer/
const inHealth = /nurs|health aide|medical|pharmacy|physician/
const inSchool = /teacher|classroom|school|custodian/
const onFarm = /farmer|rancher|dairy partner|calf raiser/

/** A child of an age to be spoken of, at home. */
export function kidOf(facts: PersonFacts): number | undefined {
  return childrenAtHome(facts)
    .filter((age) => age >= 4)
    .at(-1)
}

const tests: Readonly<Record<Need, (facts: PersonFacts) => boolean>> = {
  works: ({ status }) => status === 'working',
  '!works': ({ status }) => status !== 'working',
  retired: ({ status }) => status === 'retired',
  student: ({ status }) => status === 'student',
  '!student': ({ status }) => status !== 'student',
  'student-job': ({ status, occupation }) => status === 'student' && occupation !== null,
  dairy: (facts) => facts.status === 'working' && titled(facts, /dairy farmer|dairy partner|robot-dairy/),
  kids: (facts) => kidOf(facts) !== undefined,
  '!kids': (facts) => childrenAtHome(facts).length === 0,
  grown: ({ children }) => children.some((age) => age >= 24),
  partner: ({ tie }) => tie === 'married' || tie === 'partnered',
  alone: ({ tie }) => tie !== 'married' && tie !== 'partnered',
  rents: ({ home }) => home === 'rented',
  owns: ({ home }) => home === 'owned' || home === 'mortgaged',
  car: ({ car }) => car,
  '!car': ({ car }) => !car,
  dayjob: ({ status, occupation }) => status === 'working' && (occupation?.rhythm === 'day' || occupation?.rhythm === 'early'),
  shift: ({ status, occupation }) => status === 'working' && ['evening', 'night', 'rotating'].includes(occupation?.rhythm ?? ''),
  farm: (facts) => facts.status === 'working' && titled(facts, onFarm),
  business: (facts) => facts.status === 'working' && titled(facts, /owner|contractor|plumber|barber/),
  young: ({ age }) => age < 30,
  mid: ({ age }) => age >= 30 && age < 62,
  old: ({ age }) => age >= 62,
  '!young': ({ age }) => age >= 35,
  '!old': ({ age }) => age < 60,
  female: ({ sex }) => sex === 'female',
  male: ({ sex }) => sex === 'male',
  rural: ({ metro }) => !metro,
  urban: ({ metro }) => metro,
  faith: ({ faith }) => faith,
  veteran: ({ veteran }) => veteran,
  online: ({ online }) => online,
  '!online': ({ online }) => !online,
  health: (facts) => facts.status === 'working' && titled(facts, inHealth),
  school: (facts) => facts.status === 'working' && titled(facts, inSchool),
  boss: (facts) => facts.status === 'working' && !titled(facts, selfEmployed),
  degree: ({ educ }) => educRank(educ) >= 3,
  '!degree': ({ educ }) => educRank(educ) < 3,
  'second-job': ({ secondJob }) => secondJob !== null,
}

/** True when a person meets every condition. */
export function meets(facts: PersonFacts, needs: readonly Need[]): boolean {
  return needs.every((need) => tests[need](facts))
}
