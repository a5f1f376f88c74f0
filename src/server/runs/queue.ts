import { sql } from 'drizzle-orm'
import { type Db, fromDrizzle, type Job, PgBoss } from 'pg-boss'
import { z } from 'zod'
import type { Database, OpenedDatabase } from '../db/database.ts'
import type { ShardRef } from './store/claim-shard.ts'

const queueName = 'run-shards'
/** The least pg-boss takes: a worker that has not been heard of for this long has lost its shards. */
const heartbeatSeconds = 10
/** How often lost shards are looked for where other processes may have died. */
const monitorIntervalSeconds = 3

/** What pg-boss answers to commands; its own type for it is empty. `settled` holds the ids of the jobs that were this worker's. */
const commandResponse = z.object({ affected: z.number(), settled: z.array(z.string()).nullish() })

type Listener = Awaited<ReturnType<NonNullable<Db['listen']>>>

/** The id of no job. */
const nobody = '00000000-0000-0000-0000-000000000000'
const daySeconds = 24 * 60 * 60

/** A shard taken from the queue. `retryCount` counts the workers that were lost over it and fences this claim. */
export type ShardJob = Pick<Job<ShardRef>, 'id' | 'data' | 'retryCount'>

export interface QueueLog {
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}

/**
 * The queue of shards, on pg-boss. Its jobs only say that a shard has work left; what is done is in our own rows, so a
 * job that is lost or delivered twice can repeat calls in flight but never a result.
 */
export class ShardQueue {
  readonly #boss: PgBoss
  readonly #embedded: boolean

  constructor(database: OpenedDatabase, log: QueueLog) {
    this.#embedded = database.kind === 'pglite'
    this.#boss = new PgBoss({
      ...database.queueConnection,
      schedule: false,
      // Nobody else can lose a shard in the embedded database: what this process left behind is taken back at start.
      superviseIntervalSeconds: this.#embedded ? 60 : monitorIntervalSeconds,
      monitorIntervalSeconds: this.#embedded ? 60 : monitorIntervalSeconds,
    })
    this.#boss.on('error', (error) => log.error({ err: error }, 'the run queue failed'))
    this.#boss.on('warning', (warning) => log.warn({ warning }, 'the run queue warns'))
  }

  /** Makes or updates the queue's tables. `soleWorker`: this process will work and no other can, so what is marked as being worked on is not. */
  async open({ soleWorker }: { soleWorker: boolean }): Promise<void> {
    await this.#boss.start()
    const settings = {
      heartbeatSeconds,
      expireInSeconds: daySeconds,
      retryLimit: 1_000_000,
      retryDelay: 0,
      retentionSeconds: 365 * daySeconds,
      deleteAfterSeconds: daySeconds / 24,
    }
    if ((await this.#boss.getQueue(queueName)) === null) await this.#boss.createQueue(queueName, settings)
    else await this.#boss.updateQueue(queueName, settings)
    if (soleWorker) await this.#takeBackAll()
    // Fills pg-boss's cache of queues. Were it empty at the first send, pg-boss would ask the database outside the
    // transaction it is sending in, and on the embedded database's one session wait for itself.
    await this.#boss.touch(queueName, nobody)
  }

  /** Sends shards within the caller's transaction. */
  async send(tx: Database, shards: readonly ShardRef[]): Promise<void> {
    if (shards.length === 0) return
    const jobs = shards.map((shard) => ({ data: shard, group: { id: shard.runId } }))
    await this.#boss.insert(queueName, jobs, { db: fromDrizzle(tx, sql) })
  }

  /** Takes the oldest waiting shard of any run not in `ignoredRuns`. */
  async fetch(ignoredRuns: readonly string[]): Promise<ShardJob | undefined> {
    const [job] = await this.#boss.fetch<ShardRef>(queueName, { batchSize: 1, ...(ignoredRuns.length > 0 ? { ignoreGroups: [...ignoredRuns] } : {}) })
    return job
  }

  /** Says that these shards are still being worked on; answers the ids of those that are this worker's no more. */
  async heartbeat(jobs: readonly ShardJob[]): Promise<Set<string>> {
    if (jobs.length === 0) return new Set()
    const { settled } = commandResponse.parse(await this.#boss.touch(queueName, [...jobs]))
    const held = new Set(settled ?? [])
    return new Set(jobs.map((job) => job.id).filter((id) => !held.has(id)))
  }

  /** Nothing is left to do for this shard. */
  async complete(job: ShardJob): Promise<void> {
    await this.#boss.complete(queueName, [job])
  }

  /** Puts a shard back for any worker to take at once; not counted as a lost worker. */
  async giveBack(db: Database, job: ShardJob): Promise<void> {
    await db.transaction(async (tx) => {
      const { affected } = commandResponse.parse(await this.#boss.complete(queueName, [job], null, { db: fromDrizzle(tx, sql) }))
      if (affected > 0) await this.send(tx, [job.data])
    })
  }

  /** Hears notifications of other processes; undefined where there are none. The connection heals itself. */
  async listen(channel: string, onMessage: (payload: string) => void, onReconnect: () => void): Promise<Listener | undefined> {
    return this.#embedded ? undefined : await this.#boss.getDb().listen?.(channel, onMessage, onReconnect)
  }

  async close(): Promise<void> {
    await this.#boss.stop({ graceful: false, close: true })
  }

  async #takeBackAll(): Promise<void> {
    const { rows } = await this.#boss.getDb().executeSql(`select id from pgboss.job where name = $1 and state = 'active'`, [queueName])
    const ids = rows.map((row: { id: string }) => row.id)
    if (ids.length > 0) await this.#boss.fail(queueName, ids, { message: 'the process that worked on it has ended' })
  }
}
