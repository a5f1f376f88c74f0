import { tidy } from './tidy.ts'
import { spanEnd, timeClauseEnd, timeNounEnd } from './time-phrase.ts'
import { monthWords } from './time-words.data.ts'
import type { Token } from './tokens.ts'
import { textBetween, textWithout, tokensOf } from './tokens.ts'

export interface Found {
  readonly text: string | null
  /** The input without what was found. */
  readonly rest: string
}

interface Span {
  readonly from: number
  readonly to: number
  /** The lower, the more surely it is the date set for the goal. */
  readonly rank: number
}

/** How many words a preposition of time has at `index`; 0 when there is none. */
function limitWords(tokens: readonly Token[], index: number): number {
  const [first, second, third] = [0, 1, 2].map((offset) => tokens[index + offset]?.lower ?? '')
  if (`${first} ${second} ${third}` === 'no later than' || `${first} ${second} ${third}` === 'on or before' || `${first} ${second} ${third}` === 'in time for')
    return 3
  if (/^(?:ahead of|prior to|up to|not later)$/.test(`${first} ${second}`)) return 2
  if (/^(?:by the time)$/.test(`${first} ${second} ${third}`)) return 3
  return /^(?:before|by|until|till|through)$/.test(first ?? '') ? 1 : 0
}

/** Those before whom one stands: "speak before the council" is no date. */
const before = /^(?:week|weeks|days|day|is|was|were|are|be)$/
const bodies =
  /^(?:council|board|commission|committee|court|judge|jury|senate|legislature|congress|lawmakers|panel|assembly|public|cameras?|audience|hearing|hearings)$/

function limit(phrase: string, tokens: readonly Token[], index: number): Span | null {
  const words = limitWords(tokens, index)
  if (words === 0) return null
  const word = tokens[index]?.lower ?? ''
  if (word === 'before' && before.test(tokens[index - 1]?.lower ?? '')) return null
  const from = index + words
  if (/%|^(?:percent|half|a|an|one)$/.test(tokens[from]?.lower ?? '') || /^(?:%|percent|per)/.test(tokens[from + 1]?.lower ?? '')) return null
  if (/ing$/.test(tokens[from]?.lower ?? '') && /^(?:the|a|an|them|it|their|your|his|her|people|us|that|what|how)$/.test(tokens[from + 1]?.lower ?? ''))
    return null
  const strict = word === 'through' || word === 'up'
  const clause = word === 'before' || words === 3 ? timeClauseEnd(phrase, tokens, from) : -1
  const noun = timeNounEnd(phrase, tokens, from, strict ? 'date' : words > 1 && word !== 'by' ? 'any' : 'event')
  const to = Math.max(clause, noun)
  // "by the seventh month" counts in the doer's own time.
  if (
    clause < 0 &&
    to - from <= 3 &&
    /^(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth)$/.test(tokens[to - 2]?.lower ?? '') &&
    /^(?:month|week|day|year|grade)$/.test(tokens[to - 1]?.lower ?? '')
  )
    return null
  if (
    word === 'before' &&
    clause < 0 &&
    bodies.test(tokens[to - 1]?.lower ?? '') &&
    /^(?:speak|testify|appear|come|go|present|argue|comment|stand)$/.test(tokens[index - 1]?.lower ?? '')
  )
    return null
  return to > 0 ? { from: index, to, rank: 0 } : null
}

/** "between 1 March and 15 April", "from May 1 through September 15", "Nov 28 to Dec 24". */
function stretch(phrase: string, tokens: readonly Token[], index: number): Span | null {
  const lead = /^(?:between|from)$/.test(tokens[index]?.lower ?? '') ? 1 : 0
  const now = tokens[index + lead]?.lower === 'now'
  const first = now ? index + lead + 1 : timeNounEnd(phrase, tokens, index + lead, 'date')
  if (first < 0 || (lead === 0 && !monthWords.has(tokens[index]?.lower ?? ''))) return null
  if (!/^(?:and|to|through|until|till)$/.test(tokens[first]?.lower ?? '')) return null
  if (lead === 0 && tokens[first]?.lower === 'and') return null
  const to = timeNounEnd(phrase, tokens, first + 1, now ? 'event' : 'date')
  return to > 0 ? { from: index, to, rank: 0 } : null
}

function within(phrase: string, tokens: readonly Token[], index: number): Span | null {
  const word = tokens[index]?.lower ?? ''
  if (/^(?:within|in|over|during|inside|throughout)$/.test(word)) {
    const next = tokens[index + 1]?.lower ?? ''
    const span = spanEnd(tokens, index + 1)
    if (span > 0 && word === 'during' && tokens.slice(index, span).some(({ lower }) => lower === 'first')) return null
    if (span > 0 && index > 0 && tokens[span]?.lower === 'of') return null
    if (span > 0 && !(word === 'over' && /^\d+$/.test(next))) {
      const after = tokens[span]?.lower === 'after' || tokens[span]?.lower === 'of'
      // "In the 30 days after discharge" names what it counts from; "within 24 hours of" is no span of the campaign.
      const tail = after && index === 0 ? tokens.findIndex((token, at) => at > span && token.closes) : -1
      return { from: index, to: tail > 0 ? tail + 1 : span, rank: 1 }
    }
    const year =
      /^(?:within|during|over|throughout)$/.test(word) ||
      (/^(?:the|this)$/.test(next) && /^(?:next|coming|first|second|20\d\d)$/.test(tokens[index + 2]?.lower ?? ''))
    const to = timeNounEnd(phrase, tokens, index + 1, word === 'during' ? 'event' : year ? 'time' : 'date')
    return to > 0 ? { from: index, to, rank: word === 'in' ? 2 : 1 } : null
  }
  if (/^(?:this|next)$/.test(word)) {
    const previous = tokens[index - 1]?.lower ?? ''
    if (/^(?:in|of|at|for|about|from|since|on)$/.test(previous)) return null
    const to = timeNounEnd(phrase, tokens, index, 'time')
    const from = /^(?:starting|beginning)$/.test(previous) ? index - 1 : index
    return to > 0 && to - index <= 4 ? { from, to, rank: 2 } : null
  }
  if (/^(?:on|at|for|starting|beginning|from)$/.test(word)) {
    const at = word === 'starting' || word === 'beginning' ? index + (/^(?:in|on)$/.test(tokens[index + 1]?.lower ?? '') ? 2 : 1) : index + 1
    if (/^(?:mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays|noon|midnight)$/.test(tokens[at]?.lower ?? '')) return null
    const to = timeNounEnd(phrase, tokens, at, 'date')
    if (word === 'from' && /^(?:[ap]\.?m\.?|noon|midnight)$/.test(tokens[to - 1]?.lower ?? '')) return null
    if (/days$/.test(tokens[to - 1]?.lower ?? '') && word === 'on') return null
    if (to > 0 && (word !== 'at' || /^(?:christmas|easter)$/i.test(tokens[at]?.lower ?? '')))
      return { from: index, to, rank: word === 'for' || word === 'from' ? 4 : 2 }
    const election = /^(?:on|at|in)$/.test(word) ? timeNounEnd(phrase, tokens, at, 'time') : -1
    return election > 0 && election - at <= 4 ? { from: index, to: election, rank: 3 } : null
  }
  return null
}

/** Finds by when, as an adverbial that can end a sentence. */
export function findTime(input: string): Found {
  const tokens = tokensOf(input)
  let best: Span | null = null
  let inRelative = false
  for (let index = 0; index < tokens.length; index++) {
    const word = tokens[index]?.lower ?? ''
    if (/^(?:who|whose)$/.test(word)) inRelative = true
    if (word === 'to' || tokens[index - 1]?.closes === true) inRelative = false
    const found = limit(input, tokens, index) ?? stretch(input, tokens, index) ?? within(input, tokens, index)
    if (found === null) continue
    const span = inRelative && found.to < tokens.length ? { ...found, rank: found.rank + 5 } : found
    if (best === null || span.rank < best.rank || (span.rank === best.rank && best.from === 0)) best = span
  }
  if (best === null || best.rank >= 6) return { text: null, rest: input }
  const text = textBetween(input, tokens, best.from, best.to).replace(/^[A-Z](?=[a-z]+ )/, (letter) =>
    /^(?:[A-Z][a-z]{2} \d)/.test(textBetween(input, tokens, best.from, best.to)) ? letter : letter.toLowerCase(),
  )
  return { text: tidy(text), rest: tidy(textWithout(input, tokens, best.from, best.to)) }
}
