import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { run, runShard } from '../../db/schema/runs.ts'
import type { KeyedItem } from '../plans/plan-items.ts'
import type { RunRow } from './run-row.ts'

/** Items of one shard, the unit a worker claims: large enough to be worth a claim, small enough to spread over workers. */
export const shardSize = 100

export type NewRun = Pick<RunRow, 'id' | 'userId' | 'plan' | 'inputHash' | 'engine' | 'model' | 'stopsOnFailure' | 'maxCostUsd'>

/** The active run of the same user, plan and input, if there is one. */
export async function findActive(db: Database, wanted: Pick<RunRow, 'userId' | 'plan' | 'inputHash'>): Promise<RunRow | undefined> {
  const same = and(eq(run.userId, wanted.userId), eq(run.plan, wanted.plan), eq(run.inputHash, wanted.inputHash))
  const [row] = await db
    .select()
    .from(run)
    .where(and(same, inArray(run.status, ['queued', 'running', 'paused'])))
  return row
}

/**
 * Stores a run with its items and shards, or answers undefined when the same work is active already
 * (also when another transaction has just started it: the unique index decides).
 */
export async function insertRun(tx: Database, newRun: NewRun, items: readonly KeyedItem[]): Promise<RunRow | undefined> {
  const [row] = await tx
    .insert(run)
    // Items take the sequence numbers 1 to total, the run the one after: a watcher who starts at 0 sees all of them.
    .values({ ...newRun, status: 'queued', total: items.length, costUsd: 0, budgetUsd: newRun.maxCostUsd, seq: items.length + 1 })
    .onConflictDoNothing({ target: [run.userId, run.plan, run.inputHash], where: sql`status in ('queued', 'running', 'paused')` })
    .returning()
  if (row === undefined) return undefined
  const shards = Math.ceil(items.length / shardSize)
  await tx.insert(runShard).values(Array.from({ length: shards }, (_, shard) => ({ runId: row.id, shard })))
  // One parameter instead of thousands: building and parsing so many placeholders would take longer than the insert.
  const values = items.map((item, index) => ({ ...item, index, shard: Math.floor(index / shardSize) }))
  await tx.execute(sql`
    insert into run_item (run_id, key, repeat, index, shard, input, seq)
    select ${row.id}, v.key, v.repeat, v.index, v.shard, v.input, v.index + 1
    from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as v(key text, repeat int, index int, shard int, input jsonb)`)
  return row
}
