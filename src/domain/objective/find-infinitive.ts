import { adverbInLy } from './adverb-in-ly.ts'
import type { Token } from './tokens.ts'
import { textBetween, tokensOf } from './tokens.ts'
import { isVerb, verbOfGerund } from './verb-lexicon.ts'
import { determiners, infinitiveGovernors, nounsAfterTo, prepositions, pronouns, towardGovernors } from './word-classes.data.ts'

export interface Parts {
  readonly who: string
  readonly what: string
  /** Only a "to" that may belong to the word before it was found: "plan to drop out". */
  readonly unsure?: boolean
}

const adverb = new RegExp(`^(?:${adverbInLy}|not|never|also|still|even|both|either|first|instead|always|already|just|actualy|together|once|then|each|all)$`)
const nounEnding = /(?:tion|sion|ment|ness|ity|ship|ance|ence|ism|hood|ology|ers|ors|ists|ians)$/
/** In a clause with these, "to …" says what for: "who use the bus to get to work". */
const meansVerbs = /^(?:use|uses|used|need|needs|drive|drives|take|takes|walk|walks|travel|pay|pays|wait|waits|rely|depend|gather|come|go|goes|rush)$/

type Strength = 'none' | 'weak' | 'strong'

/** How much "to" at this place looks like the one that leads to what should be done. */
function strengthOf(tokens: readonly Token[], index: number): Strength {
  let at = index + 1
  while (at < tokens.length - 1 && adverb.test(tokens[at]?.lower ?? '')) at += 1
  const word = tokens[at]
  const before = tokens[index - 1]
  if (word === undefined || before === undefined) return 'none'
  const { lower, text } = word
  if (!/^[\p{Ll}][\p{L}’'-]*$/u.test(text) || determiners.has(lower) || prepositions.has(lower) || (pronouns.has(lower) && lower !== 'like')) return 'none'
  const known = isVerb(lower)
  if (!known && (nounsAfterTo.has(lower) || nounEnding.test(lower) || /ing$/.test(lower))) return 'none'
  const governor = before.lower
  const open = !before.closes
  if (nounsAfterTo.has(lower) && !(isVerb(tokens[at]?.lower ?? '') && determiners.has(tokens[at + 1]?.lower ?? ''))) {
    if (towardGovernors.has(governor) || !known) return 'none'
    // "to work together" against "to work": with nothing after it the noun is as likely.
    return 'weak'
  }
  if (open && towardGovernors.has(governor)) return known ? 'weak' : 'none'
  if (open && infinitiveGovernors.has(governor)) return 'weak'
  return known ? 'strong' : 'weak'
}

/** Cuts a phrase at the "to" that its leading verb governs: before it who, after it what. Null when there is none. */
export function atInfinitive(phrase: string): Parts | null {
  const tokens = tokensOf(phrase)
  let chosen = -1
  let weak = -1
  let means = -1
  let relative = -1
  for (let index = 1; index < tokens.length - 1; index++) {
    const { lower = '' } = tokens[index] ?? {}
    if (/^(?:who|that|which)$/.test(lower) && relative < 0) relative = index
    if (lower === 'into' && verbOfGerund(tokens[index + 1]?.lower ?? '') !== undefined) return cutAtGerund(phrase, tokens, index)
    if (lower !== 'to') continue
    const strength = strengthOf(tokens, index)
    if (strength === 'weak' && weak < 0) weak = index
    if (strength !== 'strong') continue
    const inClause =
      relative >= 0 &&
      tokens.slice(relative + 1, relative + 4).some((token) => meansVerbs.test(token.lower)) &&
      index - relative > 2 &&
      tokens[index - 1]?.closes === false
    if (inClause && means < 0) {
      means = index
      continue
    }
    chosen = index
    break
  }
  const at = chosen >= 0 ? chosen : means >= 0 ? means : weak
  if (at < 0) return null
  return { who: textBetween(phrase, tokens, 0, at), what: phrase.slice(tokens[at + 1]?.start ?? 0), unsure: chosen < 0 }
}

function cutAtGerund(phrase: string, tokens: readonly Token[], at: number): Parts {
  const gerund = tokens[at + 1]
  const verb = verbOfGerund(gerund?.lower ?? '') ?? ''
  return { who: textBetween(phrase, tokens, 0, at), what: `${verb}${phrase.slice(gerund?.end ?? 0)}` }
}
