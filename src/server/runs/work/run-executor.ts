import { setTimeout as sleep } from 'node:timers/promises'
import { planNameSchema } from '../../../contract/run.ts'
import type { Engine } from '../../../engines/engine.ts'
import type { Database } from '../../db/database.ts'
import type { PlanRegistry } from '../plans/plan.ts'
import { planOf } from '../plans/plan-items.ts'
import type { QueueLog, ShardJob, ShardQueue } from '../queue.ts'
import type { RunChanged, RunChanges } from '../run-changes.ts'
import { type Claim, claimShard } from '../store/claim-shard.ts'
import { findStopped } from '../store/find-stopped.ts'
import type { RunRow } from '../store/run-row.ts'
import { noUsage } from '../usage.ts'
import { EngineLane } from './engine-lane.ts'
import { afterDelay } from './long-timer.ts'
import type { Outcome } from './perform-item.ts'
import type { RetryPolicy } from './retry-policy.ts'
import { Settler, type Stored } from './settler.ts'
import type { OpenShard, WorkItem } from './work-item.ts'

export interface ExecutorOptions {
  readonly db: Database
  readonly queue: ShardQueue
  readonly changes: RunChanges
  readonly engines: readonly Engine[]
  readonly plans: PlanRegistry
  readonly policy: RetryPolicy
  readonly log: QueueLog
  /** How long calls of a cancelled run may still finish before they are aborted: their answers are paid for. */
  readonly cancelGraceMs: number
  /** How long this process leaves new work to the others while its own hands are full; 0 where it is alone. */
  readonly courtesyMs: number
}

/** Shards held at once, so that one process does not take all there is from the others. */
const maxOpenShards = 64
/** Also how soon a lost claim or a missed 'stop' is noticed. */
const heartbeatMs = 3_000
/** Looks for work also when no news of it came. */
const pollMs = 5_000
/** Outcomes waiting to be stored before no further call begins: bounds memory when the database is slow. */
const maxBacklog = 1_000
/** A call shorter than this is never shown as running: marking it would cost as much as storing its result. */
const markAfterMs = 150
/** Workers that may be lost over one shard before its run is paused: it might be what kills them. */
const maxLostWorkers = 20

/** The worker of one process: takes shards, performs their items, stores what came of them. */
export class RunExecutor {
  readonly #options: ExecutorOptions
  readonly #lanes: ReadonlyMap<Engine, EngineLane>
  readonly #laneOf = new Map<OpenShard, EngineLane>()
  readonly #settler: Settler
  #claiming: Promise<void> | undefined
  #claimAgain = false
  readonly #ending = new AbortController()
  #stopListening: (() => void) | undefined
  #timers: NodeJS.Timeout[] = []

  constructor(options: ExecutorOptions) {
    this.#options = options
    this.#settler = new Settler(options.db, options.changes, options.log)
    const events = {
      began: (item: WorkItem) => this.#began(item),
      ended: (item: WorkItem, outcome: Outcome & { kind: 'settled' }) => this.#ended(item, outcome),
      low: () => this.#claimMore(),
      failure: (item: WorkItem, error: unknown) => options.log.error({ err: error, runId: item.shard.run.id, key: item.key }, 'an item failed unexpectedly'),
      hasRoom: () => !this.#draining && this.#settler.backlog < maxBacklog,
    }
    this.#lanes = new Map(options.engines.map((engine) => [engine, new EngineLane(engine, options.policy, events)]))
  }

  start(): void {
    const hear = ({ kind, runId, generation }: RunChanged) => {
      if (kind === 'work') this.#claimMore()
      if (kind !== 'stop') return
      // At once, before a call that ends makes room for another one; then by what the tables say.
      for (const shard of this.#laneOf.keys()) if (shard.run.id === runId && shard.run.generation <= generation) this.#stop(shard)
      this.#inBackground(this.#checkStopped())
    }
    const catchUp = () => {
      this.#claimMore()
      this.#inBackground(this.#checkStopped())
    }
    this.#stopListening = this.#options.changes.onAny(hear, catchUp)
    this.#timers = [setInterval(() => this.#inBackground(this.#beat()), heartbeatMs), setInterval(() => this.#claimMore(), pollMs)]
    for (const timer of this.#timers) timer.unref()
    this.#claimMore()
  }

  /** Begins nothing further, lets calls in flight finish for at most `timeoutMs`, stores them and gives the shards back. */
  async drain(timeoutMs: number): Promise<void> {
    this.#ending.abort()
    this.#stopListening?.()
    const deadline = performance.now() + timeoutMs
    await this.#claiming
    for (const shard of this.#laneOf.keys()) this.#stop(shard)
    await this.#until(() => this.#inFlight === 0, deadline)
    for (const shard of this.#laneOf.keys()) shard.abort.abort()
    // An aborted call ends at once unless its engine ignores the signal; the fence takes care of one that does.
    await this.#until(() => this.#inFlight === 0, performance.now() + 500)
    await Promise.race([this.#settler.idle(), sleep(Math.max(1_000, deadline - performance.now()), undefined, { ref: false })])
    this.#settler.abandon()
    for (const timer of this.#timers) clearInterval(timer)
    for (const shard of [...this.#laneOf.keys()]) {
      await this.#options.queue.giveBack(this.#options.db, shard.job)
      this.#laneOf.delete(shard)
    }
  }

  get #draining(): boolean {
    return this.#ending.signal.aborted
  }

  get #inFlight(): number {
    return [...this.#lanes.values()].reduce((sum, lane) => sum + lane.inFlight, 0)
  }

  async #until(condition: () => boolean, deadline: number): Promise<void> {
    while (!condition() && performance.now() < deadline) await sleep(10)
  }

  #inBackground(work: Promise<void>): void {
    work.catch((error: unknown) => this.#options.log.error({ err: error }, 'the run executor failed; it will try again'))
  }

  #claimMore(): void {
    this.#claimAgain = true
    this.#claiming ??= this.#claimAll()
  }

  async #claimAll(): Promise<void> {
    while (this.#claimAgain && !this.#draining) {
      this.#claimAgain = false
      try {
        await this.#claimWhatThereIs()
      } catch (error) {
        this.#options.log.error({ err: error }, 'shards could not be claimed; trying again')
      }
    }
    // In the same turn as the last look at the flag, so that no call for more is lost.
    this.#claiming = undefined
  }

  async #claimWhatThereIs(): Promise<void> {
    while (!this.#draining && this.#laneOf.size < maxOpenShards) {
      await this.#letOthersGoFirst()
      if (this.#draining) return
      const job = await this.#options.queue.fetch(this.#stockedRuns())
      if (job === undefined) return
      await this.#open(job)
    }
  }

  /** A process takes shards of every run, so that none waits for another's end: one that is idle must have its chance before. */
  async #letOthersGoFirst(): Promise<void> {
    const { courtesyMs } = this.#options
    if (courtesyMs === 0 || ![...this.#lanes.values()].some((lane) => lane.handsFull)) return
    await sleep(courtesyMs, undefined, { ref: false, signal: this.#ending.signal }).catch(() => undefined)
  }

  /** Also runs that were stopped and may be resumed: their calls in flight, which are paid for, end before they are begun anew. */
  #stockedRuns(): string[] {
    const stocked = [...this.#laneOf].filter(([shard, lane]) => shard.stopped || lane.isStocked(shard.run.id))
    return [...new Set(stocked.map(([shard]) => shard.run.id))]
  }

  async #open(job: ShardJob): Promise<void> {
    const { db, queue, changes } = this.#options
    const claim = await claimShard(db, job.data, (run) => this.#whyUnfit(run, job))
    if (claim.outcome !== 'claimed') {
      await queue.complete(job)
      if (claim.changedSeq !== null) changes.emit({ ...job.data, seq: claim.changedSeq, kind: 'progress' })
      return
    }
    changes.emit({ ...job.data, seq: claim.run.seq, kind: 'progress' })
    const engine = this.#engineOf(claim.run)
    const lane = engine && this.#lanes.get(engine)
    if (lane === undefined) throw new Error(`No lane for the engine of run ${claim.run.id}`)
    if (claim.items.length === 0) await queue.complete(job)
    else this.#begin(job, claim, lane)
  }

  #begin(job: ShardJob, claim: Claim & { outcome: 'claimed' }, lane: EngineLane): void {
    const { operation } = planOf(this.#options.plans, { plan: planNameSchema.parse(claim.run.plan) })
    const { id, userId, generation } = claim.run
    const shard: OpenShard = {
      job,
      run: { id, userId, generation },
      attempt: claim.attempt,
      operation,
      abort: new AbortController(),
      open: new Set(),
      stopped: false,
      aborting: false,
    }
    const items = claim.items.map((item): WorkItem => ({ shard, ...item, attempts: 0, spent: noUsage, marked: false, ended: false }))
    for (const item of items) shard.open.add(item)
    this.#laneOf.set(shard, lane)
    lane.add(shard, items)
  }

  #engineOf(run: RunRow): Engine | undefined {
    return this.#options.engines.find((engine) => engine.name === run.engine && engine.model === run.model)
  }

  #whyUnfit(run: RunRow, job: ShardJob): string | undefined {
    if (job.retryCount > maxLostWorkers) return `The server stopped ${job.retryCount} times while working on this run. Look into its log before you resume.`
    if (!planNameSchema.safeParse(run.plan).success)
      return `This run was started by another version, whose plan "${run.plan}" is not known here. Go back to that version and resume.`
    if (this.#engineOf(run) !== undefined) return undefined
    const engine = run.model === null ? run.engine : `${run.engine} (${run.model})`
    return `This run was started with the engine ${engine}, which is not set up now. Set it up again and resume, or cancel and start anew.`
  }

  #began(item: WorkItem): void {
    if (item.marked) return
    afterDelay(markAfterMs, () => {
      if (item.marked || item.ended) return
      item.marked = true
      this.#settler.add({ ...this.#fence(item), change: { status: 'running' } })
    })
  }

  #ended(item: WorkItem, outcome: Outcome & { kind: 'settled' }): void {
    item.ended = true
    const pause = outcome.pauseRun === undefined ? {} : { pauseRun: outcome.pauseRun }
    this.#settler.add({ ...this.#fence(item), change: outcome.change, ...pause }, (stored) => this.#stored(item, stored))
  }

  #fence({ key, shard }: WorkItem) {
    return { runId: shard.run.id, generation: shard.run.generation, shard: shard.job.data.shard, attempt: shard.attempt, key }
  }

  #stored(item: WorkItem, stored: Stored | undefined): void {
    const { shard } = item
    const lane = this.#laneOf.get(shard)
    const goesOn = stored?.taken === true && stored.run.generation === shard.run.generation && stored.run.status === 'running'
    if (!goesOn) this.#stop(shard)
    this.#close(item)
    lane?.pump()
  }

  #close(item: WorkItem): void {
    const { shard } = item
    shard.open.delete(item)
    if (shard.open.size > 0 || this.#draining || !this.#laneOf.delete(shard)) return
    this.#inBackground(this.#options.queue.complete(shard.job).then(() => this.#claimMore()))
  }

  /** Lets go of what a shard has not begun. Items shown as running that no call is made for go back to pending. */
  #stop(shard: OpenShard): void {
    shard.stopped = true
    for (const item of this.#laneOf.get(shard)?.drop(shard) ?? []) {
      if (item.marked || item.attempts > 0) this.#ended(item, { kind: 'settled', change: { status: 'pending', spent: item.spent } })
      else this.#close(item)
    }
  }

  /** Stops the shards of runs that were paused, cancelled or taken over, wherever that happened. */
  async #checkStopped(): Promise<void> {
    const stopped = await findStopped(
      this.#options.db,
      [...this.#laneOf.keys()].map(({ run }) => run),
    )
    for (const shard of this.#laneOf.keys()) {
      const why = stopped.get(shard.run)
      if (why === undefined) continue
      this.#stop(shard)
      if (why !== 'cancelled' || shard.aborting) continue
      shard.aborting = true
      afterDelay(this.#options.cancelGraceMs, () => shard.abort.abort())
    }
  }

  async #beat(): Promise<void> {
    const lost = await this.#options.queue.heartbeat([...this.#laneOf.keys()].map(({ job }) => job))
    for (const shard of [...this.#laneOf.keys()]) {
      if (!lost.has(shard.job.id) || shard.open.size === 0) continue
      this.#options.log.warn({ runId: shard.run.id, shard: shard.job.data.shard }, 'another worker has taken over a shard of this one')
      this.#stop(shard)
      shard.abort.abort()
    }
    await this.#checkStopped()
  }
}
