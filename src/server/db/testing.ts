import { randomUUID } from 'node:crypto'
import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import { afterEach, beforeAll, describe } from 'vitest'
import type { OpenedDatabase } from './database.ts'
import { fromClient } from './embedded/from-client.ts'
import { int8TypeId, parseInt8 } from './int8.ts'
import { openPostgres } from './open-postgres.ts'

/** A migrated, empty database of the calling test's own; closed and removed after the test. */
export type OpenTestDatabase = () => Promise<OpenedDatabase>

const openTimeoutMs = 60_000

// biome-ignore lint/style/noProcessEnv: which databases the tests run on is no setting of the product
const { TEST_DATABASE_URL: testDatabaseUrl = '', REQUIRE_POSTGRES: requirePostgres } = process.env

/**
 * Runs one suite on each database the product works with: PGlite in memory always, PostgreSQL as
 * `describeOnPostgres` does.
 */
export function describeEachDatabase(name: string, suite: (openTestDatabase: OpenTestDatabase) => void): void {
  describe(`${name} (pglite)`, () => runOn(new PgliteTemplate(), suite))
  describeOnPostgres(name, (url) => runOn(new PostgresTemplate(url), suite))
}

/**
 * Runs a suite when TEST_DATABASE_URL names a server on which databases may be created. With
 * REQUIRE_POSTGRES=1 a missing TEST_DATABASE_URL fails instead of leaving the suite out.
 */
export function describeOnPostgres(name: string, suite: (serverUrl: string) => void): void {
  if (testDatabaseUrl !== '') describe(`${name} (postgres)`, () => suite(testDatabaseUrl))
  else if (requirePostgres === '1') throw new Error('REQUIRE_POSTGRES=1 but TEST_DATABASE_URL is not set: the suite cannot run on PostgreSQL.')
  // biome-ignore lint/suspicious/noSkippedTests: shown as left out rather than silently absent; REQUIRE_POSTGRES=1 makes it fail
  else describe.skip(`${name} (postgres: TEST_DATABASE_URL is not set)`, () => suite(''))
}

/** Runs `use` with the address of a new, empty database, and drops it afterwards. */
export async function withEmptyDatabase(serverUrl: string, use: (url: string) => Promise<void>): Promise<void> {
  const name = newDatabaseName()
  await onServer(serverUrl, `create database ${name}`)
  try {
    await use(urlOf(serverUrl, name))
  } finally {
    await onServer(serverUrl, `drop database if exists ${name} with (force)`)
  }
}

/** Made once per suite; each test starts from a copy of it, which is many times quicker than migrating. */
interface Template {
  prepare(): Promise<void>
  open(): Promise<OpenedDatabase>
  remove(): Promise<void>
}

function runOn(template: Template, suite: (openTestDatabase: OpenTestDatabase) => void): void {
  const opened: OpenedDatabase[] = []
  beforeAll(async () => {
    await template.prepare()
    return () => template.remove()
  }, openTimeoutMs)
  afterEach(async () => {
    for (const database of opened.splice(0)) await database.close()
  }, openTimeoutMs)
  suite(async () => {
    const database = await template.open()
    opened.push(database)
    return database
  })
}

class PgliteTemplate implements Template {
  #image: Blob | undefined

  async prepare(): Promise<void> {
    const database = await fromClient(await PGlite.create(), () => undefined)
    this.#image = await database.client.dumpDataDir('none')
    await database.close()
  }

  async open(): Promise<OpenedDatabase> {
    if (this.#image === undefined) throw new Error('Open a test database inside a test, not while the suite is collected.')
    const client = await PGlite.create({ loadDataDir: this.#image, parsers: { [int8TypeId]: parseInt8 } })
    return fromClient(client, () => undefined)
  }

  async remove(): Promise<void> {
    this.#image = undefined
  }
}

class PostgresTemplate implements Template {
  readonly #serverUrl: string
  readonly #name = newDatabaseName()
  #copies = 0

  constructor(serverUrl: string) {
    this.#serverUrl = serverUrl
  }

  async prepare(): Promise<void> {
    await onServer(this.#serverUrl, `create database ${this.#name}`)
    const database = await openPostgres(urlOf(this.#serverUrl, this.#name), { onIdleError: fail })
    await database.close()
  }

  async open(): Promise<OpenedDatabase> {
    this.#copies += 1
    const copy = `${this.#name}_${this.#copies}`
    await onServer(this.#serverUrl, `create database ${copy} template ${this.#name}`)
    const database = await openPostgres(urlOf(this.#serverUrl, copy), { onIdleError: fail })
    return {
      ...database,
      close: async () => {
        await database.close()
        // Not by force: a closed pool's sessions end a moment later, and one that is cut off in between is an uncaught
        // error. The server waits five seconds for them, and says so where somebody left one open.
        await onServer(this.#serverUrl, `drop database if exists ${copy}`)
      },
    }
  }

  async remove(): Promise<void> {
    await onServer(this.#serverUrl, `drop database if exists ${this.#name} with (force)`)
  }
}

const newDatabaseName = () => `soundings_test_${randomUUID().replaceAll('-', '')}`

function urlOf(serverUrl: string, database: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${database}`
  return url.href
}

async function onServer(serverUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

function fail(error: Error): never {
  throw error
}
