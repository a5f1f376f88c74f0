import type { Clock } from '../clock.ts'
import { EngineError } from '../engine.ts'
import { RollingMinute } from './rolling-minute.ts'
import { noUsage } from './usage.ts'

export interface PacingLimits {
  readonly concurrency: number
  readonly requestsPerMinute: number | null
  readonly tokensPerMinute: number | null
}

/** A place in flight. `settle` is called once, when the call has ended, with the tokens it took where they are known. */
export interface Lease {
  readonly settle: (tokens: number | undefined) => void
}

interface Waiter {
  readonly tokens: number
  readonly admit: (lease: Lease) => void
  readonly reject: (error: EngineError) => void
}

/** Longer waits are the caller's to plan: it is told to come back instead of being kept. */
const longestHoldMs = 60_000
/** Calls that may wait for each one in flight, before more are turned away. */
const waitersPerPlace = 100
const turnedAwayMs = 1000

/**
 * Lets calls through first come, first served, under a model's ceilings: calls in flight, and requests and
 * tokens in any rolling minute. A provider's `retry-after` holds all of them back. It waits on one timer.
 */
export class PacingGate {
  readonly #limits: PacingLimits
  readonly #clock: Clock
  readonly #minute: RollingMinute
  readonly #waiting = new Set<Waiter>()
  #inFlight = 0
  #heldUntil = Number.NEGATIVE_INFINITY
  #cancelTimer: (() => void) | undefined

  constructor(limits: PacingLimits, clock: Clock) {
    this.#limits = limits
    this.#clock = clock
    this.#minute = new RollingMinute(limits.requestsPerMinute, limits.tokensPerMinute)
  }

  get waiting(): number {
    return this.#waiting.size
  }

  get inFlight(): number {
    return this.#inFlight
  }

  /** No call starts for this long. A shorter hold never ends a longer one. */
  holdFor(holdMs: number): void {
    this.#heldUntil = Math.max(this.#heldUntil, this.#clock.elapsed() + holdMs)
    if (this.#heldUntil - this.#clock.elapsed() > longestHoldMs) for (const waiter of this.#waiting) waiter.reject(this.#heldError())
    this.#admitReady()
  }

  /**
   * Waits for a place. Rejects with the signal's reason when aborted.
   * @param tokens what the call is expected to take
   * @throws EngineError engine-rate-limited where the provider's hold is long or too many calls wait already
   */
  enter(tokens: number, signal: AbortSignal): Promise<Lease> {
    return new Promise((resolve, reject) => {
      if (signal.aborted) return reject(signal.reason)
      if (this.#heldUntil - this.#clock.elapsed() > longestHoldMs) return reject(this.#heldError())
      if (this.#waiting.size >= this.#limits.concurrency * waitersPerPlace) return reject(crowdedError())
      const leave = () => {
        this.#waiting.delete(waiter)
        signal.removeEventListener('abort', onAbort)
      }
      const waiter: Waiter = {
        tokens,
        admit: (lease) => {
          leave()
          resolve(lease)
        },
        reject: (error) => {
          leave()
          reject(error)
        },
      }
      const onAbort = () => {
        leave()
        reject(signal.reason)
        this.#admitReady()
      }
      signal.addEventListener('abort', onAbort, { once: true })
      this.#waiting.add(waiter)
      this.#admitReady()
    })
  }

  #admitReady(): void {
    this.#cancelTimer?.()
    this.#cancelTimer = undefined
    for (const waiter of this.#waiting) {
      if (this.#inFlight >= this.#limits.concurrency) return
      const now = this.#clock.elapsed()
      const readyAt = Math.max(this.#heldUntil, this.#minute.readyAt(waiter.tokens, now))
      if (readyAt > now) {
        this.#cancelTimer = this.#clock.schedule(() => this.#admitReady(), readyAt - now)
        return
      }
      this.#inFlight++
      waiter.admit(this.#lease(this.#minute.reserve(waiter.tokens, now)))
    }
  }

  #lease(correct: (tokens: number) => void): Lease {
    let settled = false
    return {
      settle: (tokens) => {
        if (settled) return
        settled = true
        this.#inFlight--
        if (tokens !== undefined) correct(tokens)
        this.#admitReady()
      },
    }
  }

  #heldError(): EngineError {
    const retryAfterMs = this.#heldUntil - this.#clock.elapsed()
    return new EngineError('engine-rate-limited', `The model provider asked to be left alone for another ${Math.ceil(retryAfterMs / 1000)} seconds.`, {
      retryable: true,
      retryAfterMs,
      usage: noUsage,
    })
  }
}

function crowdedError(): EngineError {
  return new EngineError('engine-rate-limited', 'Too many calls are waiting for the model already.', {
    retryable: true,
    retryAfterMs: turnedAwayMs,
    usage: noUsage,
  })
}
