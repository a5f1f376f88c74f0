import type { Random } from '../../domain/random.ts'
import { between, pick } from './choose.ts'
import { populousStates, type Region } from './data/geography.data.ts'
import type { DrawnCell } from './draw-cells.ts'
import { drawChildren, drawHome, drawTie } from './draw-household.ts'
import { drawName } from './draw-name.ts'
import { drawOccupation, drawSecondJob, drawStatus, drawYears } from './draw-work.ts'
import type { Hints } from './hints.ts'
import { type Eth, educLevels, educRank, type PersonFacts, type Stance } from './person-facts.ts'

const cities = [
  'in a suburb in',
  'in a mid-sized city in',
  'on the edge of a city in',
  'in an inner-ring suburb in',
  'in an older city neighborhood in',
  'in a new subdivision in',
]
const towns = [
  'on a county road in',
  'in a county seat in',
  'outside a small town in',
  'in a one-stoplight town in',
  'in a former mill town in',
  'at the end of a gravel road in',
]

function livesOf(random: Random, metro: boolean, region: Region, place: string | null, farm: boolean, dorm: boolean, hints: Hints): string {
  if (hints.foreign !== null) return `in ${hints.foreign}`
  if (dorm) return hints.city !== null ? `in ${hints.city}` : `in a university town in ${hints.state ?? pick(random, populousStates[region].metro)}`
  if (hints.city !== null) return `in ${hints.city}`
  const state = hints.state ?? pick(random, populousStates[region][metro ? 'metro' : 'nonmetro'])
  if (farm && !metro) return `on a farm in ${state}`
  if (place !== null) return `in ${place}`
  return `${pick(random, metro ? cities : towns)} ${state}`
}

/** Within the last, open band older ages get rarer. */
function drawAge(random: Random, [low, high]: readonly [number, number]): number {
  return low >= 65 ? Math.round(low + (high - low) * random() ** 1.9) : between(random, low, high)
}

/** One person out of a cell, every part drawn from the parts before it. `town` is a named town of the objective that no list knows. */
export function drawFacts(random: Random, cell: DrawnCell, hints: Hints, stance: Stance, town: string | null): PersonFacts {
  const { levels } = cell
  const sex = levels.sex === 'female' ? 'female' : 'male'
  const eth = levels.eth as Eth
  const educ = educRank(levels.educ)
  const metro = levels.metro === 'metro'
  const age = drawAge(random, cell.ages)
  const drawn = drawStatus(random, age, educ, sex, hints)
  const found = drawOccupation(random, cell, age, drawn, hints)
  // Nobody does any work the tables know at that age and schooling: then it lies behind them.
  const status = found === null && drawn !== 'student' ? (age >= 58 ? 'retired' : 'between-jobs') : drawn
  const occupation = found ?? (status === 'student' ? null : drawOccupation(random, cell, age, status, hints))
  const farm = status === 'working' && occupation !== null && /farmer$|rancher|dairy partner|calf raiser/.test(occupation.title)
  const tie = drawTie(random, age)
  const drawnChildren = drawChildren(random, age, tie, hints)
  // Somebody at home with children has one of that age.
  const children = status === 'at-home' && !drawnChildren.some((child) => child < 12) ? [between(random, 1, Math.max(1, Math.min(9, age - 20)))] : drawnChildren
  const home = drawHome(random, age, status, metro, farm, hints)
  const driving =
    occupation !== null &&
    /driver|electrician|plumber|contractor|landscaper|agent|aide|carrier|hauler|farm|ranch|engineer|social worker|pastor/.test(occupation.title)
  const car = status === 'working' && driving ? true : age >= 85 ? random() < 0.4 : random() < (metro ? (age < 25 ? 0.6 : 0.86) : 0.97)
  const online = status === 'working' || status === 'student' || age < 60 ? true : random() < (age >= 75 ? 0.62 : 0.85)
  return {
    ...drawName(random, sex, eth, age),
    sex,
    age,
    eth,
    educ: educLevels[educ] ?? 'HS',
    metro,
    lives: livesOf(random, metro, levels.region as Region, town, farm, home === 'dorm', hints),
    status,
    occupation,
    years: drawYears(random, occupation, age, status),
    secondJob: drawSecondJob(random, { status, occupation, sex, metro, car, age }, educ),
    tie,
    children,
    home,
    car,
    online,
    veteran: hints.veteran ? age >= 22 : age >= 24 && status !== 'student' && random() < (sex === 'male' ? (age >= 50 ? 0.2 : 0.08) : 0.015),
    faith: hints.faith || random() < (age >= 60 ? 0.42 : age >= 30 ? 0.3 : 0.18),
    stance,
  }
}
