/**
 * How well a palette entry answers what was typed, 0 (not at all) to 1. Every typed word must occur in
 * the label or the keywords; words at the start of the label count most, so the order can be foreseen.
 */
export function matchScore(label: string, search: string, keywords: readonly string[] = []): number {
  const name = label.toLowerCase()
  const typed = search.toLowerCase().trim()
  if (name.startsWith(typed)) return 1
  const words = typed.split(/\s+/)
  const beside = keywords.join(' ').toLowerCase()
  const scores = words.map((word) => (wordStarts(name, word) ? 0.8 : name.includes(word) ? 0.6 : beside.includes(word) ? 0.3 : 0))
  return Math.min(...scores)
}

function wordStarts(text: string, word: string): boolean {
  return text.split(/[\s\-–—/]+/).some((part) => part.startsWith(word))
}
