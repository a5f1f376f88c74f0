import { and, eq, inArray, sql } from 'drizzle-orm'
import type { ProblemCode } from '../../../contract/problem.ts'
import type { Provenance, Usage } from '../../../contract/provenance.ts'
import type { RunItemError } from '../../../contract/run.ts'
import type { Database } from '../../db/database.ts'
import { run, runItem } from '../../db/schema/runs.ts'
import { addUsage } from '../usage.ts'
import type { RunRow } from './run-row.ts'

/**
 * What became of an item: begun, put back without an answer, answered, or failed for good. `spent` is what its calls
 * took that gave no answer; the answer's own usage is in its provenance.
 */
export type ItemChange =
  | { readonly status: 'running' }
  | { readonly status: 'pending'; readonly spent: Usage }
  | { readonly status: 'completed'; readonly output: unknown; readonly provenance: Provenance; readonly spent: Usage }
  | { readonly status: 'error'; readonly error: RunItemError; readonly spent: Usage }

export interface Settlement {
  readonly runId: string
  readonly generation: number
  readonly shard: number
  readonly attempt: number
  readonly key: string
  readonly change: ItemChange
  /** Also pauses the run: what a user can do about it. */
  readonly pauseRun?: string
}

export interface Settled {
  readonly run: RunRow
  /** What was written. The others were refused: their shard or their run has gone on without this worker. */
  readonly taken: ReadonlySet<Settlement>
}

/**
 * Writes what became of a batch of one run's items, with their outputs and provenance, and the run's counters, in
 * one transaction. Refuses items whose shard was claimed again since, and items that are settled already: a result is
 * stored once. A run that was resumed meanwhile still takes the answers of calls begun before (they are paid for), until
 * somebody claims the shard anew. Answers undefined for a run that is gone.
 */
export async function settleItems(
  db: Database,
  runId: string,
  batch: readonly Settlement[],
  announce: (tx: Database, run: RunRow) => Promise<void>,
): Promise<Settled | undefined> {
  return await db.transaction(async (tx) => {
    const [row] = await tx.select().from(run).where(eq(run.id, runId)).for('update')
    if (row === undefined) return undefined
    const taken = await writeItems(tx, row, batch)
    const pause = batch.find(({ generation, pauseRun }) => generation === row.generation && pauseRun !== undefined)?.pauseRun
    if (taken.size === 0 && pause === undefined) return { run: row, taken }
    const seq = row.seq + batch.length + 1
    const counted = { ...counters(row, taken), seq }
    const [after] = await tx
      .update(run)
      .set({ ...counted, ...(await statusAfter(tx, { ...row, ...counted }, pause)) })
      .where(eq(run.id, runId))
      .returning()
    if (after === undefined) throw new Error(`Run ${runId} vanished while it was locked`)
    await announce(tx, after)
    return { run: after, taken }
  })
}

/** Of two outcomes of one item, by a worker that lost its shard and by the one that has it, only the latter's is taken: so by place, not by key. */
async function writeItems(tx: Database, row: RunRow, batch: readonly Settlement[]): Promise<Set<Settlement>> {
  const values = batch.map(({ key, shard, attempt, change }, place) => ({
    key,
    shard,
    attempt,
    place,
    seq: row.seq + 1 + place,
    status: change.status,
    output: change.status === 'completed' ? change.output : null,
    provenance: change.status === 'completed' ? change.provenance : null,
    error: change.status === 'error' ? change.error : null,
  }))
  const { rows } = await tx.execute<{ place: number }>(sql`
    update run_item i
    set status = v.status, output = v.output, provenance = v.provenance, error = v.error, seq = v.seq,
      finished_at = case when v.status in ('completed', 'error') then now() end
    from jsonb_to_recordset(${JSON.stringify(values)}::jsonb)
      as v(key text, shard int, attempt int, place int, seq bigint, status text, output jsonb, provenance jsonb, error jsonb)
    where i.run_id = ${row.id} and i.key = v.key and i.status in ('pending', 'running')
      and exists (select from run_shard s where s.run_id = ${row.id} and s.shard = v.shard and s.attempt = v.attempt)
    returning v.place`)
  const places = new Set(rows.map(({ place }) => place))
  return new Set(batch.filter((_, place) => places.has(place)))
}

function counters(row: RunRow, written: Iterable<Settlement>): Pick<RunRow, 'completed' | 'failed' | keyof Usage> {
  let { completed, failed } = row
  let usage: Usage = row
  for (const { change } of written) {
    if (change.status === 'running') continue
    usage = addUsage(usage, change.spent)
    if (change.status === 'error') failed += 1
    if (change.status === 'completed') {
      completed += 1
      usage = addUsage(usage, change.provenance.usage)
    }
  }
  const { calls, inputTokens, outputTokens, costUsd } = usage
  return { completed, failed, calls, inputTokens, outputTokens, costUsd }
}

async function statusAfter(tx: Database, row: RunRow, pause: string | undefined): Promise<Partial<RunRow>> {
  if (row.status === 'cancelled' || row.status === 'failed') return {}
  if (row.stopsOnFailure && row.failed > 0) return { status: 'failed', pausedReason: null, finishedAt: new Date() }
  if (row.completed + row.failed === row.total) {
    return { status: await endStatus(tx, row), pausedReason: null, finishedAt: new Date() }
  }
  if (row.status === 'paused') return {}
  const reason = pause ?? costReason(row)
  return reason === undefined ? {} : { status: 'paused', pausedReason: reason }
}

/** Amounts of money as people write them; a ceiling of a fraction of a cent keeps its digits. */
function usd(amount: number): string {
  return `$${amount < 0.01 ? amount.toPrecision(2) : amount.toFixed(2)}`
}

function costReason(row: RunRow): string | undefined {
  if (row.maxCostUsd === null) return undefined
  if (row.costUsd === null) {
    return `The cost ceiling of ${usd(row.maxCostUsd)} cannot be kept: the engine does not know the price of its calls. Cancel this run and start it without a ceiling.`
  }
  if (row.costUsd < row.maxCostUsd) return undefined
  return `The cost ceiling of ${usd(row.maxCostUsd)} is reached (${usd(row.costUsd)} spent). Resume to allow another ${usd(row.budgetUsd ?? row.maxCostUsd)}, or cancel to keep what is done.`
}

/** Failures that say the engine could not be reached or used at all, rather than that it could not do this item. */
const systemic: ReadonlySet<ProblemCode> = new Set(['engine-unavailable', 'engine-timeout', 'engine-rate-limited', 'engine-misconfigured'])

/** `failed` only when nothing at all could run, and for reasons that are not the items' own. */
async function endStatus(tx: Database, row: RunRow): Promise<'completed' | 'failed'> {
  if (row.completed > 0 || row.failed === 0) return 'completed'
  const codes = await tx
    .selectDistinct({ code: sql<ProblemCode>`${runItem.error}->>'code'` })
    .from(runItem)
    .where(and(eq(runItem.runId, row.id), inArray(runItem.status, ['error'])))
  return codes.every(({ code }) => systemic.has(code)) ? 'failed' : 'completed'
}
