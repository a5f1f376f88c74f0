import { isName, isPlaceName, placeRank } from './place-rank.ts'
import { placeNames } from './places.data.ts'
import type { Token } from './tokens.ts'
import { textBetween } from './tokens.ts'
import { conjunctions, notPlaces, placeNouns, prepositions, relatives } from './word-classes.data.ts'

export interface PlaceSpan {
  readonly from: number
  readonly to: number
  /** Words of the preposition, left out of the place's name. */
  readonly skip: number
  /** The words stay with the phrase: "idling outside schools" says what is done, too. */
  readonly stays?: boolean
  /** The lower, the more surely it is where. */
  readonly rank: number
}

const leads = /^(?:in|across|throughout|around|near|outside|along|inside|within|at|on|from|of)$/
/** Those who have an address: a name in front of them is where. */
const addressed = /^(?:residents|shops|restaurants|households|homeowners|renters|families|businesses|landlords|churches|commuters|cafes|bars|tenants|homes)$/

/** "Districts 4 and 7": numbers of named districts go on over "and". */
function numbered(tokens: readonly Token[], index: number): boolean {
  return /^\d+$/.test(tokens[index - 1]?.lower ?? '') && /^\d+$/.test(tokens[index + 1]?.lower ?? '') && tokens[index]?.lower === 'and'
}

function stops(tokens: readonly Token[], index: number): boolean {
  const { lower = '' } = tokens[index] ?? {}
  return (
    prepositions.has(lower) ||
    conjunctions.has(lower) ||
    relatives.has(lower) ||
    /^(?:to|should|will|must|would|can|has|have|is|are|was|were|using|including)$/.test(lower)
  )
}

/** "… schools two hours a week", "… clinics every spring": how often is no part of where. */
function beginsFrequency(tokens: readonly Token[], index: number): boolean {
  const { lower = '' } = tokens[index] ?? {}
  if (/^(?:once|twice|daily|weekly|monthly|every)$/.test(lower)) return true
  return (
    /^(?:\d+|one|two|three|four|five|six|seven|eight|ten)$/.test(lower) &&
    /^(?:times|hours?|days?|nights?|minutes|evenings?|mornings?|afternoons?|weekends?)$/.test(tokens[index + 1]?.lower ?? '') &&
    /^(?:an?|per|each|every)$/.test(tokens[index + 2]?.lower ?? '')
  )
}

/** The end of the noun phrase at `from`: names joined by "and" and "Tulsa, Oklahoma" stay together. */
function nounEnd(tokens: readonly Token[], from: number): number {
  let index = from
  while (index < tokens.length && index < from + 9) {
    const token = tokens[index]
    if (token === undefined) break
    if (index > from && beginsFrequency(tokens, index)) break
    if (index > from && stops(tokens, index)) {
      const joins = token.lower === 'and' && isName(tokens[index - 1]) && isName(tokens[index + 1]) && !notPlaces.has(tokens[index + 1]?.lower ?? '')
      const inside = token.lower === 'of' && isName(tokens[index - 1]) && isName(tokens[index + 1])
      if (!joins && !inside && !numbered(tokens, index)) break
    } else if (index === from && stops(tokens, index)) break
    index += 1
    // "Tulsa, Oklahoma": the larger place follows the comma.
    const state = `${tokens[index]?.text ?? ''} ${tokens[index + 1]?.text ?? ''}`
    if (
      token.closes &&
      !(isName(token) && (placeNames.has(tokens[index]?.text ?? '') || placeNames.has(state) || /^[A-Z]{2}$/.test(tokens[index]?.text ?? '')))
    )
      break
  }
  return index
}

/** Every phrase in it that names where, longest first reading: "in the low-lying blocks of Norfolk". */
export function placeSpans(phrase: string, tokens: readonly Token[], part: 'who' | 'what'): readonly PlaceSpan[] {
  const spans: PlaceSpan[] = []
  for (let index = 0; index < tokens.length - 1; index++) {
    if (!leads.test(tokens[index]?.lower ?? '')) continue
    if (index === 0 && part === 'who') continue
    const to = nounEnd(tokens, index + 1)
    if (to <= index + 1) continue
    const rank = placeRank(tokens, index, to, part)
    if (rank !== null) {
      const chained = chain(phrase, tokens, to, part)
      spans.push({ from: index, to: chained, skip: 1, rank, stays: part === 'what' && /^(?:near|along|outside|around|on)$/.test(tokens[index]?.lower ?? '') })
      continue
    }
    // "in the low-lying blocks of Norfolk", "on the Texas side of the Rio Grande".
    const edge = tokens[to - 1]?.lower ?? ''
    if ((placeNouns.has(edge) || /^(?:north|south|east|west)$/.test(edge)) && tokens[to]?.lower === 'of') {
      const end = nounEnd(tokens, to + 1)
      if (isPlaceName(tokens, to + 1, end)) spans.push({ from: index, to: end, skip: 1, rank: 1.2 })
    }
  }
  return spans
}

/** "… of San Diego", "… in Mesa County" directly after a place. */
function chain(phrase: string, tokens: readonly Token[], to: number, part: 'who' | 'what'): number {
  if (!/^(?:in|of)$/.test(tokens[to]?.lower ?? '') || tokens[to - 1]?.closes === true) return to
  const end = nounEnd(tokens, to + 1)
  if (end <= to + 1 || textBetween(phrase, tokens, to + 1, end) === '') return to
  const lead = tokens[to]?.lower
  const last = tokens[end - 1]
  const fits = isPlaceName(tokens, to + 1, end) && (isName(last) || placeNouns.has(last?.lower ?? ''))
  return fits && (lead === 'of' || part === 'who') ? end : to
}

/** "Iowa hog farmers", "Toledo residents": a known place in front of a noun. */
export function attributivePlace(tokens: readonly Token[]): { readonly from: number; readonly to: number } | null {
  for (let index = 0; index < tokens.length - 1; index++) {
    for (const length of [3, 2, 1]) {
      const text = tokens
        .slice(index, index + length)
        .map((token) => token.text)
        .join(' ')
        .replace(/[’']s?$/, '')
      const next = tokens[index + length]
      if (next === undefined || !placeNames.has(text)) continue
      if (stops(tokens, index + length) || tokens[index + length - 1]?.closes === true) continue
      const kind = /^(?:County|Counties|City|Valley|Parish)$/.test(next.text) && !isName(tokens[index + length + 1])
      return { from: index, to: index + length + (kind ? 1 : 0) }
    }
    if (isName(tokens[index]) && /^(?:County|Parish|Valley|Township)$/.test(tokens[index + 1]?.text ?? '') && tokens[index + 2] !== undefined) {
      let from = index
      while (from > 0 && isName(tokens[from - 1])) from -= 1
      if (!stops(tokens, index + 2)) return { from, to: index + 2 }
    }
    // "Bilbao shops": a name that is no people's or body's, in front of those who have an address.
    const next = tokens[index + 1]
    if (
      next !== undefined &&
      isName(tokens[index]) &&
      addressed.test(next.lower) &&
      !notPlaces.has(tokens[index]?.lower ?? '') &&
      !/(?:an|ish|ese|i|ic|s|ed)$/.test(tokens[index]?.text ?? '') &&
      !/-/.test(tokens[index]?.text ?? '') &&
      index > 0
    )
      return { from: index, to: index + 1 }
    if (stops(tokens, index)) return null
  }
  return null
}
