import { PGlite } from '@electric-sql/pglite'
import type { EmbeddedDatabase } from '../database.ts'
import { int8TypeId, parseInt8 } from '../int8.ts'
import { lockDirectory } from './directory-lock.ts'
import { fromClient } from './from-client.ts'
import { prepareCluster } from './prepare-cluster.ts'
import { spareMemory } from './spare-memory.ts'

/** The files are there, and are not a database that this version can open. */
export class DamagedDatabaseError extends Error {
  override readonly name = 'DamagedDatabaseError'

  constructor(directory: string, options: ErrorOptions) {
    super(
      `The database in ${directory} cannot be opened: its files are damaged (a power cut can do that) or were made by another version of PostgreSQL. Restore DATA_DIR from a backup, or start with another DATA_DIR; docs/operations.md says more.`,
      options,
    )
  }
}

/**
 * Opens the database inside this process, after taking the directory for this process alone.
 * @param dataDir absolute; made when it is not there
 * @throws DirectoryInUseError when another process has it open, DamagedDatabaseError when its files cannot be opened
 */
export async function openEmbedded(dataDir: string): Promise<EmbeddedDatabase> {
  const lock = lockDirectory(dataDir)
  let client: PGlite | undefined
  try {
    client = await openCluster(await prepareCluster(dataDir))
    return await fromClient(client, lock.release)
  } catch (error) {
    await client?.close()
    lock.release()
    throw error
  }
}

async function openCluster(directory: string): Promise<PGlite> {
  spareMemory()
  try {
    return await PGlite.create(directory, { parsers: { [int8TypeId]: parseInt8 } })
  } catch (error) {
    // What the system refuses (no permission, no space) is told as such; anything else is PostgreSQL giving up on the files.
    if (error instanceof Error && 'syscall' in error) throw error
    throw new DamagedDatabaseError(directory, { cause: error })
  }
}
