import { foreignPlaces, knownPlaces, type Region, statesByRegion } from './data/geography.data.ts'
import type { Hints } from './hints.ts'

type Where = Pick<Hints, 'region' | 'state' | 'city' | 'foreign'>

const nowhere: Where = { region: null, state: null, city: null, foreign: null }

const regionWords: readonly (readonly [RegExp, Region])[] = [
  [/\b(?:Midwest\w*|Great Lakes|Plains|Rust Belt)\b/, 'North Central'],
  [/\b(?:Northeast\w*|New England)\b/, 'Northeast'],
  [/\b(?:Southern|the South|Appalachia\w*|Gulf Coast|Deep South)\b/, 'South'],
  [/\b(?:West Coast|Pacific Northwest|Mountain West|Southwest\w*)\b/, 'West'],
]

const regionOf = (state: string): Region => {
  for (const [region, states] of Object.entries(statesByRegion) as [Region, readonly string[]][]) if (states.includes(state)) return region
  throw new Error(`a state without a region: ${state}`)
}

/** Longer names first, so that West Virginia is not read as Virginia. */
const states = Object.values(statesByRegion)
  .flat()
  .sort((a, b) => b.length - a.length)
const cities = Object.keys(knownPlaces).sort((a, b) => b.length - a.length)
const names = (text: string, name: string) => new RegExp(`(?<![\\p{L}])${name.replace('.', '\\.')}(?![\\p{L}])`, 'u').test(text)

function readOne(text: string): Where {
  const state = states.find((name) => names(text, name)) ?? null
  const city = cities.find((name) => names(text, name)) ?? null
  // The state named beside a city decides (Portland, Maine); it is only shown where the city is the usual one.
  const home = state ?? (city === null ? null : (knownPlaces[city] ?? null))
  if (home !== null) return { ...nowhere, state: home, city: city !== null && city !== state ? city : null, region: regionOf(home) }
  const region = regionWords.find(([words]) => words.test(text))?.[1] ?? null
  return region === null ? nowhere : { ...nowhere, region }
}

/**
 * The first of the texts that names an American place decides. Where none does, the texts that say where the
 * campaign works may name a place abroad; the others may not, since a matter can be about a country it is not in.
 */
export function readWhere(texts: readonly string[], campaignPlaces: readonly string[]): Where {
  for (const text of [...texts, ...campaignPlaces]) {
    const found = readOne(text)
    if (found !== nowhere) return found
  }
  const places = campaignPlaces.join(' ')
  const foreign = foreignPlaces.exec(places)?.[0] ?? null
  return foreign === null || /\b(?:US|U\.S\.|USA|United States|American?)\b/.test(places) ? nowhere : { ...nowhere, foreign }
}
