import { and, asc, eq, gt, lte } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { run, runItem } from '../../db/schema/runs.ts'
import type { SequencedRunEvent } from '../run-service.ts'
import { type RunRow, toRun, toRunItem } from './run-row.ts'

export interface Changes {
  readonly run: RunRow
  readonly events: readonly SequencedRunEvent[]
  /** There is more to read right away. */
  readonly more: boolean
}

/** Items of one reading. An item's output may be some kilobytes. */
const pageSize = 200

/**
 * What changed in a run after a sequence number, in order. The run is read first and items only up to its number:
 * one that changes in between carries a larger number and comes with the next reading, so nothing is seen twice
 * or passed over. Undefined for a run that is gone.
 */
export async function readChanges(db: Database, runId: string, afterSeq: number): Promise<Changes | undefined> {
  const [row] = await db.select().from(run).where(eq(run.id, runId))
  if (row === undefined) return undefined
  if (row.seq <= afterSeq) return { run: row, events: [], more: false }
  const items = await db
    .select({
      key: runItem.key,
      index: runItem.index,
      status: runItem.status,
      input: runItem.input,
      output: runItem.output,
      error: runItem.error,
      provenance: runItem.provenance,
      seq: runItem.seq,
    })
    .from(runItem)
    .where(and(eq(runItem.runId, runId), gt(runItem.seq, afterSeq), lte(runItem.seq, row.seq)))
    .orderBy(asc(runItem.seq))
    .limit(pageSize)
  const events: SequencedRunEvent[] = items.map((item) => ({ seq: item.seq, event: { type: 'item', item: toRunItem(item) } }))
  const more = items.length === pageSize
  if (!more) events.push({ seq: row.seq, event: { type: 'run', run: toRun(row) } })
  return { run: row, events, more }
}
