const minuteMs = 60_000

interface Entry {
  readonly at: number
  tokens: number
  inWindow: boolean
}

/**
 * Counts what was started in the last 60 s, so that no window of a minute, wherever it begins, holds more
 * than the ceilings. Whoever keeps to that also keeps within a provider's token bucket of the same size.
 */
export class RollingMinute {
  readonly #requests: number | null
  readonly #tokens: number | null
  readonly #entries: Entry[] = []
  #tokensInWindow = 0

  constructor(requestsPerMinute: number | null, tokensPerMinute: number | null) {
    this.#requests = requestsPerMinute
    this.#tokens = tokensPerMinute
  }

  /**
   * The first moment, from `now` on, at which a call of `tokens` fits. One that is larger than the whole
   * ceiling fits an empty minute: it could never fit otherwise.
   */
  readyAt(tokens: number, now: number): number {
    if (this.#requests === null && this.#tokens === null) return now
    this.#forget(now)
    let count = this.#entries.length
    let sum = this.#tokensInWindow
    for (const entry of this.#entries) {
      if (this.#fits(count, sum, tokens)) return Math.max(now, this.#readyAfter(count))
      count--
      sum -= entry.tokens
    }
    return this.#fits(count, sum, tokens) ? Math.max(now, this.#readyAfter(count)) : now
  }

  /** Notes a call as started; the answer puts the tokens it truly took in place of the expected ones. */
  reserve(tokens: number, now: number): (actualTokens: number) => void {
    if (this.#requests === null && this.#tokens === null) return () => undefined
    const entry: Entry = { at: now, tokens, inWindow: true }
    this.#entries.push(entry)
    this.#tokensInWindow += tokens
    return (actualTokens) => {
      if (entry.inWindow) this.#tokensInWindow += actualTokens - entry.tokens
      entry.tokens = actualTokens
    }
  }

  #fits(count: number, sum: number, tokens: number): boolean {
    if (this.#requests !== null && count >= this.#requests) return false
    return this.#tokens === null || count === 0 || sum + tokens <= this.#tokens
  }

  /** When only the newest `count` entries are still in the window. */
  #readyAfter(count: number): number {
    const last = this.#entries[this.#entries.length - count - 1]
    return last === undefined ? Number.NEGATIVE_INFINITY : last.at + minuteMs
  }

  #forget(now: number): void {
    let gone = 0
    for (const entry of this.#entries) {
      if (entry.at > now - minuteMs) break
      this.#tokensInWindow -= entry.tokens
      entry.inWindow = false
      gone++
    }
    if (gone > 0) this.#entries.splice(0, gone)
  }
}
