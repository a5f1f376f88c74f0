import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'

const holderSchema = z.object({ pid: z.int(), host: z.string() })
type Holder = z.infer<typeof holderSchema>

const noteTries = 10
const noteWaitMs = 50

/** Another live process has this data directory open. */
export class DirectoryInUseError extends Error {
  override readonly name = 'DirectoryInUseError'
  /** Of the process that holds the directory; null when it has not written it down yet. */
  readonly pid: number | null

  constructor(dataDir: string, options: ErrorOptions & { holder: Holder | null }) {
    const { holder } = options
    const where = holder === null || holder.host === hostname() ? '' : ` on ${holder.host}`
    const who = holder === null ? 'another process' : `process ${holder.pid}${where}`
    super(`Soundings already runs on ${dataDir}: ${who} has it open. Stop that one first, or give this one a DATA_DIR of its own.`, options)
    this.pid = holder?.pid ?? null
  }
}

export interface DirectoryLock {
  /** Lets go of the directory. Idempotent. */
  release(): void
}

/**
 * Holds a data directory for this process alone. The embedded database has no lock of its own, and two
 * processes on one directory destroy each other's rows.
 *
 * The lock is the operating system's: SQLite (part of Node) holds `lock.sqlite` by an exclusive record
 * lock (fcntl; LockFileEx on Windows), taken by `begin exclusive` and kept by never ending it. The
 * kernel frees it when the holder dies, however it dies. So there is nothing stale to recover, no
 * process id to mistake for another's, no moment in which two processes clean up after a third, and a
 * live holder cannot be robbed: a lock made of a file with a pid in it, or of a socket one unlinks, has
 * each of these faults. It also holds between containers that share the volume on one machine.
 *
 * `lock.json` beside it only tells people who holds it; nothing is decided by it.
 * @throws DirectoryInUseError when another live process, or this one, already holds the directory
 */
export function lockDirectory(dataDir: string): DirectoryLock {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const holderPath = join(dataDir, 'lock.json')
  const file = new DatabaseSync(join(dataDir, 'lock.sqlite'), { timeout: 0 })
  try {
    // A journal on disk would be a second file, and nothing is ever written that could need one.
    file.exec('pragma journal_mode = memory; begin exclusive')
  } catch (error) {
    file.close()
    if (isBusy(error)) throw new DirectoryInUseError(dataDir, { holder: readHolder(holderPath), cause: error })
    throw error
  }
  const draftPath = `${holderPath}.${process.pid}`
  writeFileSync(draftPath, `${JSON.stringify({ pid: process.pid, host: hostname() })}\n`, { mode: 0o600 })
  renameSync(draftPath, holderPath)
  let held = true
  return {
    release: () => {
      if (!held) return
      held = false
      rmSync(holderPath, { force: true })
      file.close()
    },
  }
}

/** SQLITE_BUSY, which SQLite answers when another process or connection holds the lock. */
function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === 5
}

/** Who holds it, as far as known: between taking the lock and writing its note a new holder needs a moment. */
function readHolder(path: string): Holder | null {
  for (let tries = 0; tries < noteTries; tries += 1) {
    const holder = readNote(path)
    if (holder !== null && (holder.host !== hostname() || isAlive(holder.pid))) return holder
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, noteWaitMs)
  }
  return null
}

function readNote(path: string): Holder | null {
  try {
    return holderSchema.parse(JSON.parse(readFileSync(path, 'utf8')))
  } catch {
    // Not written yet, or just removed: who holds it is not known, that it is held is.
    return null
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
