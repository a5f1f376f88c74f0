import { createHash } from 'node:crypto'
import { eq, lt, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { rateLimit } from '../db/schema/auth.ts'
import { ProblemError } from '../problem-error.ts'

/** At most `max` within `windowMs`, counted from the first. */
export interface RateLimit {
  readonly name: string
  readonly max: number
  readonly windowMs: number
}

const minuteMs = 60_000

/**
 * Generous to an office behind one address and to a person who mistypes, far too slow for guessing passwords.
 * An account's limit counts failures only (see {@link RateLimiter.forget}), whatever addresses they come from.
 */
export const signInLimits = {
  signInPerAddress: { name: 'sign-in-address', max: 60, windowMs: minuteMs },
  signInPerAccount: { name: 'sign-in-account', max: 10, windowMs: 5 * minuteMs },
  signUpPerAddress: { name: 'sign-up-address', max: 60, windowMs: 10 * minuteMs },
} as const satisfies Record<string, RateLimit>

/** A refusal that says when to come back. */
export class RateLimitedError extends ProblemError {
  readonly retryAfterS: number

  constructor(retryAfterS: number) {
    super('rate-limited', `Too many tries. Wait ${retryAfterS} ${retryAfterS === 1 ? 'second' : 'seconds'}, then try again.`)
    this.retryAfterS = retryAfterS
  }
}

/** Counts in the database, so that a restart resets nothing and all server processes count together. */
export class RateLimiter {
  readonly #db: Database
  readonly #now: () => number
  #prunedAtMs = 0

  constructor(db: Database, now: () => number = Date.now) {
    this.#db = db
    this.#now = now
  }

  /** Counts one try. @throws RateLimitedError when it is one too many */
  async consume(limit: RateLimit, subject: string): Promise<void> {
    const nowMs = this.#now()
    await this.#prune(nowMs)
    const key = keyOf(limit, subject)
    const over = sql`${rateLimit.lastRequest} <= ${nowMs - limit.windowMs}`
    const [row] = await this.#db
      .insert(rateLimit)
      .values({ id: key, key, count: 1, lastRequest: nowMs })
      .onConflictDoUpdate({
        target: rateLimit.key,
        set: {
          // Never beyond one too many, so that a flood cannot overflow the column.
          count: sql`case when ${over} then 1 else least(${rateLimit.count} + 1, ${limit.max + 1}) end`,
          lastRequest: sql`case when ${over} then ${nowMs}::bigint else ${rateLimit.lastRequest} end`,
        },
      })
      .returning({ count: rateLimit.count, windowStartMs: rateLimit.lastRequest })
    if (row !== undefined && row.count > limit.max) throw new RateLimitedError(Math.max(1, Math.ceil((row.windowStartMs + limit.windowMs - nowMs) / 1000)))
  }

  /** A try that succeeded ends the count against its subject. */
  async forget(limit: RateLimit, subject: string): Promise<void> {
    await this.#db.delete(rateLimit).where(eq(rateLimit.key, keyOf(limit, subject)))
  }

  async #prune(nowMs: number): Promise<void> {
    if (nowMs - this.#prunedAtMs < minuteMs) return
    this.#prunedAtMs = nowMs
    const longestMs = Math.max(...Object.values(signInLimits).map((limit) => limit.windowMs))
    await this.#db.delete(rateLimit).where(lt(rateLimit.lastRequest, nowMs - longestMs))
  }
}

/** Hashed: the table needs no list of the e-mail addresses people tried. */
function keyOf(limit: RateLimit, subject: string): string {
  return `${limit.name}:${createHash('sha256').update(subject).digest('base64url')}`
}
