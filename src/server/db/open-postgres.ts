import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Database, PostgresDatabase } from './database.ts'
import { int8TypeId, parseInt8 } from './int8.ts'
import { migratePostgres } from './migrate.ts'
import * as schema from './schema/index.ts'

/** Connections of one process, those of the queue not counted. A default PostgreSQL allows 100 in all. */
const poolSize = 10
const queuePoolSize = 4
const connectTimeoutMs = 10_000

export interface PostgresOptions {
  /** Called for a connection that broke while idle; the pool replaces it. */
  readonly onIdleError: (error: Error) => void
}

/**
 * Connects, and brings the tables up to date.
 * @throws when the server cannot be reached, refuses the login, or a migration fails
 */
export async function openPostgres(connectionString: string, options: PostgresOptions): Promise<PostgresDatabase> {
  // Drizzle leaves number types to the driver's process-wide parsers.
  pg.types.setTypeParser(int8TypeId, parseInt8)
  const pool = new pg.Pool({ connectionString, max: poolSize, connectionTimeoutMillis: connectTimeoutMs, application_name: 'soundings' })
  pool.on('error', options.onIdleError)
  let closed: Promise<void> | undefined
  const close = () => {
    closed ??= pool.end()
    return closed
  }
  try {
    await migratePostgres(pool)
  } catch (error) {
    await close()
    throw error
  }
  // One type for both drivers; they differ only in what `execute` answers beside its rows.
  const db = drizzle(pool, { schema }) as unknown as Database
  return {
    kind: 'postgres',
    db,
    pool,
    queueConnection: { connectionString, max: queuePoolSize },
    ping: async () => {
      await pool.query('select 1')
    },
    close,
  }
}
