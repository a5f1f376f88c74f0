import { randomUUID } from 'node:crypto'
import { count, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { ReportData } from '../../contract/report.ts'
import type { Database } from '../db/database.ts'
import { run, runItem } from '../db/schema/runs.ts'
import { describeEachDatabase } from '../db/testing.ts'
import { ReportStore } from '../reports/report-store.ts'
import { WorkingCopyStore } from '../reports/working-copy-store.ts'
import { sweepOldRuns } from './keep-retention.ts'
import { deleteOldRuns } from './store/delete-old-runs.ts'
import { addUser } from './testing/run-harness.ts'

const dayMs = 24 * 60 * 60_000
const nowMs = Date.UTC(2026, 10, 20)
const long = new Date(nowMs - 31 * dayMs)
const lately = new Date(nowMs - 29 * dayMs)
const before = new Date(nowMs - 30 * dayMs)
const never = new AbortController().signal

interface Ended {
  readonly status?: 'completed' | 'failed' | 'cancelled' | 'paused' | 'running'
  readonly finishedAt?: Date | null
}

/** A run of two items, as the tables hold it. */
async function addRun(db: Database, userId: string, { status = 'completed', finishedAt = long }: Ended = {}): Promise<string> {
  const id = randomUUID()
  await db
    .insert(run)
    .values({ id, userId, plan: 'generate-lenses', inputHash: id, engine: 'builtin', status, total: 2, createdAt: new Date(nowMs - 90 * dayMs), finishedAt })
  await db.insert(runItem).values([0, 1].map((index) => ({ runId: id, key: String(index), index, shard: 0, input: {} })))
  return id
}

const idsIn = async (db: Database) => (await db.select({ id: run.id }).from(run)).map(({ id }) => id).sort()

describeEachDatabase('retention of runs', (open) => {
  test('runs that ended before the days are over go with their items; younger ones, and those that may go on, stay', async () => {
    const { db } = await open()
    const userId = await addUser({ db })
    for (const status of ['completed', 'failed', 'cancelled'] as const) await addRun(db, userId, { status })
    const kept = [
      await addRun(db, userId, { finishedAt: lately }),
      await addRun(db, userId, { status: 'paused', finishedAt: null }),
      await addRun(db, userId, { status: 'running', finishedAt: null }),
    ]
    const said: unknown[] = []
    await sweepOldRuns(db, { days: 30, nowMs, signal: never }, { info: (fields: unknown) => said.push(fields) })
    expect(await idsIn(db)).toEqual(kept.sort())
    expect(await db.select({ rows: count() }).from(runItem)).toEqual([{ rows: 6 }])
    expect(said).toEqual([{ deleted: 3, days: 30 }])
  })

  test('a run that its owner’s working copy or saved report names stays; what another user names saves nothing', async () => {
    const { db } = await open()
    const [ana, bo] = [await addUser({ db }), await addUser({ db })]
    const [inCopy, inReport, foreign, unnamed] = [await addRun(db, ana), await addRun(db, ana), await addRun(db, ana), await addRun(db, ana)]
    const naming = (id: string): ReportData => ({ runIds: { 'generate-lenses': id } })
    await new WorkingCopyStore(db).put(ana, { revision: 0, reportId: null, title: '', data: naming(inCopy) })
    const saved = await new ReportStore(db).create(ana, { title: 'Ferry', description: '', data: naming(inReport) })
    await new ReportStore(db).create(ana, { title: 'Without', description: unnamed, data: {} })
    await new ReportStore(db).create(bo, { title: 'Not mine', description: '', data: naming(foreign) })
    expect(await deleteOldRuns(db, { before, signal: never })).toBe(2)
    expect(await idsIn(db)).toEqual([inCopy, inReport].sort())
    await new ReportStore(db).delete(ana, saved.id)
    expect(await deleteOldRuns(db, { before, signal: never })).toBe(1)
    expect(await idsIn(db)).toEqual([inCopy])
  })

  test('more than one page is gone through, past those that are kept, and a stop in the middle leaves whole runs', async () => {
    const { db } = await open()
    const userId = await addUser({ db })
    const ids: string[] = []
    for (let index = 0; index < 130; index += 1) ids.push(await addRun(db, userId, { finishedAt: new Date(long.getTime() - (index % 3)) }))
    const keptId = ids.sort()[64] ?? ''
    await new WorkingCopyStore(db).put(userId, { revision: 0, reportId: null, title: '', data: { runIds: { 'generate-lenses': keptId } } })
    expect(await deleteOldRuns(db, { before, signal: AbortSignal.abort() })).toBe(0)
    let asked = 0
    const stopsAfterTen = {
      get aborted() {
        asked += 1
        return asked > 10
      },
    }
    const first = await deleteOldRuns(db, { before, signal: stopsAfterTen })
    const left = await db
      .select({ id: run.id, items: count(runItem.key) })
      .from(run)
      .leftJoin(runItem, eq(runItem.runId, run.id))
      .groupBy(run.id)
    expect(left.every(({ items }) => items === 2)).toBe(true)
    expect(left.length).toBe(130 - first)
    expect(first).toBeGreaterThan(0)
    // So many are left that the rest takes more than one page.
    expect(left.length).toBeGreaterThan(100)
    expect(await deleteOldRuns(db, { before, signal: never })).toBe(129 - first)
    expect(await idsIn(db)).toEqual([keptId])
  })
})
