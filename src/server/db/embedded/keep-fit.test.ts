import { PGlite } from '@electric-sql/pglite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { vacuumEmbedded } from './keep-fit.ts'

const rows = 2_000

let client: PGlite
beforeEach(async () => {
  client = await PGlite.create()
  await client.exec(`create schema "Queue"; create table "Queue"."Job of a run" (id int primary key, note text)`)
  await client.query(`insert into "Queue"."Job of a run" select id, 'first' from generate_series(1, $1::int) id`, [rows])
})
afterEach(() => client.close())

async function pagesAfterUpdates(): Promise<number> {
  for (let round = 0; round < 5; round += 1) {
    await client.exec(`update "Queue"."Job of a run" set note = 'round ${round}'`)
    await vacuumEmbedded(client, new AbortController().signal)
  }
  const { rows: sizes } = await client.query<{ pages: number; planned: number }>(
    `select relpages as pages, reltuples::int as planned from pg_class where relname = 'Job of a run'`,
  )
  expect(sizes[0]?.planned).toBe(rows)
  return sizes[0]?.pages ?? 0
}

test('rows that were replaced make room for the next ones, and the planner knows the count', async () => {
  const { rows: before } = await client.query<{ pages: number }>(
    `select (pg_relation_size('"Queue"."Job of a run"') / current_setting('block_size')::int)::int as pages`,
  )
  // One generation of old rows and one of new ones; without vacuuming there would be six.
  expect(await pagesAfterUpdates()).toBeLessThanOrEqual((before[0]?.pages ?? 0) * 2 + 1)
})
