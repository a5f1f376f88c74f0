import type { Database } from '../db/database.ts'
import type { Logger } from '../log.ts'
import { deleteOldRuns } from './store/delete-old-runs.ts'

const dayMs = 24 * 60 * 60_000
const intervalMs = 6 * 60 * 60_000
/** After the start, so that it does not compete with the first page. */
const firstAfterMs = 2 * 60_000

export interface Retention {
  /** Deletes what is too old now. Logs how much that was, and a failure: the next turn tries again. */
  sweep(): Promise<void>
  /** No further run is deleted. Resolves when the one in hand is gone. */
  stop(): Promise<void>
}

/** Deletes ended runs after `days`, again and again while the process lives. Several processes may do so side by side. */
export function keepRetention(db: Database, days: number, log: Pick<Logger, 'info' | 'warn'>, now: () => number = Date.now): Retention {
  const stopping = new AbortController()
  let turn: Promise<void> = Promise.resolve()
  const sweep = async () => {
    try {
      const deleted = await deleteOldRuns(db, { before: new Date(now() - days * dayMs), signal: stopping.signal })
      if (deleted > 0) log.info({ deleted, days }, 'deleted runs that ended longer ago than RUN_RETENTION_DAYS')
    } catch (error) {
      log.warn({ err: error }, 'deleting old runs failed')
    }
  }
  const next = () => {
    turn = turn.then(sweep)
    return turn
  }
  const timers = [setTimeout(next, firstAfterMs), setInterval(next, intervalMs)]
  for (const timer of timers) timer.unref()
  return {
    sweep: next,
    stop: async () => {
      stopping.abort()
      for (const timer of timers) clearTimeout(timer)
      await turn
    },
  }
}
