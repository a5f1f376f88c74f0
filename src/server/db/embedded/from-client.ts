import type { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { fromPglite } from 'pg-boss'
import type { Database, EmbeddedDatabase } from '../database.ts'
import { migrateEmbedded } from '../migrate.ts'
import * as schema from '../schema/index.ts'

/**
 * Brings the tables of an open PGlite up to date and gives it the shape the server works with.
 * `release` runs once, after the client is closed.
 */
export async function fromClient(client: PGlite, release: () => void): Promise<EmbeddedDatabase> {
  const db = drizzle(client, { schema })
  await migrateEmbedded(db)
  let closed: Promise<void> | undefined
  return {
    kind: 'pglite',
    // One type for both drivers; they differ only in what `execute` answers beside its rows.
    db: db as unknown as Database,
    client,
    queueConnection: { db: fromPglite(client), backend: 'pglite' },
    ping: async () => {
      await client.query('select 1')
    },
    close: () => {
      closed ??= client.close().finally(release)
      return closed
    },
  }
}
