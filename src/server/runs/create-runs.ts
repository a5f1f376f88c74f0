import type { Engine } from '../../engines/engine.ts'
import type { OpenedDatabase } from '../db/database.ts'
import type { Prices } from './estimate-run.ts'
import type { PlanRegistry } from './plans/plan.ts'
import { type QueueLog, ShardQueue } from './queue.ts'
import { RunChanges } from './run-changes.ts'
import type { Runs } from './run-service.ts'
import { StoredRunService } from './stored-run-service.ts'
import { RunWatch } from './watch-run.ts'
import { defaultRetryPolicy, type RetryPolicy } from './work/retry-policy.ts'
import { RunExecutor } from './work/run-executor.ts'

export interface RunsOptions {
  readonly database: OpenedDatabase
  /** The first is for new runs; the others go on with runs that were started with them. */
  readonly engines: readonly [Engine, ...Engine[]]
  /** Of the first engine's model. Without them a run has no known cost and takes no cost ceiling. */
  readonly prices?: Prices | null
  readonly plans: PlanRegistry
  readonly log: QueueLog
  readonly retryPolicy?: RetryPolicy
  /** How long calls of a cancelled run may still finish, in milliseconds. */
  readonly cancelGraceMs?: number
  /** How long a process whose hands are full leaves new work to the others on the same database, in milliseconds. */
  readonly courtesyMs?: number
}

const defaultCancelGraceMs = 5_000
/** Several times what a notification takes, far less than a model's answer. */
const defaultCourtesyMs = 250
/** Beyond the grace, for aborted calls to be put back. */
const lingerMarginMs = 2_000

/** Puts the parts together. Nothing runs before `start`; the database must stay open until `drain` is through. */
export function createRuns(options: RunsOptions): Runs {
  const { database, engines, plans, log, retryPolicy = defaultRetryPolicy, cancelGraceMs = defaultCancelGraceMs } = options
  const { db } = database
  const queue = new ShardQueue(database, log)
  const changes = new RunChanges(database.kind)
  const watch = new RunWatch(db, changes, cancelGraceMs + lingerMarginMs)
  let executor: RunExecutor | undefined
  let draining = false
  return {
    service: new StoredRunService({ db, queue, changes, watch, plans, engine: engines[0], prices: options.prices ?? null, isDraining: () => draining }),
    async start({ worker }) {
      await queue.open({ soleWorker: worker && database.kind === 'pglite' })
      await changes.connect(queue)
      if (!worker) return
      const courtesyMs = database.kind === 'pglite' ? 0 : (options.courtesyMs ?? defaultCourtesyMs)
      executor = new RunExecutor({ db, queue, changes, engines, plans, policy: retryPolicy, log, cancelGraceMs, courtesyMs })
      executor.start()
    },
    async drain(timeoutMs) {
      draining = true
      await executor?.drain(timeoutMs)
      await changes.close()
      await queue.close()
    },
  }
}
