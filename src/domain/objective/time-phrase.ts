import { dateWords, edgeWords, eventNouns, eventVerbs, monthWords, namedDays, timeNouns } from './time-words.data.ts'
import type { Token } from './tokens.ts'
import { conjunctions, prepositions, relatives } from './word-classes.data.ts'

/** How sure a phrase must be of its time: `date` needs a date or a season, `time` any word of time, `event` also what has a day of its own. */
export type Demand = 'date' | 'time' | 'event' | 'any'

const yearLike = /^(?:20\d\d(?:[-–/]\d{2,4})?)$/
const dayNumber = /^\d{1,2}(?:st|nd|rd|th)?$/
const numericDate = /^\d{1,2}[/.]\d{1,2}(?:[/.]\d{2,4})?$/
const counts = /^(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|eighteen|twenty|thirty|forty|sixty|ninety|hundred|couple|few|several)$/
const units = /^(?:days?|weeks?|months?|years?|quarters?|semesters?|seasons?|cycles?|decades?|terms?|fortnight|winters?|summers?|springs?|falls?)$/
/** Their own times are part of what is done: "before each trip", "before a second glass". */
const everyone = /^(?:each|every|any|a|an|their|his|her|its|your|my)$/

function isDate(token: Token): boolean {
  const word = token.lower.replace(/[’']s$/, '')
  return (
    monthWords.has(word) ||
    dateWords.has(word) ||
    yearLike.test(word) ||
    numericDate.test(word) ||
    /^(?:early|mid|late)-/.test(word) ||
    /^(?:fy|h[12]|cy)[ -]?(?:20)?\d\d$/.test(word)
  )
}

/** A number that is a day because a month stands beside it, or an hour because "p.m." does. */
function isDay(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index]
  if (token === undefined || !(dayNumber.test(token.lower) || /^\d{1,2}:\d\d$/.test(token.lower))) return false
  const next = tokens[index + 1]?.lower ?? ''
  if (/(?:st|nd|rd|th)$/.test(token.lower) && tokens[index - 1]?.lower === 'the' && /day$/.test(tokens[index - 2]?.lower ?? '')) return true
  return (
    monthWords.has(tokens[index - 1]?.lower ?? '') ||
    monthWords.has(next) ||
    /^[ap]\.?m\.?$/.test(next) ||
    (next === 'of' && monthWords.has(tokens[index + 2]?.lower ?? ''))
  )
}

function ends(tokens: readonly Token[], index: number): boolean {
  const { lower = '' } = tokens[index] ?? {}
  return (
    prepositions.has(lower) ||
    conjunctions.has(lower) ||
    relatives.has(lower) ||
    lower === 'to' ||
    /^(?:using|without|should|will|must|they|we|he|she|it)$/.test(lower)
  )
}

/** The length of the plain noun phrase at `from`, in words: up to a preposition, a comma or ten words. */
function nounLength(tokens: readonly Token[], from: number): number {
  let index = from
  while (index < tokens.length && index < from + 10 && !ends(tokens, index)) {
    if (index > from && tokens[index - 1]?.lower !== 'the' && /^(?:this|next)$/.test(tokens[index]?.lower ?? '')) break
    const closes = tokens[index]?.closes === true
    index += 1
    if (!closes) continue
    // "September 30, 2026" and "Friday, 12 March" run over their comma.
    const next = tokens[index]
    if (next === undefined || !(yearLike.test(next.lower) || isDay(tokens, index) || monthWords.has(next.lower))) break
  }
  return index - from
}

function headSays(tokens: readonly Token[], from: number, to: number, demand: Demand, phrase: string): boolean {
  const last = tokens[to - 1]
  if (last === undefined) return false
  const word = last.lower
  if (isDate(last) || isDay(tokens, to - 1)) return true
  const named = namedDays.test(phrase.slice(tokens[to - 2]?.start ?? last.start, last.end)) || namedDays.test(phrase.slice(tokens[from]?.start ?? 0, last.end))
  if (named && to - from <= 5) return true
  if (demand === 'date') return false
  const inside = tokens.slice(from, to)
  if (timeNouns.has(word) && (to - from > 1 || demand !== 'time' || word === 'harvest'))
    return demand !== 'time' || !eventLike.test(word) || inside.some((token) => /^(?:next|coming|general)$/.test(token.lower))
  if (demand === 'time') return false
  const certain =
    /^(?:the|this|next|our|that)$/.test(inside[0]?.lower ?? '') ||
    inside.some(({ text }) => /^\p{Lu}/u.test(text)) ||
    (inside.length === 2 && inside.some(isDate))
  return ((eventNouns.has(word) || inside.some(isDate)) && certain) || demand === 'any'
}

const eventLike = /^(?:elections?|vote|primary|primaries|referendum|runoff|ballot|session|window)$/

/** How many phrases of time may hang on each other: "the end of the first week of June" is three. */
const mostLinks = 8

/**
 * The end of the phrase of time that begins at `from`, or -1: a noun phrase that says when, with "of June 2027",
 * "in November" or "on 4 May" after it.
 */
export function timeNounEnd(phrase: string, tokens: readonly Token[], from: number, demand: Demand, links = 1): number {
  if (links > mostLinks) return -1
  const length = nounLength(tokens, from)
  const first = tokens[from]?.lower ?? ''
  if (length === 0 || (everyone.test(first) && demand !== 'any')) return -1
  for (let to = from + length; to > from; to--) {
    const next = tokens[to]
    const last = tokens[to - 1]
    if (last === undefined) return -1
    const shortened = to < from + length
    const of = next?.lower === 'of' && edgeWords.has(last.lower.replace(/s$/, '')) && last.closes === false
    if (of) {
      const tail = timeNounEnd(phrase, tokens, to + 1, /^(?:end|start|beginning|close|eve|turn|peak|height)$/.test(last.lower) ? 'any' : 'event', links + 1)
      if (tail > 0) return tail
      continue
    }
    if (!headSays(tokens, from, to, demand, phrase)) continue
    // "in summer camps": the word of time only qualifies what follows, unless that begins something new.
    if (shortened && !beginsAnew(last, next)) continue
    return withTail(phrase, tokens, to, links)
  }
  return -1
}

function beginsAnew(last: Token, next: Token | undefined): boolean {
  if (next === undefined || last.closes) return true
  // "the August 2026 primary": the year goes on with the noun.
  if (yearLike.test(next.lower)) return false
  return (
    (yearLike.test(last.lower) && !timeNouns.has(next.lower) && !eventNouns.has(next.lower)) ||
    /(?:ing|ly)$/.test(next.lower) ||
    /^(?:at|each|every|only|once|twice|all|both|pls|please|nothing|no|\d+)$/.test(next.lower) ||
    next.lower === 'get'
  )
}

/** "in November 2026", "on 14 March", "of 2027" after a phrase of time. */
function withTail(phrase: string, tokens: readonly Token[], to: number, links = 1): number {
  const next = tokens[to]?.lower ?? ''
  if (tokens[to - 1]?.closes === true) return to
  if (!/^(?:in|on|of|at)$/.test(next)) return to
  const end = timeNounEnd(phrase, tokens, to + 1, 'date', links + 1)
  return end > 0 ? end : to
}

/** "the comment period closes on May 18", "fees go up in October" at `from`; -1 when it is no such clause. */
export function timeClauseEnd(phrase: string, tokens: readonly Token[], from: number): number {
  const first = tokens[from]?.lower ?? ''
  const dated = first === 'it' && /^(?:closes|opens|ends|starts|begins|expires|lapses|runs)$/.test(tokens[from + 1]?.lower ?? '')
  if (everyone.test(first) || (!dated && /^(?:they|he|she|it|we|you|i|someone|anyone)$/.test(first))) return -1
  for (let index = from + 1; index < Math.min(tokens.length, from + 8); index++) {
    const before = tokens[index - 1]
    if (before?.closes === true || /^(?:to|and|who|that)$/.test(tokens[index]?.lower ?? '')) return -1
    if (!eventVerbs.has(tokens[index]?.lower ?? '')) continue
    if (/^(?:the|a|an|this|next|of|in|on|at)$/.test(before?.lower ?? '')) continue
    let to = index + 1
    // A particle or a short complement belongs to it: "go up", "takes effect", "votes on it".
    while (
      to < tokens.length &&
      to < index + 4 &&
      tokens[to - 1]?.closes === false &&
      /^(?:up|down|in|off|out|on|over|effect|it|again|session|place|budget|due|full|force)$/.test(tokens[to]?.lower ?? '')
    ) {
      if (/^(?:in|on)$/.test(tokens[to]?.lower ?? '') && timeNounEnd(phrase, tokens, to + 1, 'date') > 0) break
      to += 1
    }
    return withTail(phrase, tokens, to)
  }
  return -1
}

/** "two years", "the next 12 months", "the first six weeks" at `from`; -1 when no unit of time follows a count. */
export function spanEnd(tokens: readonly Token[], from: number): number {
  let index = from
  let counted = false
  while (
    (index < tokens.length &&
      /^(?:the|its|this|next|coming|following|first|last|an?|about|school|election|calendar|growing|fiscal|of)$/.test(tokens[index]?.lower ?? '')) ||
    counts.test(tokens[index]?.lower ?? '')
  ) {
    counted ||= /^(?:next|coming|following|an?|year)$/.test(tokens[index]?.lower ?? '') || counts.test(tokens[index]?.lower ?? '')
    index += 1
    if (index > from + 6) return -1
  }
  const joined = /^(?:\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve)-(?:day|week|month|year)s?$/.test(tokens[index]?.lower ?? '')
  return (counted && units.test(tokens[index]?.lower ?? '')) || joined ? index + 1 : -1
}
