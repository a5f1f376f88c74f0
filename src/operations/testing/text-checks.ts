import { mostAlike, wordsOf } from '../segments/most-alike.ts'

/** Checks of drafted text that every content test shares. */

/** Splits a text into sentences; quotations stay whole where they end a sentence. */
export function sentences(text: string): string[] {
  return text
    .split(/(?<=[.?!…]["”’)]?)\s+(?=[\p{Lu}\p{N}"“‘(])/u)
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

/** Every string in a tree of objects and arrays, in order. */
export function stringsOf(tree: unknown): string[] {
  if (typeof tree === 'string') return [tree]
  if (Array.isArray(tree)) return tree.flatMap(stringsOf)
  if (tree !== null && typeof tree === 'object') return Object.values(tree).flatMap(stringsOf)
  return []
}

/** Every sentence in a tree of strings. */
export function sentencesOf(tree: unknown): string[] {
  return stringsOf(tree).flatMap(sentences)
}

/** The first `count` words, which a reader notices when they return. */
export function skeleton(text: string, count = 4): string {
  return wordsOf(text).slice(0, count).join(' ')
}

/** How often each skeleton occurs, most frequent first. */
export function skeletonCounts(texts: readonly string[], count = 4): [string, number][] {
  const counts = new Map<string, number>()
  for (const text of texts) counts.set(skeleton(text, count), (counts.get(skeleton(text, count)) ?? 0) + 1)
  return [...counts].sort((a, b) => b[1] - a[1])
}

/** Jaccard similarity of the word sets, 0 to 1. */
export function similarity(a: string, b: string): number {
  return mostAlike([a, b])
}

/** The text with an objective's own phrases replaced, longest first, so that only what the draft added is compared. */
export function masked(text: string, phrases: readonly string[]): string {
  const ordered = [...phrases].filter((phrase) => phrase.trim() !== '').sort((a, b) => b.length - a.length)
  let result = text.toLowerCase()
  for (const phrase of ordered) result = result.replaceAll(phrase.toLowerCase(), '▢')
  return result.replace(/\b(?:the|an?)\s+(?=▢)/g, '').replace(/\s+/g, ' ')
}

/** The share of a's sentences that, with both objectives' phrases masked, also stand in b. 0 to 1. */
export function maskedOverlap(
  a: { readonly sentences: readonly string[]; readonly phrases: readonly string[] },
  b: { readonly sentences: readonly string[]; readonly phrases: readonly string[] },
): number {
  const other = new Set(b.sentences.map((sentence) => masked(sentence, b.phrases)))
  const shared = a.sentences.filter((sentence) => other.has(masked(sentence, a.phrases))).length
  return a.sentences.length === 0 ? 0 : shared / a.sentences.length
}

/** Sentences that occur more than once. */
export function repeated(list: readonly string[]): string[] {
  return list.filter((sentence, index) => list.indexOf(sentence) !== index)
}

const banned =
  /\b(?:in today[’']s|fast-paced|now more than ever|game-?changer|delve|tapestry|leverage|resonates? with|at the end of the day|it is important to note|studies show|research shows|experts agree|everyone knows|unlock|empower(?:ing|ment)|synerg\w+|holistic|cutting-edge|robust|seamless\w*|navigate the|landscape of)\b/i

/** What is wrong with the grammar or tone of one sentence; an empty list when nothing is found. */
export function faults(sentence: string): string[] {
  const found: string[] = []
  if (/undefined|null\b|NaN|\[object|\{\w+\}/.test(sentence)) found.push('unfilled slot')
  if (/\b(?:the the|a a|an an|the an?|an? the|to to|of of|in in|and and|is is|that that that|who who)\b/i.test(sentence)) found.push('doubled word')
  if (/ {2,}| [,.;:?!]|[,;:]{2}|\.\.(?!\.)|\?\.|\.,/.test(sentence)) found.push('spacing or punctuation')
  if (/\ba [aeio]\w+/i.test(sentence) && /\ba (?!one\b|once\b|eu|uni(?!n)|us(?:e|ed|er|ual)\b|US|one-)[aeio]\w+/i.test(sentence)) found.push('article')
  if (count(sentence, '(') !== count(sentence, ')') || count(sentence, '“') !== count(sentence, '”') || count(sentence, '"') % 2 !== 0)
    found.push('unmatched bracket or quote')
  if (!/[.?!…]["”’)]?$/.test(sentence)) found.push('no closing mark')
  if (!/^["“‘(]*[\p{Lu}\p{N}]/u.test(sentence)) found.push('no capital start')
  if (banned.test(sentence)) found.push('banned phrase')
  return found
}

function count(text: string, character: string): number {
  return text.split(character).length - 1
}

/** Percentages in the text that the objective itself does not state. */
export function inventedPercentages(text: string, objective: string): string[] {
  const squeezed = objective.replace(/\s/g, '')
  return (text.match(/\d+(?:[.,]\d+)?\s?(?:%|percent\b)/g) ?? []).filter((figure) => !squeezed.includes(figure.replace(/\s/g, '')))
}
