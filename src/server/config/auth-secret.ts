import { randomBytes, randomUUID } from 'node:crypto'
import { chmodSync, linkSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The secret that signs sessions, kept in `DATA_DIR/auth-secret` (mode 0600): made on first use, the
 * same ever after. Of two processes that make it at the same time, one wins and both use that one:
 * the file appears whole, by `link`, which fails where the name is taken.
 */
export function keepAuthSecret(dataDir: string): string {
  const path = join(dataDir, 'auth-secret')
  return readSecret(path) ?? makeSecret(dataDir, path)
}

function readSecret(path: string): string | null {
  if (statSync(path, { throwIfNoEntry: false }) === undefined) return null
  chmodSync(path, 0o600)
  const secret = readFileSync(path, 'utf8').trim()
  if (secret.length < 32) throw new Error(`${path} does not hold a whole secret. Remove it to get a new one; everybody then signs in again.`)
  return secret
}

function makeSecret(dataDir: string, path: string): string {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const draft = join(dataDir, `auth-secret.${randomUUID()}`)
  const secret = randomBytes(32).toString('base64url')
  writeFileSync(draft, `${secret}\n`, { mode: 0o600, flag: 'wx' })
  try {
    linkSync(draft, path)
    return secret
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return keepAuthSecret(dataDir)
    throw error
  } finally {
    rmSync(draft, { force: true })
  }
}
