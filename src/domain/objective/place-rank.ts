import { placeNames } from './places.data.ts'
import type { Token } from './tokens.ts'
import { notPlaces, placeNouns } from './word-classes.data.ts'

const wayNouns =
  /^(?:street|avenue|road|boulevard|drive|lane|island|islands|coast|nation|reservation|peninsula|side|bridge|highway|campus|ridge|mesa|plateau|shore|st|ave|blvd|beach|hill|river|lake|bay)$/i
/** Those of whom "of a place" says where they live. */
const dwellers =
  /^(?:residents?|people|citizens?|voters?|households?|families|homeowners|renters|taxpayers|tenants|inhabitants|businesses|neighbou?rhoods?|part|parts|side|end|streets|suburbs|towns?|cities|outskirts|half|hills|district|districts|members|rest|all|state|city|county|students|alumni|women|men|youth|workers)$/
/** Bodies with a name of their own are who, not where. */
const bodies =
  /^(?:Committee|Council|Association|Board|Party|Union|Army|Guard|Club|League|Caucus|Society|Foundation|Commission|Corps|Force|Court|Teamsters|Agency|Department|Alliance|Congress|Senate|Assembly|Act|Bill|Program|Plan|Fund|Coalition|Network)$/
/** Verbs to which "in …" belongs: taking it away would leave them bare. */
const bound =
  /^(?:enroll|enrol|invest|believe|engage|participate|specialize|live|trade|major|deal|join|part|confidence|trust|faith|interest|keep|grants|money|into|to|get)$/

export function isName(token: Token | undefined): boolean {
  return token !== undefined && /^\p{Lu}/u.test(token.text) && !/^I$/.test(token.text)
}

export function isPlaceName(tokens: readonly Token[], from: number, to: number): boolean {
  const first = tokens
    .slice(from, to)
    .find(
      (token) =>
        !/^(?:the|our|all|both|greater|rural|urban|downtown|northern|southern|eastern|western|central|upper|lower|inner|north|south|east|west|suburban|inland|coastal|mid)$/.test(
          token.lower,
        ),
    )
  return isName(first) && !notPlaces.has(first?.lower ?? '') && !bodies.test(tokens[to - 1]?.text ?? '')
}

/** How surely the noun phrase names a place after this preposition; null when it does not. */
export function placeRank(tokens: readonly Token[], index: number, to: number, part: 'who' | 'what'): number | null {
  const lead = tokens[index]?.lower ?? ''
  const last = tokens[to - 1]
  const before = tokens[index - 1]?.lower ?? ''
  if (last === undefined) return null
  const named = isPlaceName(tokens, index + 1, to)
  const noun = placeNouns.has(last.lower.replace(/[’']s?$/, ''))
  const nameLast = isName(last)
  const known = tokens.slice(index + 1, to).some((token) => placeNames.has(token.text.replace(/[’']s?$/, '')))
  const anyName = named || tokens.slice(index + 1, to).some((token) => isName(token) && !notPlaces.has(token.lower) && placeNames.has(token.text))
  if (part === 'what' && bound.test(before)) return known && nameLast ? 3 : null
  if (lead === 'of') {
    if (part === 'what' || !named || !(nameLast || noun)) return null
    return dwellers.test(before) || (noun && nameLast)
      ? 1
      : known && nameLast && /s$|people|women|men/.test(before) && !/^(?:miles|kilometers|blocks|feet|yards|hundreds|thousands)$/.test(before)
        ? 3
        : null
  }
  if (lead === 'from' && /ed$/.test(before)) return null
  if (lead === 'from')
    return part === 'who' && named && (nameLast || noun || /^\d+$/.test(last.lower))
      ? 2
      : part === 'who' && noun && /^(?:rural|urban|both|two|three)$/.test(tokens[index + 1]?.lower ?? '')
        ? 3
        : null
  if (lead === 'on') {
    if (/^(?:route|highway|interstate|county road)$/.test(tokens[index + 1]?.lower ?? '') && /\d/.test(last.lower)) return part === 'who' ? 1 : 3
    if (last.lower === 'campus') return 1
    if ((named && wayNouns.test(last.lower)) || last.lower === 'reservation') return part === 'who' ? 1 : 3
    return named && nameLast && part === 'who' ? 2 : named && tokens.slice(index + 1, to).some(({ lower }) => wayNouns.test(lower)) ? 3 : null
  }
  if (lead === 'at') {
    if (!anyName) return null
    return part === 'who'
      ? noun || nameLast || wayNouns.test(last.lower)
        ? 1.5
        : 4
      : noun || /^(?:university|college|school|church|hospital|high|state|tech)$/i.test(last.lower)
        ? 3
        : known
          ? 3
          : null
  }
  const far = /^(?:near|along|outside|around)$/.test(lead) ? 1 : 0
  if (nameLast) return named ? far : null
  if (
    noun &&
    (anyName ||
      part === 'who' ||
      lead !== 'in' ||
      /^(?:our|two|three|four|five|every|all|both|rural|urban|low-income|these)$/.test(tokens[index + 1]?.lower ?? ''))
  )
    return (anyName ? 0.5 : 2) + far
  return anyName &&
    known &&
    !/^(?:elections?|primary|race|referendum|case|program|plan|budget|campaign|contest|vote|marathon|study|survey|law|act|bill)$/.test(last.lower)
    ? 2.5 + far
    : null
}
