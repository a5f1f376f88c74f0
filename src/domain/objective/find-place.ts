import { wordTable } from '../word-table.ts'
import type { PlaceReading } from './objective-reading.ts'
import { attributivePlace, placeSpans } from './place-phrase.ts'
import { tidy } from './tidy.ts'
import { textBetween, textWithout, tokensOf } from './tokens.ts'

export interface FoundPlace {
  readonly place: PlaceReading | null
  readonly rest: string
}

const wide = wordTable<string>({
  nationwide: 'the whole country',
  statewide: 'the whole state',
  citywide: 'the whole city',
  countywide: 'the whole county',
})

/** Finds where, and the phrase without it. `part` says whether the phrase is who should act or what they should do. */
export function findPlace(phrase: string, part: 'who' | 'what' = 'who'): FoundPlace {
  const tokens = tokensOf(phrase)
  const everywhere = tokens.findIndex(({ lower }) => wide[lower] !== undefined)
  const spans = placeSpans(phrase, tokens, part)
  const nearest = spans.toSorted((one, other) => one.rank - other.rank || one.from - other.from)[0]
  if (nearest !== undefined) {
    // "in the six buildings in Fargo": the wider words take the name with them.
    const best = spans.find((span) => span.from < nearest.from && span.to >= nearest.to) ?? nearest
    const text = tidy(textBetween(phrase, tokens, best.from + best.skip, best.to))
    const preposition = tokens[best.from]?.lower ?? 'in'
    const where = preposition === 'from' || preposition === 'of' ? 'in' : preposition
    return {
      place: { text, inPlace: `${where} ${text}`, stated: true },
      rest: best.stays === true ? phrase : closed(textWithout(phrase, tokens, best.from, best.to)),
    }
  }
  if (everywhere >= 0) {
    const word = tokens[everywhere]?.lower ?? ''
    return { place: { text: wide[word] ?? word, inPlace: word, stated: true }, rest: tidy(textWithout(phrase, tokens, everywhere, everywhere + 1)) }
  }
  const front = attributivePlace(tokens)
  if (front !== null && part === 'who') {
    const text = textBetween(phrase, tokens, front.from, front.to).replace(/[’']s?$/, '')
    return { place: { text, inPlace: `in ${text}`, stated: true }, rest: tidy(textWithout(phrase, tokens, front.from, front.to)) }
  }
  return { place: null, rest: phrase }
}

/** "Veterans living in Pierce County": without the place its verb has nothing to hold. */
function closed(phrase: string): string {
  return tidy(tidy(phrase).replace(/ (?:who (?:live|work|reside)|living|residing|based|located|housed|stationed)(?=$|,| who| with| without| and)/i, ''))
}

/** The region field as a place, or a general word. */
export function generalPlace(region: string): PlaceReading {
  const text = tidy(region.replace(/\s+/g, ' '))
  if (text === '') return { text: 'the area', inPlace: 'in the area', stated: false }
  const withThe = /^(?:united states|usa?|u\.s\.a?\.?|netherlands|uk|united kingdom|philippines|midwest|south|northeast|southwest|northwest|bay area)$/i.test(
    text,
  )
    ? `the ${text}`
    : text
  return { text: withThe, inPlace: `in ${withThe}`, stated: false }
}
