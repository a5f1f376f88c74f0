import { and, asc, eq, inArray, lt, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { report, workingCopy } from '../../db/schema/reports.ts'
import { run } from '../../db/schema/runs.ts'

/** Runs looked at in one reading. */
const pageSize = 100

export interface OldRuns {
  /** Ended before this moment. */
  readonly before: Date
  /** Asked before each run: none is deleted once it has aborted. */
  readonly signal: Pick<AbortSignal, 'aborted'>
}

/**
 * Deletes runs that ended long ago, with their items, unless the working copy or a saved report of their owner names
 * them. Each run goes by a statement of its own, whole or not at all, so a process that is killed in the middle leaves
 * nothing half deleted, and no other work waits for long. Answers how many went.
 */
export async function deleteOldRuns(db: Database, { before, signal }: OldRuns): Promise<number> {
  let deleted = 0
  let after: { finishedAt: Date; id: string } | undefined
  for (;;) {
    const page = await readPage(db, before, after)
    for (const { id } of page) {
      if (signal.aborted) return deleted
      // Asked again with the deletion: a run may have been taken up again, or saved, since it was read.
      const gone = await db
        .delete(run)
        .where(and(eq(run.id, id), isOver(before), unnamed()))
        .returning({ id: run.id })
      deleted += gone.length
      await new Promise((resolve) => setImmediate(resolve))
    }
    const last = page.at(-1)
    if (last === undefined || last.finishedAt === null || page.length < pageSize) return deleted
    after = { finishedAt: last.finishedAt, id: last.id }
  }
}

/** Oldest first, after the last of the page before: those that are kept are not read again and again. */
async function readPage(db: Database, before: Date, after: { finishedAt: Date; id: string } | undefined) {
  return await db
    .select({ id: run.id, finishedAt: run.finishedAt })
    .from(run)
    .where(
      and(
        isOver(before),
        after && sql`(date_trunc('milliseconds', ${run.finishedAt}), ${run.id}) > (${after.finishedAt.toISOString()}::timestamptz, ${after.id})`,
      ),
    )
    .orderBy(sql`date_trunc('milliseconds', ${run.finishedAt})`, asc(run.id))
    .limit(pageSize)
}

function isOver(before: Date): SQL | undefined {
  return and(inArray(run.status, ['completed', 'failed', 'cancelled']), lt(run.finishedAt, before))
}

/** An analysis names the runs behind its parts in `runIds`: those are read again when it is opened. */
function unnamed(): SQL {
  const names = (table: typeof report | typeof workingCopy) => sql`exists (
    select from ${table}, jsonb_each_text(coalesce(${table.data}->'runIds', '{}')) named
    where ${table.userId} = ${run.userId} and named.value = ${run.id})`
  return sql`not ${names(report)} and not ${names(workingCopy)}`
}
