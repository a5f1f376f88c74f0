import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { run, runItem, runShard } from '../../db/schema/runs.ts'
import type { RunRow } from './run-row.ts'

/** What a queue job names. */
export interface ShardRef {
  readonly runId: string
  readonly shard: number
  readonly generation: number
}

export interface ClaimedItem {
  readonly key: string
  readonly repeat: number
  readonly input: unknown
}

export type Claim =
  /** The shard is this worker's; `attempt` goes with every settlement. */
  | { readonly outcome: 'claimed'; readonly run: RunRow; readonly attempt: number; readonly items: readonly ClaimedItem[] }
  /** There is nothing to do for this job: the run is over, stopped, or has gone on under a newer generation. */
  | { readonly outcome: 'over'; readonly changedSeq: number | null }
  /** The run stands paused now, by what `unfit` said. */
  | { readonly outcome: 'paused'; readonly changedSeq: number }

/**
 * Takes a shard over, from nobody or from a worker that was declared dead: raising the attempt makes every later
 * settlement of an earlier one be refused. `unfit` says why this process cannot work on the run, if it cannot.
 */
export async function claimShard(db: Database, ref: ShardRef, unfit: (run: RunRow) => string | undefined): Promise<Claim> {
  return await db.transaction(async (tx): Promise<Claim> => {
    const [row] = await tx.select().from(run).where(eq(run.id, ref.runId)).for('update')
    if (row === undefined || row.generation !== ref.generation) return { outcome: 'over', changedSeq: null }
    if (row.status !== 'queued' && row.status !== 'running') return { outcome: 'over', changedSeq: await putBackRunning(tx, row, ref.shard) }
    const reason = unfit(row)
    if (reason !== undefined) {
      const seq = row.seq + 1
      await tx.update(run).set({ status: 'paused', pausedReason: reason, seq }).where(eq(run.id, row.id))
      return { outcome: 'paused', changedSeq: seq }
    }
    const [claimed] = await tx
      .update(runShard)
      .set({ attempt: sql`${runShard.attempt} + 1` })
      .where(and(eq(runShard.runId, row.id), eq(runShard.shard, ref.shard)))
      .returning()
    if (claimed === undefined) throw new Error(`Run ${row.id} has no shard ${ref.shard}`)
    const items = await tx
      .select({ key: runItem.key, repeat: runItem.repeat, input: runItem.input })
      .from(runItem)
      .where(and(eq(runItem.runId, row.id), eq(runItem.shard, ref.shard), inArray(runItem.status, ['pending', 'running'])))
      .orderBy(asc(runItem.index))
    const [started] =
      row.status === 'running'
        ? [row]
        : await tx
            .update(run)
            .set({ status: 'running', startedAt: row.startedAt ?? new Date(), seq: row.seq + 1 })
            .where(eq(run.id, row.id))
            .returning()
    return { outcome: 'claimed', run: started ?? row, attempt: claimed.attempt, items }
  })
}

/** A worker that died left items marked as running; in a run that is stopped nobody would ever take them up. */
async function putBackRunning(tx: Database, row: RunRow, shard: number): Promise<number | null> {
  const { rows } = await tx.execute<{ key: string }>(sql`
    update run_item i set status = 'pending', seq = ${row.seq}::bigint + n.place
    from (select key, row_number() over (order by index) as place from run_item where run_id = ${row.id} and shard = ${shard} and status = 'running') n
    where i.run_id = ${row.id} and i.key = n.key
    returning i.key`)
  if (rows.length === 0) return null
  const seq = row.seq + rows.length + 1
  await tx.update(run).set({ seq }).where(eq(run.id, row.id))
  return seq
}
