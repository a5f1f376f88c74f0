import { and, asc, eq, gt } from 'drizzle-orm'
import type { RunItemPage } from '../../../contract/run.ts'
import type { Database } from '../../db/database.ts'
import { runItem } from '../../db/schema/runs.ts'
import { ProblemError } from '../../problem-error.ts'
import type { RunItemsQuery } from '../run-service.ts'
import { toRunItem } from './run-row.ts'

/** One page of a run's items in plan order; the cursor is the place of the last item seen. */
export async function readItems(db: Database, runId: string, { limit, cursor }: RunItemsQuery): Promise<RunItemPage> {
  if (cursor !== undefined && !/^\d{1,9}$/.test(cursor)) {
    throw new ProblemError('invalid-input', 'The cursor is not one this list gave out.', {
      fields: [{ path: 'cursor', message: 'must be the nextCursor of the page before' }],
    })
  }
  const rows = await db
    .select()
    .from(runItem)
    .where(and(eq(runItem.runId, runId), gt(runItem.index, cursor === undefined ? -1 : Number(cursor))))
    .orderBy(asc(runItem.index))
    .limit(limit + 1)
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return { items: page.map(toRunItem), nextCursor: rows.length > limit && last !== undefined ? String(last.index) : null }
}
