import { EventEmitter } from 'node:events'
import { sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import type { ShardQueue } from './queue.ts'

/** That a run has changed; `seq` is its sequence number after the change. */
export interface RunChanged {
  readonly runId: string
  readonly seq: number
  readonly generation: number
  /** `work`: shards were put into the queue. `stop`: the run is not to be worked on any more. */
  readonly kind: 'progress' | 'work' | 'stop'
}

const channel = 'soundings_runs'

/**
 * Carries the news of a change to everybody who waits for it: at once within the process, and over LISTEN/NOTIFY to
 * the other processes on the same PostgreSQL. News may be lost or come twice; whoever acts on it reads the tables.
 */
export class RunChanges {
  readonly #emitter = new EventEmitter().setMaxListeners(0)
  readonly #notifies: boolean
  #close: (() => Promise<void>) | undefined

  constructor(kind: 'pglite' | 'postgres') {
    this.#notifies = kind === 'postgres'
  }

  async connect(queue: ShardQueue): Promise<void> {
    const handle = await queue.listen(
      channel,
      (payload) => this.emit(JSON.parse(payload) as RunChanged),
      () => this.#emitter.emit('missed'),
    )
    this.#close = handle === undefined ? undefined : () => handle.close()
  }

  async close(): Promise<void> {
    await this.#close?.()
    this.#close = undefined
  }

  /** Within the transaction that changes the run: the others hear of it when it commits, and only then. */
  async announce(tx: Database, change: RunChanged): Promise<void> {
    if (this.#notifies) await tx.execute(sql`select pg_notify(${channel}, ${JSON.stringify(change)})`)
  }

  /** After the commit, for this process. */
  emit(change: RunChanged): void {
    this.#emitter.emit('changed', change)
    this.#emitter.emit(`run:${change.runId}`, change)
  }

  /** Every change, and `onMissed` when some may not have been heard. Answers how to stop. */
  onAny(listener: (change: RunChanged) => void, onMissed: () => void): () => void {
    this.#emitter.on('changed', listener)
    this.#emitter.on('missed', onMissed)
    return () => {
      this.#emitter.off('changed', listener)
      this.#emitter.off('missed', onMissed)
    }
  }

  /** Changes of one run, and when some may have been missed (`undefined`). Answers how to stop. */
  onRun(runId: string, listener: (change: RunChanged | undefined) => void): () => void {
    const missed = () => listener(undefined)
    this.#emitter.on(`run:${runId}`, listener)
    this.#emitter.on('missed', missed)
    return () => {
      this.#emitter.off(`run:${runId}`, listener)
      this.#emitter.off('missed', missed)
    }
  }
}
