import type { Config } from '../config.ts'
import type { OpenedDatabase } from './database.ts'
import { openEmbedded } from './embedded/open-embedded.ts'
import { openPostgres, type PostgresOptions } from './open-postgres.ts'

/**
 * PostgreSQL when DATABASE_URL is set, else the embedded database in DATA_DIR; migrated and ready.
 * @throws DirectoryInUseError, or the driver's error when PostgreSQL cannot be used
 */
export function openDatabase(config: Pick<Config, 'databaseUrl' | 'dataDir'>, options: PostgresOptions): Promise<OpenedDatabase> {
  return config.databaseUrl === null ? openEmbedded(config.dataDir) : openPostgres(config.databaseUrl, options)
}
