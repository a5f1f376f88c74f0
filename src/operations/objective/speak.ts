/** First letter up, for a fragment that begins a sentence. Quoted and numeric starts stay. */
export function capital(text: string): string {
  return text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
}

/** A finished sentence: capital start, one closing mark. */
export function sentence(text: string): string {
  const trimmed = capital(text.replace(/\s+/g, ' ').trim())
  return /[.?!…]["”’)]?$/.test(trimmed) ? trimmed : `${trimmed}.`
}

/** `a`, `a and b`, `a, b and c`. */
export function list(items: readonly string[], joiner = 'and'): string {
  if (items.length <= 1) return items[0] ?? ''
  return `${items.slice(0, -1).join(', ')} ${joiner} ${items.at(-1)}`
}

/** The item at `index`, counted round the list, so that a short list still gives one. Throws on an empty list: the data must not have any. */
export function nth<T>(items: readonly T[], index: number): T {
  const item = items[((index % items.length) + items.length) % items.length]
  if (item === undefined) throw new Error('an empty list of fragments')
  return item
}

/** The first `count` words with an ellipsis, closing a quotation and dropping a bracket that the cut left open. */
export function clipWords(text: string, count: number): string {
  const words = text.split(/\s+/)
  if (words.length <= count) return text
  let cut = words
    .slice(0, count)
    .join(' ')
    .replace(/[,;:]$/, '')
  if (cut.split('(').length > cut.split(')').length) cut = cut.slice(0, cut.lastIndexOf('(')).trim()
  return cut.split('“').length > cut.split('”').length ? `${cut}…”` : `${cut}…`
}
