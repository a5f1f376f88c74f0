import type { Database } from '../db/database.ts'
import type { Logger } from '../log.ts'
import { type Repeated, repeat } from '../process/repeat.ts'
import { deleteOldRuns } from './store/delete-old-runs.ts'

const dayMs = 24 * 60 * 60_000
const intervalMs = 6 * 60 * 60_000
/** After the start, so that it does not compete with the first page. */
const firstAfterMs = 2 * 60_000

interface Sweep {
  /** Runs that ended longer ago are too old. */
  readonly days: number
  readonly nowMs: number
  readonly signal: AbortSignal
}

/**
 * Deletes ended runs after `days`, again and again while the process lives. After a stop no further run is deleted.
 * Several processes may do so side by side.
 */
export function keepRetention(db: Database, days: number, log: Pick<Logger, 'info' | 'warn'>): Repeated {
  return repeat({
    firstAfterMs,
    intervalMs,
    work: (signal) => sweepOldRuns(db, { days, nowMs: Date.now(), signal }, log),
    onError: (error) => log.warn({ err: error }, 'deleting old runs failed'),
  })
}

/** Deletes what is too old now, and logs how much that was. */
export async function sweepOldRuns(db: Database, { days, nowMs, signal }: Sweep, log: Pick<Logger, 'info'>): Promise<void> {
  const deleted = await deleteOldRuns(db, { before: new Date(nowMs - days * dayMs), signal })
  if (deleted > 0) log.info({ deleted, days }, 'deleted runs that ended longer ago than RUN_RETENTION_DAYS')
}
