import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDatabase } from '../db/open-database.ts'
import { describeOnPostgres } from '../db/testing.ts'
import { listen } from '../http-server.ts'
import { explainStartError } from './explain-start-error.ts'

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'soundings-explain-'))
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

const setting = { host: '127.0.0.1', port: 3000, dataDir: '/data', databaseUrl: null }
const never = new Promise<never>(() => undefined)

async function explainOpening(config: { dataDir: string; databaseUrl: string | null }): Promise<string | null> {
  try {
    const database = await openDatabase(config, { onIdleError: () => undefined })
    await database.close()
    return 'it opened'
  } catch (error) {
    return explainStartError(error, { ...setting, ...config })
  }
}

test('a port in use is named', async () => {
  const holder = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => holder.once('listening', resolve))
  const address = holder.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const error: unknown = await listen({ host: '127.0.0.1', port }, never).catch((reason: unknown) => reason)
  expect(explainStartError(error, { ...setting, port })).toMatch(new RegExp(`^Port ${port} on 127.0.0.1 is already in use\\.`))
  holder.close()
})

test('an address that is not of this machine is named', async () => {
  const error: unknown = await listen({ host: '192.0.2.1', port: 0 }, never).catch((reason: unknown) => reason)
  expect(explainStartError(error, { ...setting, host: '192.0.2.1' })).toContain('HOST=192.0.2.1')
})

test('a data directory that is a file is named', async () => {
  const file = join(dataDir, 'file')
  writeFileSync(file, '')
  expect(await explainOpening({ dataDir: file, databaseUrl: null })).toBe(`DATA_DIR (${file}) is not a directory.`)
})

test('damaged files are told from a fault of ours, and nothing is written over them', async () => {
  mkdirSync(join(dataDir, 'db/global'), { recursive: true })
  writeFileSync(join(dataDir, 'db/PG_VERSION'), '18\n')
  writeFileSync(join(dataDir, 'db/global/pg_control'), 'not a control file')
  expect(await explainOpening({ dataDir, databaseUrl: null })).toContain('Restore DATA_DIR from a backup')
  expect(readFileSync(join(dataDir, 'db/global/pg_control'), 'utf8')).toBe('not a control file')
})

test('a PostgreSQL that is not there is named without its password', async () => {
  const sentence = await explainOpening({ dataDir, databaseUrl: 'postgres://soundings:hush@127.0.0.1:1/soundings' })
  expect(sentence).toContain('127.0.0.1:1 (ECONNREFUSED)')
  expect(sentence).not.toContain('hush')
})

test('what nobody foresaw is left to the log', () => {
  expect(explainStartError(new Error('surprise'), setting)).toBeNull()
})

describeOnPostgres('opening PostgreSQL wrongly', (serverUrl) => {
  test('a database that is missing is named', async () => {
    const url = new URL(serverUrl)
    url.pathname = '/soundings_is_not_here'
    expect(await explainOpening({ dataDir, databaseUrl: url.href })).toContain('has no database soundings_is_not_here')
  })
})
