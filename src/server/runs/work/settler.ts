import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '../../db/database.ts'
import type { QueueLog } from '../queue.ts'
import type { RunChanges } from '../run-changes.ts'
import type { RunRow } from '../store/run-row.ts'
import { type Settled, type Settlement, settleItems } from '../store/settle-items.ts'

/** `stored` is undefined when the run is gone, or when nothing more will be stored because the process is ending. */
type Done = (stored: Stored | undefined) => void

/** `taken` is false for an outcome that came too late: somebody else has the shard. */
export interface Stored {
  readonly run: RunRow
  readonly taken: boolean
}

interface Entry {
  readonly settlement: Settlement
  readonly done: Done
}

/** Results wait this long for company, counted from the last commit: a commit costs about as much for one as for twenty. */
const gatherMs = 75
/** Items of one transaction: bounds how long the embedded database holds up the event loop. */
const batchSize = 100
const retryCapMs = 5_000

/**
 * Group commit: while one batch of outcomes is being stored the next gathers. An outcome whose transaction fails is
 * kept and tried again until the database answers; it is paid for.
 */
export class Settler {
  readonly #db: Database
  readonly #changes: RunChanges
  readonly #log: QueueLog
  readonly #waiting = new Map<string, Entry>()
  #running: Promise<void> | undefined
  #lastCommitAt = Number.NEGATIVE_INFINITY
  #abandoned = false

  constructor(db: Database, changes: RunChanges, log: QueueLog) {
    this.#db = db
    this.#changes = changes
    this.#log = log
  }

  /** How many outcomes are not stored yet. */
  get backlog(): number {
    return this.#waiting.size
  }

  /** Stores an outcome soon. A later outcome of the same item takes the place of one that still waits. */
  add(settlement: Settlement, done: Done = () => undefined): void {
    this.#waiting.set(`${settlement.runId} ${settlement.generation} ${settlement.attempt} ${settlement.key}`, { settlement, done })
    this.#running ??= this.#run()
  }

  /** Resolves once everything is stored. */
  async idle(): Promise<void> {
    while (this.#running !== undefined) await this.#running
  }

  /** Stops trying: what is not stored stays undone and is done again by whoever takes the shard. */
  abandon(): void {
    this.#abandoned = true
  }

  async #run(): Promise<void> {
    while (this.#waiting.size > 0) {
      const pauseMs = this.#lastCommitAt + gatherMs - performance.now()
      if (pauseMs > 0) await sleep(pauseMs)
      const byRun = Map.groupBy(this.#take(), ({ settlement }) => settlement.runId)
      for (const [runId, entries] of byRun) await this.#store(runId, entries)
      this.#lastCommitAt = performance.now()
    }
    // In the same turn as the look at what waits: an outcome added in a later one must start a new round.
    this.#running = undefined
  }

  #take(): Entry[] {
    const taken = [...this.#waiting].slice(0, batchSize)
    for (const [id] of taken) this.#waiting.delete(id)
    return taken.map(([, entry]) => entry)
  }

  async #store(runId: string, entries: readonly Entry[]): Promise<void> {
    for (let tries = 0; !this.#abandoned; tries += 1) {
      try {
        const settled = await this.#transaction(runId, entries)
        for (const { settlement, done } of entries) done(settled && { run: settled.run, taken: settled.taken.has(settlement) })
        return
      } catch (error) {
        if (isUnstorable(error)) {
          await this.#storeOneByOne(runId, entries, error)
          return
        }
        this.#log.error({ err: error, runId, items: entries.length }, 'results could not be stored; trying again')
        await sleep(Math.min(retryCapMs, 100 * 2 ** tries))
      }
    }
    for (const { done } of entries) done(undefined)
  }

  async #transaction(runId: string, entries: readonly Entry[]): Promise<Settled | undefined> {
    const batch = entries.map(({ settlement }) => settlement)
    const change = ({ seq, generation, status }: RunRow) => ({
      runId,
      seq,
      generation,
      kind: status === 'paused' || status === 'failed' ? ('stop' as const) : ('progress' as const),
    })
    const settled = await settleItems(this.#db, runId, batch, (tx, run) => this.#changes.announce(tx, change(run)))
    if (settled !== undefined) this.#changes.emit(change(settled.run))
    return settled
  }

  /** One answer that the database refuses must not take the others with it: it becomes its item's error. */
  async #storeOneByOne(runId: string, entries: readonly Entry[], error: unknown): Promise<void> {
    if (entries.length > 1) {
      for (const entry of entries) await this.#store(runId, [entry])
      return
    }
    for (const { settlement, done } of entries) {
      this.#log.error({ err: error, runId, key: settlement.key }, 'an answer cannot be stored')
      if (settlement.change.status !== 'completed') {
        done(undefined)
        return
      }
      const message = 'The answer holds characters that cannot be stored.'
      const change = { status: 'error', error: { code: 'engine-invalid-output', message, retryable: true }, spent: settlement.change.provenance.usage } as const
      await this.#store(runId, [{ settlement: { ...settlement, change }, done }])
    }
  }
}

/** SQLSTATE class 22: the data itself is at fault, so trying again cannot help. */
function isUnstorable(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && typeof cause.code === 'string' && /^22...$/.test(cause.code)) return true
  }
  return false
}
