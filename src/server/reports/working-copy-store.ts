import { and, eq } from 'drizzle-orm'
import type { WorkingCopy } from '../../contract/report.ts'
import type { Database } from '../db/database.ts'
import { workingCopy } from '../db/schema/reports.ts'
import { ProblemError } from '../problem-error.ts'

/** The analysis on a user's screen: one per user, written only over the revision the writer has seen. */
export class WorkingCopyStore {
  readonly #db: Database

  constructor(db: Database) {
    this.#db = db
  }

  /** Revision 0 and empty while nothing was kept yet. */
  async get(userId: string): Promise<WorkingCopy> {
    const [row] = await this.#db.select().from(workingCopy).where(eq(workingCopy.userId, userId))
    return row === undefined ? { revision: 0, reportId: null, title: '', data: {} } : toWorkingCopy(row)
  }

  /** Answers what was kept, with its new revision. `conflict` when another tab kept a newer one. */
  async put(userId: string, copy: WorkingCopy): Promise<WorkingCopy> {
    const { revision, reportId, title, data } = copy
    const values = { revision: revision + 1, reportId, title, data, updatedAt: new Date() }
    // One statement each, so of two writers on the same revision exactly one succeeds.
    const [row] =
      revision === 0
        ? await this.#db
            .insert(workingCopy)
            .values({ userId, ...values })
            .onConflictDoNothing()
            .returning()
        : await this.#db
            .update(workingCopy)
            .set(values)
            .where(and(eq(workingCopy.userId, userId), eq(workingCopy.revision, revision)))
            .returning()
    if (row === undefined)
      throw new ProblemError(
        'conflict',
        'A newer version of this analysis was kept from another tab or device. Reload to continue from that one; what is only here is lost then.',
      )
    return toWorkingCopy(row)
  }
}

function toWorkingCopy({ revision, reportId, title, data }: typeof workingCopy.$inferSelect): WorkingCopy {
  return { revision, reportId, title, data }
}
