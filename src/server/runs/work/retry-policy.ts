import type { EngineError } from '../../../engines/engine.ts'

export interface RetryPolicy {
  /** First pause, doubled with each further failure. */
  readonly baseMs: number
  /** Longest pause of our own choosing; a provider may ask for longer. */
  readonly capMs: number
  /** Tries of one item before its failure is recorded. */
  readonly maxAttempts: number
  /** The same where the provider only asked us to slow down: that is no fault of the item. */
  readonly maxAttemptsWhenLimited: number
}

export const defaultRetryPolicy: RetryPolicy = { baseMs: 500, capMs: 30_000, maxAttempts: 5, maxAttemptsWhenLimited: 20 }

/**
 * How long to wait before trying again, in milliseconds, or undefined to give up. Capped exponential backoff with jitter
 * over its upper half, so that calls that failed together do not come back together; never shorter than the provider asked.
 * `attempts` counts the tries so far, `random` is uniform in [0, 1).
 */
export function retryDelay(policy: RetryPolicy, error: EngineError, attempts: number, random: number): number | undefined {
  if (!error.retryable) return undefined
  const limit = error.code === 'engine-rate-limited' ? policy.maxAttemptsWhenLimited : policy.maxAttempts
  if (attempts >= limit) return undefined
  const backoff = Math.min(policy.capMs, policy.baseMs * 2 ** (attempts - 1)) * (0.5 + random / 2)
  return Math.max(backoff, error.retryAfterMs ?? 0)
}
