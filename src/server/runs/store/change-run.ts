import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { run, runItem } from '../../db/schema/runs.ts'
import { ProblemError } from '../../problem-error.ts'
import type { ShardRef } from './claim-shard.ts'
import { findActive } from './insert-run.ts'
import { lockOwnRun } from './own-run.ts'
import type { RunRow } from './run-row.ts'

/** A change that happened, or undefined where the run was left as it is; `shards` are to be worked on again. */
export interface RunChange {
  readonly run: RunRow
  readonly changed: boolean
  readonly shards: readonly ShardRef[]
}

const over = ['completed', 'failed', 'cancelled'] as const

/** Marks the run as cancelled. What is in flight may still be settled under the same generation. */
export async function cancelRun(tx: Database, userId: string, runId: string): Promise<RunChange> {
  const row = await lockOwnRun(tx, userId, runId)
  if (over.some((status) => status === row.status)) return { run: row, changed: false, shards: [] }
  const after = await update(tx, row, { status: 'cancelled', pausedReason: null, finishedAt: new Date(), seq: row.seq + 1 })
  return { run: after, changed: true, shards: [] }
}

/** Puts a paused or cancelled run back to work. One that stopped at its cost ceiling may spend as much again. */
export async function resumeRun(tx: Database, userId: string, runId: string): Promise<RunChange> {
  const row = await lockOwnRun(tx, userId, runId)
  if (row.status === 'queued' || row.status === 'running') return { run: row, changed: false, shards: [] }
  if (row.status !== 'paused' && row.status !== 'cancelled') throw new ProblemError('conflict', 'This run has ended: there is nothing left to resume.')
  if (row.completed + row.failed === row.total) {
    return { run: await update(tx, row, { status: 'completed', pausedReason: null, finishedAt: new Date(), seq: row.seq + 1 }), changed: true, shards: [] }
  }
  const reached = row.maxCostUsd !== null && row.costUsd !== null && row.costUsd >= row.maxCostUsd
  const maxCostUsd = reached ? (row.costUsd ?? 0) + (row.budgetUsd ?? 0) : row.maxCostUsd
  return await queueAgain(tx, row, { maxCostUsd, seq: row.seq + 1 })
}

/** Forgets the errors of a finished run's failed items and puts just those back to work. */
export async function retryFailed(tx: Database, userId: string, runId: string): Promise<RunChange> {
  const row = await lockOwnRun(tx, userId, runId)
  if (row.status === 'cancelled')
    throw new ProblemError('conflict', 'This run was cancelled. Resume it first; failed items can be run again once it has ended.')
  if (row.status !== 'completed' && row.status !== 'failed')
    throw new ProblemError('conflict', 'This run has not ended yet. Failed items can be run again once it has.')
  if (row.failed === 0) throw new ProblemError('conflict', 'This run has no failed items.')
  await tx.execute(sql`
    update run_item i set status = 'pending', error = null, finished_at = null, seq = ${row.seq}::bigint + n.place
    from (select key, row_number() over (order by index) as place from run_item where run_id = ${row.id} and status = 'error') n
    where i.run_id = ${row.id} and i.key = n.key`)
  return await queueAgain(tx, row, { failed: 0, seq: row.seq + row.failed + 1 })
}

async function queueAgain(tx: Database, row: RunRow, fields: Partial<RunRow>): Promise<RunChange> {
  const active = await findActive(tx, row)
  if (active !== undefined && active.id !== row.id) throw new ProblemError('conflict', 'The same work is being done by a newer run already.')
  const after = await update(tx, row, { status: 'queued', generation: row.generation + 1, pausedReason: null, finishedAt: null, ...fields })
  const open = await tx
    .selectDistinct({ shard: runItem.shard })
    .from(runItem)
    .where(and(eq(runItem.runId, row.id), inArray(runItem.status, ['pending', 'running'])))
  return { run: after, changed: true, shards: open.map(({ shard }) => ({ runId: row.id, shard, generation: after.generation })) }
}

async function update(tx: Database, row: RunRow, fields: Partial<RunRow>): Promise<RunRow> {
  const [after] = await tx.update(run).set(fields).where(eq(run.id, row.id)).returning()
  return after ?? row
}
