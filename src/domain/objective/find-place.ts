import { tidy } from './find-time.ts'
import type { PlaceReading } from './objective-reading.ts'

const placeNoun =
  '(?:count(?:y|ies)|cit(?:y|ies)|towns?|townships?|districts?|states?|neighborhoods?|villages?|regions?|precincts?|wards?|schools?|campus(?:es)?|areas?|valleys?|parish(?:es)?|suburbs?|countr(?:y|ies)|metro|coast|basin|boroughs?|communit(?:y|ies)|river|lake|bay|swing states?)'
const name = "(?:[A-Z][\\w.’'-]*)"
const named = `${name}(?:[ ,]+(?:${name}|of|and|County|City)(?![\\w]))*`
// A place is followed by the end or by a connecting word; a noun after it ("county school-board election") makes it a modifier.
const after =
  '(?=$|[,;.]| (?:to|who|that|by|before|on|for|at|with|and|about|in|over|aged|within|from|into|through|should|will|must|during|so|as|without|against)\\b)'
const patterns = [
  new RegExp(
    `\\b(in|across|throughout|around|near|outside|along|from) ((?:the |our |all |both |two |three |four |five |six |seven |ten |every |greater |rural |urban |suburban |downtown |northern |southern |eastern |western |central |low-income |north |south |east |west )*(?:${named}(?: [a-z-]+){0,2}? )?${placeNoun}(?: of ${named}| in ${named})?)${after}`,
  ),
  new RegExp(
    `\\b(in|across|throughout|around|near|outside|along|from|of) ((?:the |greater |rural |urban |suburban |downtown |northern |southern |eastern |western |central |north |south |east |west |upper )*${named})${after}`,
  ),
  /\b(at) (the (?:[A-Z][\w.’'-]* ){1,3}(?:plant|campus|site|mill|warehouse|hospital|school|store|shipyard|base))\b/,
  // `9th graders at two Denver high schools`: people of named houses; where they are is not who they are.
  /\b(at) ((?:both |two |three |four |five |six |seven |eight |nine |ten |\d{1,3} )(?:[A-Z][\w.’'-]* ){1,3}(?:[a-z-]+ )?(?:schools|colleges|universities|campuses|plants|hospitals|clinics|warehouses))\b/,
  /\b(on) (campus|the reservation|(?:the )?(?:[A-Z]\w+ )?(?:Nation|Reservation|Island|Coast))\b/,
  /\b(at) ((?:the )?(?:[A-Z][\w.’'-]* ?){1,4}(?:University|College|School|Church|Hospital|Plant|Base|High|State|Tech))\b/,
  /\b(nationwide|statewide|citywide|countywide)\b/i,
]

export interface FoundPlace {
  readonly place: PlaceReading | null
  readonly rest: string
}

/** Finds where, and the phrase without it. Calendar and programme names after "in" are not places. */
export function findPlace(phrase: string): FoundPlace {
  for (const pattern of patterns) {
    const match = pattern.exec(phrase)
    if (match === null) continue
    const [all = '', preposition = '', text = preposition] = match
    if (/^(?:Congress|God|Christ|Jesus|Medicare|Medicaid|AP|STEM|ROTC|English|Spanish|Parliament|Israel|Ukraine|Taiwan)\b/.test(text) && preposition === 'in')
      continue
    const wide = /wide$/i.test(text)
    const trimmed = tidy(text)
    return {
      place: {
        text: wide
          ? trimmed
              .toLowerCase()
              .replace('nationwide', 'the whole country')
              .replace('statewide', 'the whole state')
              .replace('citywide', 'the whole city')
              .replace('countywide', 'the whole county')
          : trimmed,
        inPlace: wide ? trimmed.toLowerCase() : `${preposition === 'from' || preposition === 'of' ? 'in' : preposition} ${trimmed}`,
        stated: true,
      },
      rest: tidy(phrase.replace(all, ' ')),
    }
  }
  return { place: null, rest: phrase }
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
