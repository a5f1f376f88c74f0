/**
 * How many calls an engine gets at once, at most `ceiling`. Halved when the provider says 'too many requests', and
 * raised by one after as many successes as the limit is (additive increase, multiplicative decrease, as TCP does).
 * Calls that had begun before a halving say nothing new: their refusals do not halve again.
 */
export class AdaptiveLimit {
  readonly #ceiling: number
  #limit: number
  #successes = 0
  #halvings = 0

  constructor(ceiling: number) {
    this.#ceiling = Math.max(1, ceiling)
    this.#limit = this.#ceiling
  }

  get value(): number {
    return this.#limit
  }

  /** Goes with a call and back into {@link refused}. */
  get epoch(): number {
    return this.#halvings
  }

  succeeded(): void {
    if (this.#limit >= this.#ceiling) return
    this.#successes += 1
    if (this.#successes < this.#limit) return
    this.#successes = 0
    this.#limit += 1
  }

  refused(epoch: number): void {
    if (epoch !== this.#halvings) return
    this.#halvings += 1
    this.#successes = 0
    this.#limit = Math.max(1, Math.floor(this.#limit / 2))
  }
}
