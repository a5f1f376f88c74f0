import { inArray } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { run } from '../../db/schema/runs.ts'
import type { RunRow } from './run-row.ts'

/**
 * Which of the runs, as they were claimed, are not to be worked on any more. `cancelled` also stands for a run that is
 * gone or has gone on under a newer generation; calls in flight of a `paused` one may take their time.
 */
export async function findStopped<R extends Pick<RunRow, 'id' | 'generation'>>(db: Database, claimed: readonly R[]): Promise<Map<R, 'paused' | 'cancelled'>> {
  if (claimed.length === 0) return new Map()
  const ids = [...new Set(claimed.map(({ id }) => id))]
  const rows = await db.select({ id: run.id, status: run.status, generation: run.generation }).from(run).where(inArray(run.id, ids))
  const now = new Map(rows.map((row) => [row.id, row]))
  const stopped = new Map<R, 'paused' | 'cancelled'>()
  for (const one of claimed) {
    const row = now.get(one.id)
    if (row?.generation === one.generation && (row.status === 'queued' || row.status === 'running')) continue
    stopped.set(one, row?.generation === one.generation && row.status === 'paused' ? 'paused' : 'cancelled')
  }
  return stopped
}
