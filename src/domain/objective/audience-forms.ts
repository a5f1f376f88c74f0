import { wordTable } from '../word-table.ts'
import { isPlural, pluralOf, singularOf, withArticle } from './noun-forms.ts'
import { isPeopleWord } from './people-words.ts'
import type { Token } from './tokens.ts'
import { tokensOf } from './tokens.ts'
import { verbForms } from './verb-forms.ts'
import { isVerb, verbOfGerund, verbOfParticiple } from './verb-lexicon.ts'
import { prepositions, relatives } from './word-classes.data.ts'

/** Adjectives that follow the people they are about: "adults aged 50", "voters eligible for". */
const after = /^(?:aged|ages|age|eligible|ineligible|registered|close|able|unable|new|willing|ready|interested|enrolled|older|younger|born|aware)$/

/** Where what narrows the audience begins: after its noun, at "who", "in", "exposed" or an aside. */
export function coreLength(phrase: string): number {
  const tokens = tokensOf(phrase)
  for (let index = 1; index < tokens.length; index++) {
    const { lower = '' } = tokens[index] ?? {}
    const before = tokens[index - 1]
    if (before === undefined) break
    // "18- to 24-year-old women": a range of ages belongs to the noun.
    if (lower === 'to' && /^\d/.test(before.lower) && /^\d/.test(tokens[index + 1]?.lower ?? '')) continue
    const listed = tokens.slice(index).some((token, offset) => /^(?:and|or)$/.test(token.lower) && offset < 6)
    if (prepositions.has(lower) || relatives.has(lower) || lower === 'to' || (before.closes && !listed)) return before.end
    const noun = isPlural(before.lower) || isPeopleWord(before.lower)
    if (
      noun &&
      (after.test(lower) ||
        verbOfGerund(lower) !== undefined ||
        /ing$/.test(lower) ||
        (/(?:ed|en|wn)$/.test(lower) && verbOfParticiple(lower) !== undefined) ||
        /[a-z]ed$/.test(lower)) &&
      !isPeopleNext(tokens, index)
    )
      return before.end
  }
  return phrase.length
}

/** "Nurses working nights" against "students nursing majors": people right after it make it part of the name. */
function isPeopleNext(tokens: readonly Token[], index: number): boolean {
  return isPeopleWord(tokens[index + 1]?.lower ?? '') && tokens.length === index + 2
}

/** The singular of a noun phrase without its article: `small-business owner`. */
function singularPhrase(phrase: string): string {
  const words = phrase.split(' ')
  const last = words.at(-1) ?? ''
  const before = words.slice(0, -1).join(' ')
  const singular = singularOf(last)
  return singular === 'young person' && /\byoung$/i.test(before) ? 'young person' : `${before} ${singular}`.trim()
}

/** The parts of "nurses and home health aides"; one part where "and" joins adjectives ("dairy and pig farmers"). */
function partsOf(core: string): readonly string[] {
  const parts = core.split(/,\s*(?:and |or )?|\s+(?:and|or)\s+/).filter((part) => part !== '')
  return parts.length > 1 && parts.every((part) => isPlural(part.split(' ').at(-1) ?? '') || isPeopleWord(part.split(' ').at(-1) ?? '')) ? parts : [core]
}

export function pluralPhrase(core: string): string {
  const last = core.split(' ').at(-1) ?? ''
  return `${core.slice(0, core.length - last.length)}${pluralOf(last)}`
}

/** One of them, with an article: `a nurse or a home health aide`. */
export function oneOf(core: string): string {
  return partsOf(core)
    .map((part) =>
      /^(?:their|our|your|his|her)\s/i.test(part)
        ? `one of ${part}`
        : /^(?:[a-z]+est|most|oldest) [a-z]/.test(part) && !/^(?:west|forest|guest|honest|harvest|midwest|priest|modest)/i.test(part)
          ? `one of the ${part}`
          : withArticle(singularPhrase(part)),
    )
    .join(' or ')
}

const finite = wordTable<string>({
  are: 'is',
  have: 'has',
  do: 'does',
  were: 'was',
  'don’t': 'doesn’t',
  "don't": "doesn't",
  'aren’t': 'isn’t',
  "aren't": "isn't",
  'haven’t': 'hasn’t',
  "haven't": "hasn't",
})
const carried = /^(?:[a-z]+ly|still|never|also|often|already|only|now|just|not|no|longer|ever|always|once|can|could|will|would|should|may|might|must)$/

/** "who have never voted" of one person: "who has never voted". */
export function singularTail(tail: string): string {
  return tail.replace(/(\b(?:who|that) )((?:[a-z]+ ){0,2}?)([a-z’']+)\b/, (all, relative: string, adverbs: string, verb: string) => {
    if (
      !adverbs
        .trim()
        .split(' ')
        .every((word) => word === '' || carried.test(word)) ||
      /\b(?:can|could|will|would|should|may|might|must)\b/.test(adverbs)
    )
      return all
    const third = finite[verb] ?? (isVerb(verb) && !carried.test(verb) ? verbForms(verb).third : undefined)
    return third === undefined ? all : `${relative}${adverbs}${third}`
  })
}
