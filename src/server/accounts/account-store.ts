import { randomUUID } from 'node:crypto'
import { hashPassword } from 'better-auth/crypto'
import { and, count, eq } from 'drizzle-orm'
import { RateLimiter, signInLimits } from '../auth/rate-limiter.ts'
import type { Database } from '../db/database.ts'
import { account, session, user } from '../db/schema/auth.ts'
import { report } from '../db/schema/reports.ts'
import { run } from '../db/schema/runs.ts'

/** As better-auth names sign-in by e-mail and password in its table of accounts. */
const byPassword = 'credential'

export type ResetOutcome = 'reset' | 'unknown' | 'no-password'

export interface Holdings {
  readonly reports: number
  readonly runs: number
}

/** Accounts as whoever runs the server deals with them; nothing here is reachable over the network. */
export class AccountStore {
  readonly #db: Database

  constructor(db: Database) {
    this.#db = db
  }

  /**
   * Makes an account that signs in by password; false when the e-mail has one. The e-mail counts as verified: who
   * runs the server vouches for it, so that its owner may sign in with the identity provider as well.
   */
  async add(email: string, name: string, password: string): Promise<boolean> {
    const hash = await hashPassword(password)
    return await this.#db.transaction(async (tx) => {
      const id = randomUUID()
      const added = await tx
        .insert(user)
        .values({ id, name, email: stored(email), emailVerified: true })
        .onConflictDoNothing()
        .returning({ id: user.id })
      if (added.length === 0) return false
      await tx.insert(account).values({ id: randomUUID(), accountId: id, providerId: byPassword, userId: id, password: hash })
      return true
    })
  }

  /** Sets a password and ends every session, both or neither; wrong tries against the account are forgotten. */
  async resetPassword(email: string, password: string): Promise<ResetOutcome> {
    const hash = await hashPassword(password)
    const outcome = await this.#db.transaction(async (tx): Promise<ResetOutcome> => {
      const id = await idOf(tx, email)
      if (id === undefined) return 'unknown'
      const changed = await tx
        .update(account)
        .set({ password: hash, updatedAt: new Date() })
        .where(and(eq(account.userId, id), eq(account.providerId, byPassword)))
        .returning({ id: account.id })
      if (changed.length === 0) return 'no-password'
      await tx.delete(session).where(eq(session.userId, id))
      return 'reset'
    })
    if (outcome === 'reset') await new RateLimiter(this.#db).forget(signInLimits.signInPerAccount, stored(email))
    return outcome
  }

  /** What would be lost with the account; undefined when there is none. */
  async holdings(email: string): Promise<Holdings | undefined> {
    const id = await idOf(this.#db, email)
    if (id === undefined) return undefined
    const [reports] = await this.#db.select({ rows: count() }).from(report).where(eq(report.userId, id))
    const [runs] = await this.#db.select({ rows: count() }).from(run).where(eq(run.userId, id))
    return { reports: reports?.rows ?? 0, runs: runs?.rows ?? 0 }
  }

  /** The account with its sessions, reports, working copy and runs; false when there is none. */
  async remove(email: string): Promise<boolean> {
    const removed = await this.#db
      .delete(user)
      .where(eq(user.email, stored(email)))
      .returning({ id: user.id })
    return removed.length > 0
  }
}

async function idOf(db: Database, email: string): Promise<string | undefined> {
  const [row] = await db
    .select({ id: user.id })
    .from(user)
    .where(eq(user.email, stored(email)))
  return row?.id
}

/** Sign-up keeps addresses in lower case. */
function stored(email: string): string {
  return email.trim().toLowerCase()
}
