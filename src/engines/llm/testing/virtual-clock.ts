import type { Clock } from '../../clock.ts'

interface Timer {
  readonly at: number
  readonly wake: () => void
}

/** Time that moves only when told to. Timers fire in order; what they resolve runs before the next one fires. */
export class VirtualClock implements Clock {
  #now = 0
  readonly #timers = new Set<Timer>()

  readonly now = (): number => this.#now
  readonly elapsed = (): number => this.#now

  readonly schedule = (wake: () => void, delayMs: number): (() => void) => {
    const timer: Timer = { at: this.#now + Math.max(0, delayMs), wake }
    this.#timers.add(timer)
    return () => this.#timers.delete(timer)
  }

  get pendingTimers(): number {
    return this.#timers.size
  }

  /** Moves on by `ms`, firing what falls due. */
  async advance(ms: number): Promise<void> {
    const end = this.#now + ms
    await settled()
    for (let next = this.#nextBy(end); next !== undefined; next = this.#nextBy(end)) {
      this.#timers.delete(next)
      this.#now = next.at
      next.wake()
      await settled()
    }
    this.#now = end
  }

  #nextBy(end: number): Timer | undefined {
    return [...this.#timers].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0]
  }
}

/** All promises that can settle now have. */
function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}
