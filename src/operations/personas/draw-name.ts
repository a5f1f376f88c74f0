import type { Random } from '../../domain/random.ts'
import { between, pick, pickWeighted } from './choose.ts'
import { blackFirstNames, cohorts, generalFirstNames, hispanicFirstNames, surnames } from './data/names-common.data.ts'
import { otherOrigins } from './data/names-origins.data.ts'
import type { Eth, Sex } from './person-facts.ts'

/** The year ages are counted back from for the name lists; they go by decades, so a few years make no difference. */
const countedFrom = 2026

interface Named {
  readonly first: string
  readonly last: string
}

/** A first and last name as frequent among people of that sex, background and year of birth. */
export function drawName(random: Random, sex: Sex, eth: Eth, age: number): Named {
  const born = countedFrom - age
  const cohort = cohorts.findIndex((year) => born <= year)
  const at = cohort < 0 ? cohorts.length - 1 : cohort
  const general = generalFirstNames[sex][at] ?? []
  if (eth === 'Other') {
    const origin = pickWeighted(
      random,
      otherOrigins.map((entry) => [entry, entry.weight] as const),
    )
    return { first: pick(random, age < 40 && random() < 0.5 ? general : origin.first[sex]), last: pick(random, origin.last) }
  }
  const own = eth === 'Black' ? blackFirstNames[sex][at] : eth === 'Hispanic' ? hispanicFirstNames[sex][at] : undefined
  // About six in ten from the group's own list for Hispanic Americans, three in ten for Black Americans: an assumption.
  const share = eth === 'Hispanic' ? 6 : 3
  return { first: pick(random, own !== undefined && between(random, 1, 10) <= share ? own : general), last: pick(random, surnames[eth]) }
}
