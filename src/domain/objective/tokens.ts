export interface Token {
  /** The word without the marks around it: `O’Hare`, `11-`, `27th`. */
  readonly text: string
  readonly lower: string
  /** Where the word itself begins and ends in the phrase. */
  readonly start: number
  readonly end: number
  /** A comma, semicolon, colon, dash or bracket follows: a phrase does not run on over it unless a rule says so. */
  readonly closes: boolean
}

/** The words of a phrase with their places in it, so that every part can be cut from the user's own text. */
export function tokensOf(phrase: string): readonly Token[] {
  const tokens: Token[] = []
  for (const match of phrase.matchAll(/\S+/g)) {
    const raw = match[0]
    const lead = /^[^\p{L}\p{N}$£€]*/u.exec(raw)?.[0].length ?? 0
    const body = raw.slice(lead)
    const kept = /^(?:[ap]\.m\.|(?:\p{Lu}\.)+)/iu.exec(body)?.[0] ?? body.replace(/[^\p{L}\p{N}%+$-]+$/u, '')
    if (kept === '') continue
    const start = match.index + lead
    tokens.push({ text: kept, lower: kept.toLowerCase(), start, end: start + kept.length, closes: /[,;:()–—]/.test(raw.slice(lead + kept.length)) })
  }
  return tokens
}

/** The phrase from one word up to, not including, another. */
export function textBetween(phrase: string, tokens: readonly Token[], from: number, to: number): string {
  const first = tokens[from]
  const last = tokens[Math.min(to, tokens.length) - 1]
  return first === undefined || last === undefined || to <= from ? '' : phrase.slice(first.start, last.end)
}

/** The phrase without the words from one up to, not including, another. */
export function textWithout(phrase: string, tokens: readonly Token[], from: number, to: number): string {
  const first = tokens[from]
  const last = tokens[Math.min(to, tokens.length) - 1]
  return first === undefined || last === undefined || to <= from ? phrase : `${phrase.slice(0, first.start)} ${phrase.slice(last.end)}`
}
