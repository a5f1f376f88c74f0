/** Lets as many pass as it is told to, in the order of arrival; who leaves while waiting takes no turn. */
export class Turnstile {
  #turns = 0
  readonly #waiting = new Set<() => void>()

  /** Resolves when it is this one's turn, or when it has left. */
  pass(left: AbortSignal): Promise<void> {
    if (this.#turns > 0) {
      this.#turns -= 1
      return Promise.resolve()
    }
    return new Promise((resolve) => {
      const leave = () => {
        this.#waiting.delete(go)
        resolve()
      }
      const go = () => {
        left.removeEventListener('abort', leave)
        resolve()
      }
      this.#waiting.add(go)
      left.addEventListener('abort', leave, { once: true })
    })
  }

  /** Lets `count` more pass: those who wait first, then whoever comes. */
  allow(count: number): void {
    this.#turns += count
    for (const go of this.#waiting) {
      if (this.#turns === 0) return
      this.#turns -= 1
      this.#waiting.delete(go)
      go()
    }
  }
}
