import { randomUUID } from 'node:crypto'
import { desc } from 'drizzle-orm'
import type { Run, RunEstimate, RunItemPage, StartRun } from '../../contract/run.ts'
import { screenObjective } from '../../domain/objective/screen-objective.ts'
import type { Engine } from '../../engines/engine.ts'
import type { Database } from '../db/database.ts'
import { run } from '../db/schema/runs.ts'
import { ProblemError } from '../problem-error.ts'
import { contentHash } from './content-key.ts'
import { estimateRun, type Prices } from './estimate-run.ts'
import type { PlanRegistry } from './plans/plan.ts'
import { planItems, planOf } from './plans/plan-items.ts'
import type { ShardQueue } from './queue.ts'
import type { RunChanged, RunChanges } from './run-changes.ts'
import type { RunItemsQuery, RunService, SequencedRunEvent } from './run-service.ts'
import { cancelRun, type RunChange, resumeRun, retryFailed } from './store/change-run.ts'
import { findActive, insertRun, shardSize } from './store/insert-run.ts'
import { ownRun, runsOf } from './store/own-run.ts'
import { readItems } from './store/read-items.ts'
import { type RunRow, toRun } from './store/run-row.ts'
import type { RunWatch } from './watch-run.ts'

export interface RunServiceParts {
  readonly db: Database
  readonly queue: ShardQueue
  readonly changes: RunChanges
  readonly watch: RunWatch
  readonly plans: PlanRegistry
  /** For new runs. */
  readonly engine: Engine
  /** The prices of its model, where they are known. */
  readonly prices: Prices | null
  readonly isDraining: () => boolean
}

const listMax = 100

/** The run service over the tables and the queue. */
export class StoredRunService implements RunService {
  readonly #parts: RunServiceParts

  constructor(parts: RunServiceParts) {
    this.#parts = parts
  }

  async start(userId: string, request: StartRun): Promise<Run> {
    const { db, plans, engine } = this.#parts
    if (this.#parts.isDraining()) throw new ProblemError('shutting-down', 'The server is restarting. Try again in a moment.')
    refuseObjective(request)
    const maxCostUsd = request.maxCostUsd ?? null
    if (maxCostUsd !== null) this.#refuseUnknownPrice()
    const items = planItems(plans, request)
    const wanted = { userId, plan: request.plan, inputHash: contentHash({ plan: request.plan, input: request.input }) }
    const stopsOnFailure = planOf(plans, request).stopsOnFailure?.(request.input) ?? false
    const newRun = { ...wanted, id: randomUUID(), engine: engine.name, model: engine.model, stopsOnFailure, maxCostUsd }
    for (;;) {
      const active = await findActive(db, wanted)
      if (active !== undefined) return toRun(active)
      const started = await this.#commit(async (tx) => {
        const row = await insertRun(tx, newRun, items)
        const shards = Array.from({ length: Math.ceil(items.length / shardSize) }, (_, shard) => ({ runId: newRun.id, shard, generation: 0 }))
        return row && { run: row, changed: true, shards }
      })
      // Otherwise the same work was started, and perhaps ended, in between: look again.
      if (started !== undefined) return toRun(started)
    }
  }

  async list(userId: string): Promise<Run[]> {
    const rows = await this.#parts.db.select().from(run).where(runsOf(userId)).orderBy(desc(run.createdAt)).limit(listMax)
    return rows.map(toRun)
  }

  async get(userId: string, runId: string): Promise<Run> {
    return toRun(await ownRun(this.#parts.db, userId, runId))
  }

  async items(userId: string, runId: string, query: RunItemsQuery): Promise<RunItemPage> {
    await ownRun(this.#parts.db, userId, runId)
    return await readItems(this.#parts.db, runId, query)
  }

  async estimate(_userId: string, request: StartRun): Promise<RunEstimate> {
    const { db, plans, engine, prices } = this.#parts
    const { operation } = planOf(plans, request)
    return await estimateRun(db, { engine, prices, operation, plan: request.plan, items: planItems(plans, request) })
  }

  async cancel(userId: string, runId: string): Promise<Run> {
    return toRun(await this.#change((tx) => cancelRun(tx, userId, runId)))
  }

  async resume(userId: string, runId: string): Promise<Run> {
    return toRun(await this.#change((tx) => resumeRun(tx, userId, runId)))
  }

  async retryFailed(userId: string, runId: string): Promise<Run> {
    return toRun(await this.#change((tx) => retryFailed(tx, userId, runId)))
  }

  async *events(userId: string, runId: string, afterSeq: number, signal: AbortSignal): AsyncGenerator<SequencedRunEvent, void> {
    await ownRun(this.#parts.db, userId, runId)
    yield* this.#parts.watch.follow(runId, afterSeq, signal)
  }

  #refuseUnknownPrice(): void {
    if (this.#parts.engine.name === 'builtin' || this.#parts.prices !== null) return
    const message = 'cannot be kept: the prices of this model are not set up on the server'
    throw new ProblemError('invalid-input', 'A cost ceiling needs the prices of the model to be set up.', { fields: [{ path: 'maxCostUsd', message }] })
  }

  async #change(change: (tx: Database) => Promise<RunChange>): Promise<RunRow> {
    const changed = await this.#commit(change)
    if (changed === undefined) throw new Error('A change of a run that exists left no run')
    return changed
  }

  /** The change of the tables, its shards in the queue and the news of it: all or nothing. */
  async #commit(change: (tx: Database) => Promise<RunChange | undefined>): Promise<RunRow | undefined> {
    const { db, queue, changes } = this.#parts
    const made = await db.transaction(async (tx) => {
      const result = await change(tx)
      if (result === undefined || !result.changed) return result && { run: result.run, news: undefined }
      await queue.send(tx, result.shards)
      const news: RunChanged = {
        runId: result.run.id,
        seq: result.run.seq,
        generation: result.run.generation,
        kind: result.shards.length > 0 ? 'work' : 'stop',
      }
      await changes.announce(tx, news)
      return { run: result.run, news }
    })
    if (made?.news !== undefined) changes.emit(made.news)
    return made?.run
  }
}

/** Not every plan has an objective in its input; one that has is screened before anything is stored. */
function refuseObjective({ input }: { readonly input: { readonly desiredOutcome?: string | undefined } }): void {
  const verdict = screenObjective(input.desiredOutcome ?? '')
  if (verdict.refused) throw new ProblemError('objective-refused', verdict.reason)
}
