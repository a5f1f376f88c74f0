import pg from 'pg'
import { expect, test } from 'vitest'
import { openPostgres } from './open-postgres.ts'
import { describeOnPostgres, withEmptyDatabase } from './testing.ts'

const options = { onIdleError: () => undefined }

describeOnPostgres('opening PostgreSQL', (serverUrl) => {
  test('processes that start together on an empty database migrate it once', () =>
    withEmptyDatabase(serverUrl, async (url) => {
      const opened = await Promise.all(Array.from({ length: 4 }, () => openPostgres(url, options)))
      const applied = await opened[0]?.pool.query('select hash, count(*)::int as times from drizzle.__drizzle_migrations group by hash')
      await Promise.all(opened.map((database) => database.close()))
      expect(applied?.rows.length).toBeGreaterThan(0)
      expect(applied?.rows.every((row) => row.times === 1)).toBe(true)
    }))

  test('a migration that fails leaves neither the lock nor a connection behind', () =>
    withEmptyDatabase(serverUrl, async (url) => {
      const other = new pg.Client({ connectionString: url })
      await other.connect()
      // In the way of our own table of that name.
      await other.query('create table report (taken text)')
      await expect(openPostgres(url, options)).rejects.toThrow()
      await other.query('drop table report')
      const database = await openPostgres(url, options)
      await database.close()
      await other.end()
    }))

  test('a server that is not there is an error, not a wait', async () => {
    await expect(openPostgres('postgres://soundings@127.0.0.1:1/soundings', options)).rejects.toThrow('ECONNREFUSED')
  })
})
