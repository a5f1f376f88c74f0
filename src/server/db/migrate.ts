import { fileURLToPath } from 'node:url'
import { drizzle as drizzleNodePg } from 'drizzle-orm/node-postgres'
import { migrate as migrateNodePg } from 'drizzle-orm/node-postgres/migrator'
import type { PgliteDatabase } from 'drizzle-orm/pglite'
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator'
import type { Pool } from 'pg'
import type * as schema from './schema/index.ts'

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))

/** Any number no other program on a shared server is likely to use: 'SOUN' in ASCII. */
const migrationLockId = 0x534f554e

/** The embedded database has no other process to race with: its directory is locked. */
export async function migrateEmbedded(db: PgliteDatabase<typeof schema>): Promise<void> {
  await migratePglite(db, { migrationsFolder })
}

/**
 * Processes that start together take turns: the advisory lock is the session's, so it is held on one
 * connection for the whole migration, and the server frees it if this process dies.
 */
export async function migratePostgres(pool: Pool): Promise<void> {
  const connection = await pool.connect()
  try {
    await connection.query('select pg_advisory_lock($1)', [migrationLockId])
    await migrateNodePg(drizzleNodePg(connection), { migrationsFolder })
  } finally {
    // Not returned to the pool: ending the connection frees the lock whatever state it is in.
    connection.release(true)
  }
}
