import { execFile } from 'node:child_process'
import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const createClusterPath = fileURLToPath(new URL('./create-cluster.ts', import.meta.url))
const draftPrefix = 'db.new-'

/**
 * The directory of the embedded database, made on first use. It is made under another name by a
 * short-lived child process and renamed when whole, so a start that is killed half-way leaves nothing
 * that looks like a database. The caller holds the directory lock.
 */
export async function prepareCluster(dataDir: string): Promise<string> {
  const directory = join(dataDir, 'db')
  for (const name of readdirSync(dataDir)) if (name.startsWith(draftPrefix)) rmSync(join(dataDir, name), { recursive: true, force: true, maxRetries: 10 })
  if (existsSync(directory)) return directory
  const draft = join(dataDir, `${draftPrefix}${process.pid}-${Date.now()}`)
  // The type-stripping flags of this process, if any, hold for the child as well.
  await promisify(execFile)(process.execPath, [...process.execArgv, createClusterPath, draft])
  renameSync(draft, directory)
  return directory
}
