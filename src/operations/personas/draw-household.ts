import type { Random } from '../../domain/random.ts'
import { between, pickWeighted } from './choose.ts'
import type { Hints } from './hints.ts'
import type { Home, Tie, WorkStatus } from './person-facts.ts'

/** Shares by age near the national ones; planning assumptions. */
const ties: readonly (readonly [number, readonly (readonly [Tie, number])[]])[] = [
  [20, [['single', 1]]],
  [
    24,
    [
      ['single', 0.82],
      ['partnered', 0.12],
      ['married', 0.06],
    ],
  ],
  [
    29,
    [
      ['single', 0.5],
      ['partnered', 0.2],
      ['married', 0.28],
      ['divorced', 0.02],
    ],
  ],
  [
    39,
    [
      ['single', 0.25],
      ['partnered', 0.13],
      ['married', 0.52],
      ['divorced', 0.1],
    ],
  ],
  [
    59,
    [
      ['single', 0.14],
      ['partnered', 0.08],
      ['married', 0.59],
      ['divorced', 0.17],
      ['widowed', 0.02],
    ],
  ],
  [
    69,
    [
      ['single', 0.08],
      ['partnered', 0.03],
      ['married', 0.6],
      ['divorced', 0.2],
      ['widowed', 0.09],
    ],
  ],
  [
    200,
    [
      ['single', 0.05],
      ['married', 0.51],
      ['divorced', 0.14],
      ['widowed', 0.3],
    ],
  ],
]

export function drawTie(random: Random, age: number): Tie {
  const row = ties.find(([upTo]) => age <= upTo) ?? ties[ties.length - 1]
  // Widowed is rare before fifty, and then comes with a story that no table holds.
  return pickWeighted(
    random,
    (row?.[1] ?? []).filter(([tie]) => tie !== 'widowed' || age >= 50),
  )
}

/** Ages of the children, oldest first. A parent was 19 to 39 when each was born. */
export function drawChildren(random: Random, age: number, tie: Tie, hints: Hints): number[] {
  const likely = age < 22 ? 0 : age < 26 ? 0.15 : age < 32 ? 0.45 : 0.8
  const wanted = hints.children === 'at-home' ? age >= 22 : hints.children === 'grown' ? age >= 46 : random() < likely * (tie === 'single' ? 0.3 : 1)
  if (!wanted) return []
  const count = pickWeighted(random, [
    [1, 3],
    [2, 5],
    [3, 2],
  ])
  const latest = Math.min(age, 39)
  const earliest = hints.children === 'at-home' ? Math.min(latest, Math.max(19, age - 16)) : 19
  const first = hints.children === 'grown' ? Math.min(between(random, 19, 27), age - 24) : between(random, earliest, Math.max(earliest, Math.min(latest, 32)))
  const births = Array.from({ length: count }, (_, index) => first + index * between(random, 2, 3)).filter((at) => at <= latest)
  return births.map((at) => age - at)
}

export function drawHome(random: Random, age: number, status: WorkStatus, metro: boolean, farm: boolean, hints: Hints): Home {
  const owner = age >= 62 ? (['owned', age >= 75 ? 0.95 : 0.8] as const) : (['owned', 0.2] as const)
  if (hints.home === 'rents') return 'rented'
  if ((hints.home === 'owns' || farm) && age >= 24) return pickWeighted<Home>(random, [owner, ['mortgaged', 1 - owner[1]]])
  if (hints.highSchool && age <= 19) return 'with-family'
  if (status === 'student' && age <= 22)
    return pickWeighted<Home>(random, [
      ['dorm', 0.4],
      ['rented', 0.35],
      ['with-family', 0.25],
    ])
  const renting = metro ? 1.3 : 0.8
  if (age < 25)
    return pickWeighted<Home>(random, [
      ['with-family', 0.42],
      ['rented', 0.5 * renting],
      ['mortgaged', age >= 22 ? 0.05 : 0],
    ])
  if (age < 35)
    return pickWeighted<Home>(random, [
      ['with-family', 0.12],
      ['rented', 0.48 * renting],
      ['mortgaged', 0.38],
    ])
  if (age < 60)
    return pickWeighted<Home>(random, [
      ['with-family', 0.03],
      ['rented', 0.27 * renting],
      ['mortgaged', 0.55],
      ['owned', 0.15],
    ])
  return pickWeighted<Home>(random, [
    ['rented', 0.2 * renting],
    ['mortgaged', age >= 75 ? 0.05 : 0.2],
    ['owned', 0.6],
  ])
}
