import type { Config } from '../config.ts'
import { DirectoryInUseError } from '../db/embedded/directory-lock.ts'
import { DamagedDatabaseError } from '../db/embedded/open-embedded.ts'

type Setting = Pick<Config, 'host' | 'port' | 'dataDir' | 'databaseUrl'>

/** Codes of the network (libuv) and of PostgreSQL (https://www.postgresql.org/docs/15/errcodes-appendix.html). */
const unreachable = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'ECONNRESET', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOENT']
const loginRefused = ['28P01', '28000']
const noSuchDatabase = '3D000'
const insufficientPrivilege = '42501'
/** SQLITE_READONLY and SQLITE_CANTOPEN, of the file that holds the directory's lock. */
const lockFileRefused = [8, 14]

/** What to do about a start that failed, in one sentence for a person; null when only the log can tell. */
export function explainStartError(error: unknown, setting: Setting): string | null {
  if (error instanceof DirectoryInUseError || error instanceof DamagedDatabaseError) return error.message
  if (!(error instanceof Error)) return null
  const { code, syscall } = codesOf(error)
  if (syscall === 'listen' || syscall === 'bind') return explainListen(code, setting)
  if (setting.databaseUrl !== null) return explainPostgres(code, error, new URL(setting.databaseUrl))
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS' || ('errcode' in error && lockFileRefused.includes(Number(error.errcode))))
    return `DATA_DIR (${setting.dataDir}) cannot be written. Make it writable, or set DATA_DIR to another directory.`
  if (code === 'ENOSPC') return `The disk that holds DATA_DIR (${setting.dataDir}) is full.`
  if (code === 'ENOTDIR' || code === 'EEXIST') return `DATA_DIR (${setting.dataDir}) is not a directory.`
  return null
}

function explainListen(code: string | null, { host, port }: Setting): string {
  if (code === 'EADDRINUSE') return `Port ${port} on ${host} is already in use. Stop the program that uses it, or set PORT to another one.`
  if (code === 'EACCES') return `Port ${port} may not be used by this account. Set PORT to one above 1023.`
  return `HOST=${host} is not an address of this machine (${code ?? 'unknown error'}). Use 127.0.0.1 for this machine alone or 0.0.0.0 for all its addresses.`
}

function explainPostgres(code: string | null, error: Error, url: URL): string | null {
  const where = `${url.hostname || 'its socket'}${url.port === '' ? '' : `:${url.port}`}`
  if (code !== null && unreachable.includes(code)) return `PostgreSQL cannot be reached at ${where} (${code}). Check DATABASE_URL and that the server runs.`
  if (/timeout/i.test(error.message)) return `PostgreSQL at ${where} does not answer. Check DATABASE_URL and the network between.`
  if (code !== null && loginRefused.includes(code)) return `PostgreSQL at ${where} refused the login. Check the user and password in DATABASE_URL.`
  if (code === noSuchDatabase) return `PostgreSQL at ${where} has no database ${url.pathname.slice(1)}. Create it first: createdb ${url.pathname.slice(1)}.`
  if (code === insufficientPrivilege) return `The user in DATABASE_URL may not create tables in ${url.pathname.slice(1)}. Make it the owner of that database.`
  return null
}

/** The first code found on the error or on what caused it: drivers wrap what the system said. */
function codesOf(error: Error): { code: string | null; syscall: string | null } {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    const code = 'code' in at && typeof at.code === 'string' ? at.code : null
    const syscall = 'syscall' in at && typeof at.syscall === 'string' ? at.syscall : null
    if (code !== null || syscall !== null) return { code, syscall }
  }
  return { code: null, syscall: null }
}
