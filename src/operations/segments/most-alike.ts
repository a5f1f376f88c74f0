/** The words of a text, in lower case. */
export function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}’'%-]*/gu) ?? []
}

/** How much the two most alike of the texts share: words in both over words in either (Jaccard), 0 to 1. */
export function mostAlike(texts: readonly string[]): number {
  const sets = texts.map((text) => new Set(wordsOf(text)))
  let most = 0
  for (const [index, one] of sets.entries())
    for (const other of sets.slice(index + 1)) {
      let shared = 0
      for (const word of one) if (other.has(word)) shared++
      most = Math.max(most, shared / (one.size + other.size - shared || 1))
    }
  return most
}
