import type { PGlite } from '@electric-sql/pglite'
import type { Logger } from '../../log.ts'
import { type Repeated, repeat } from '../../process/repeat.ts'

/** A busy hour leaves some 100,000 dead rows; vacuuming them takes milliseconds per table. */
const intervalMs = 15 * 60_000
/** After the start, so that it does not compete with the first page. */
const firstAfterMs = 60_000

/** Repeats `vacuumEmbedded` while the server runs. After a stop no further table is begun. */
export function keepFit(client: PGlite, log: Logger): Repeated {
  return repeat({
    firstAfterMs,
    intervalMs,
    work: (signal) => vacuumEmbedded(client, signal),
    onError: (error) => log.warn({ err: error }, 'vacuuming the embedded database failed'),
  })
}

/**
 * Frees the rows that were replaced and counts anew for the planner. Autovacuum never runs in the
 * embedded database: without this its files only grow and the planner guesses. One table at a time,
 * since a statement holds up everything else in this process while it runs.
 */
export async function vacuumEmbedded(client: PGlite, signal: AbortSignal): Promise<void> {
  const tables = await client.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
  )
  for (const { name } of tables.rows) {
    if (signal.aborted) return
    await client.exec(`vacuum (analyze) ${name}`)
    await new Promise((resolve) => setImmediate(resolve))
  }
}
