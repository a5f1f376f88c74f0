import { concepts } from './data/concepts.data.ts'
import { stopWords } from './data/stop-words.data.ts'

/** Every word of a text in lower case, in order. Letters of any script count. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}’'-]*/gu) ?? []
}

/** A light stem: enough that "hearings", "cows" and "milked" meet "hearing", "cow" and "milk". Not a linguist's. */
export function stem(word: string): string {
  const bare = word.replace(/[’']s?$|[-’']+$/g, '')
  if (bare.length < 4 || /[^a-z-]/.test(bare)) return bare
  if (/(?:ss|us|is)$/.test(bare)) return bare
  const singular = bare.endsWith('ies') ? `${bare.slice(0, -3)}y` : bare.replace(/(ch|sh|x|ss)es$/, '$1').replace(/s$/, '')
  const cut = singular.replace(/(?:ing|ed)$/, '')
  const verb = cut === singular || cut.length < 3 || !/[aeiouy]/.test(cut) ? singular : cut.replace(/([bdgklmnprt])\1$/, '$1')
  return verb.length > 3 ? verb.replace(/e$/, '') : verb
}

const conceptOfStem = new Map<string, string>()
for (const [concept, members] of Object.entries(concepts)) {
  for (const member of members.split(' ')) if (!conceptOfStem.has(stem(member))) conceptOfStem.set(stem(member), `~${concept}`)
}

/** What a text is about: its telling stems, each with its concept (marked `~`) where it has one. */
export function meaningOf(text: string): ReadonlySet<string> {
  const found = new Set<string>()
  for (const word of wordsOf(text).flatMap((whole) => (whole.includes('-') ? [whole, ...whole.split('-')] : [whole]))) {
    if (word.length < 3 || stopWords.has(word)) continue
    const root = stem(word)
    if (stopWords.has(root)) continue
    found.add(root)
    const concept = conceptOfStem.get(root)
    if (concept !== undefined) found.add(concept)
  }
  return found
}

/** What two meanings share. A shared word counts 1, a shared concept without the word half. */
export function sharedWeight(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let weight = 0
  for (const item of a) {
    if (!b.has(item)) continue
    if (!item.startsWith('~')) weight += 1
    else weight += 0.5
  }
  return weight
}
