import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { rateLimit, user } from './schema/index.ts'
import { describeEachDatabase } from './testing.ts'

describeEachDatabase('an opened database', (openTestDatabase) => {
  test('has every table and keeps text exactly', async () => {
    const { db } = await openTestDatabase()
    const name = 'שלום 👩‍🚀 "quoted" \\ back'
    await db.insert(user).values({ id: 'u1', name, email: 'a@example.org' })
    expect(await db.select({ name: user.name }).from(user)).toEqual([{ name }])
  })

  test('starts empty, whatever an earlier test wrote', async () => {
    const { db } = await openTestDatabase()
    expect(await db.select().from(user)).toEqual([])
  })

  test('rolls a failed transaction back whole', async () => {
    const { db } = await openTestDatabase()
    const doomed = db.transaction(async (tx) => {
      await tx.insert(user).values({ id: 'u1', name: 'Ana', email: 'a@example.org' })
      throw new Error('changed my mind')
    })
    await expect(doomed).rejects.toThrow('changed my mind')
    expect(await db.select().from(user)).toEqual([])
  })

  test('reads a bigint as a number while that is exact, from tables and from raw SQL', async () => {
    const { db } = await openTestDatabase()
    await db.insert(rateLimit).values({ id: 'r', key: 'k', count: 1, lastRequest: 1_795_000_000_000 })
    expect((await db.select().from(rateLimit))[0]?.lastRequest).toBe(1_795_000_000_000)
    const raw = await db.execute<{ exact: number; large: bigint; count: number }>(
      sql`select 9007199254740991::bigint as exact, 9007199254740993::bigint as large, count(*) as count from ${rateLimit}`,
    )
    expect(raw.rows).toEqual([{ exact: 9_007_199_254_740_991, large: 9_007_199_254_740_993n, count: 1 }])
  })

  test('may be closed twice', async () => {
    const database = await openTestDatabase()
    await database.ping()
    await database.close()
    await database.close()
    await expect(database.ping()).rejects.toThrow()
  })
})
