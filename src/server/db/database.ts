import type { PGlite } from '@electric-sql/pglite'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { Pool } from 'pg'
import type { ConstructorOptions } from 'pg-boss'
import type * as schema from './schema/index.ts'

/** What `db.execute(sql…)` answers on both databases. The count of changed rows differs: use `returning`. */
interface Rows<T> {
  rows: T[]
}

interface RowsResult extends PgQueryResultHKT {
  type: Rows<this['row']>
}

/** One type for the embedded database, for PostgreSQL, and for a transaction of either. */
export type Database = PgDatabase<RowsResult, typeof schema>

interface Opened {
  readonly db: Database
  /** How pg-boss reaches this database; spread into its constructor's options. */
  readonly queueConnection: Pick<ConstructorOptions, 'db' | 'backend' | 'connectionString' | 'max'>
  /** Resolves when the database answers, rejects with the reason when it does not. */
  ping(): Promise<void>
  /** Idempotent. Call it after everything that uses the database has stopped. */
  close(): Promise<void>
}

/** In this process, one session for all; no other process can have it open. */
export interface EmbeddedDatabase extends Opened {
  readonly kind: 'pglite'
  readonly client: PGlite
}

/** A PostgreSQL server that any number of processes share. */
export interface PostgresDatabase extends Opened {
  readonly kind: 'postgres'
  readonly pool: Pool
}

export type OpenedDatabase = EmbeddedDatabase | PostgresDatabase
