import { limits } from '../../contract/limits.ts'
import { cellsOf, conditioned, type PopulationCell, sortedBy } from '../../domain/population/population-frame.ts'
import { systematicSample } from '../../domain/population/systematic-sample.ts'
import type { Random } from '../../domain/random.ts'
import { populationLevels, populationThousands } from './data/population-frame.data.ts'
import type { Hints } from './hints.ts'
import { educRank } from './person-facts.ts'

type Dimension = keyof typeof populationLevels
type Levels = PopulationCell<Dimension>['levels']

/** Ages of the frame's bands; the open last one is drawn to 90. */
const bands: Readonly<Record<string, readonly [number, number]>> = {
  '18-29': [18, 29],
  '30-39': [30, 39],
  '40-49': [40, 49],
  '50-59': [50, 59],
  '60-69': [60, 69],
  '70+': [70, 90],
}

/** Where age moves slowest and schooling next, five equal steps spread over both. */
const frame = sortedBy(cellsOf(populationLevels, populationThousands), populationLevels, ['age', 'educ', 'region', 'metro', 'eth', 'sex'])

/** The ages of a band that the hints leave, or null. */
function agesOf(band: string, hints: Hints): readonly [number, number] | null {
  const [low, high] = bands[band] ?? [18, 90]
  const [from, to] = hints.ages ?? [hints.veteran ? 22 : 18, 90]
  const ages = [Math.max(low, from), Math.min(high, to)] as const
  return ages[0] <= ages[1] ? ages : null
}

/**
 * How much of a cell is meant. Named people are taken alone. Where a text only suggests people, cells are tilted: those
 * tilts (rural work, a conservative base, veterans) are planning assumptions, not measurements.
 */
function shareOf(levels: Levels, hints: Hints): number {
  const [low, high] = bands[levels.age] ?? [18, 90]
  const ages = agesOf(levels.age, hints)
  if (ages === null) return 0
  const educ = educRank(levels.educ)
  if (hints.sex !== null && levels.sex !== hints.sex) return 0
  if (hints.eth !== null && levels.eth !== hints.eth) return 0
  if (hints.region !== null && levels.region !== hints.region) return 0
  if (hints.educ !== null && (educ < hints.educ[0] || educ > hints.educ[1])) return 0
  if (hints.city !== null && levels.metro !== 'metro') return 0
  if (hints.city === null && hints.metro !== null && (levels.metro === 'metro') !== hints.metro) return 0
  if (ages[1] < 25 && educ === 4) return 0
  if (ages[1] < 22 && educ === 3) return 0
  const band = (ages[1] - ages[0] + 1) / (high - low + 1)
  const base = hints.conservative && hints.eth === null ? conservativeTilt(levels, educ) : 1
  return band * base * (hints.veteran ? (levels.sex === 'male' ? 1 : 0.1) : 1)
}

function conservativeTilt(levels: Levels, educ: number): number {
  const byEth = { White: 1, Black: 0.08, Hispanic: 0.5, Other: 0.4 }[levels.eth] ?? 1
  return byEth * (levels.metro === 'metro' ? 1 : 1.5) * (educ >= 3 ? 0.7 : 1) * (levels.age === '18-29' ? 0.7 : 1)
}

export interface DrawnCell {
  readonly levels: Levels
  /** The ages of the cell that may be drawn, both ends included. */
  readonly ages: readonly [number, number]
}

/** Five people's cells: the frame conditioned on the hints, then sampled systematically, proportional to size. */
export function drawCells(hints: Hints, random: Random): DrawnCell[] {
  const cells = conditioned(frame, (levels) => shareOf(levels, hints))
  const drawn = systematicSample(
    cells.map((cell) => cell.people),
    limits.personasPerSegment,
    random(),
  )
  return drawn.map((index) => {
    const levels = (cells[index] as (typeof cells)[number]).levels
    const [low, high] = agesOf(levels.age, hints) ?? bands[levels.age] ?? [18, 90]
    const earliest = levels.educ === 'Post-grad' ? 25 : levels.educ === '4-Year College' ? 22 : 18
    return { levels, ages: [Math.min(Math.max(low, earliest), high), high] }
  })
}
