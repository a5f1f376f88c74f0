import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { run } from '../db/schema/runs.ts'
import { describeEachDatabase } from '../db/testing.ts'
import { claimShard } from './store/claim-shard.ts'
import { type Settlement, settleItems } from './store/settle-items.ts'
import { type Call, echoRequest, names, scriptedEngine } from './testing/fake-work.ts'
import { addUser, allItems, drainRunsAfterEach, startRuns, until, untilStatus } from './testing/run-harness.ts'
import { noUsage } from './usage.ts'

describeEachDatabase('a run outlives its worker', (open) => {
  drainRunsAfterEach()

  test('draining begins nothing, stores what is in flight, and the next start goes on at once', async () => {
    const database = await open()
    const first = scriptedEngine({ concurrency: 3, script: () => undefined })
    const before = await startRuns(database, first)
    const userId = await addUser(database)
    const { id } = await before.service.start(userId, echoRequest(names(150)))
    await until(() => first.open.size === 3)
    const drained = before.drain(5_000)
    for (const call of first.open) call.answer()
    await drained
    await expect(before.service.start(userId, echoRequest(['more']))).rejects.toMatchObject({ code: 'shutting-down' })
    expect(first.order.length).toBe(3)

    const second = scriptedEngine()
    const { service } = await startRuns(database, second)
    expect(await untilStatus(service, userId, id, 'completed')).toMatchObject({ completed: 150, failed: 0 })
    expect(second.order.length).toBe(147)
    expect(first.order.some((name) => second.asked.has(name))).toBe(false)
  })

  test('a run of another version is kept and paused, and holds up nothing else', async () => {
    const database = await open()
    const { db } = database
    const web = await startRuns(database, scriptedEngine(), { worker: false })
    const userId = await addUser(database)
    const [foreign, known] = [await web.service.start(userId, echoRequest(['a'])), await web.service.start(userId, echoRequest(['b']))]
    await db.update(run).set({ plan: 'plan-of-tomorrow' }).where(eq(run.id, foreign.id))
    expect((await web.service.list(userId)).map(({ id }) => id)).toEqual([known.id])
    await expect(web.service.get(userId, foreign.id)).rejects.toMatchObject({ code: 'not-found' })
    await web.drain(0)

    const engine = scriptedEngine()
    const { service } = await startRuns(database, engine)
    await untilStatus(service, userId, known.id, 'completed')
    const paused = await until(async () => (await db.select().from(run).where(eq(run.id, foreign.id))).find(({ status }) => status === 'paused'))
    expect(paused.pausedReason).toMatch(/plan-of-tomorrow/)
    expect(engine.order).toEqual(['b'])
  })

  test('calls that outlast the drain are aborted and done by the next worker', async () => {
    const database = await open()
    const stuck = scriptedEngine({ concurrency: 2, script: () => undefined })
    const before = await startRuns(database, stuck)
    const userId = await addUser(database)
    const { id } = await before.service.start(userId, echoRequest(names(5)))
    await until(() => stuck.open.size === 2)
    await before.drain(0)
    const { service } = await startRuns(database, scriptedEngine())
    expect(await untilStatus(service, userId, id, 'completed')).toMatchObject({ completed: 5, failed: 0 })
  })

  test('a worker that was given up and comes back may not store anything', async () => {
    const database = await open()
    const { db } = database
    const { service } = await startRuns(database, scriptedEngine(), { worker: false })
    const userId = await addUser(database)
    const { id: runId } = await service.start(userId, echoRequest(names(2)))
    const claim = async () => {
      const claimed = await claimShard(db, { runId, shard: 0, generation: 0 }, () => undefined)
      if (claimed.outcome !== 'claimed') throw new Error('not claimed')
      return claimed
    }
    const zombie = await claim()
    const successor = await claim()
    const key = zombie.items[0]?.key ?? ''
    const outcome = (attempt: number, key: string): Settlement => ({
      runId,
      generation: 0,
      shard: 0,
      attempt,
      key,
      change: { status: 'error', error: { code: 'engine-timeout', message: String(attempt), retryable: true }, spent: noUsage },
    })
    const settle = (attempt: number) => settleItems(db, runId, [outcome(attempt, key)], async () => undefined)
    expect((await settle(zombie.attempt))?.taken.size).toBe(0)
    expect(await service.get(userId, runId)).toMatchObject({ completed: 0, failed: 0 })
    expect((await settle(successor.attempt))?.taken.size).toBe(1)
    // Settled is settled: a second outcome of the same item changes nothing, the counters included.
    expect((await settle(successor.attempt))?.taken.size).toBe(0)
    expect(await service.get(userId, runId)).toMatchObject({ completed: 0, failed: 1 })
    expect((await allItems(service, userId, runId)).map(({ status }) => status)).toEqual(['error', 'pending'])

    // A process that took its own shard over again may store both its outcomes at once: one of them counts.
    const other = zombie.items[1]?.key ?? ''
    const both = await settleItems(db, runId, [outcome(zombie.attempt, other), outcome(successor.attempt, other)], async () => undefined)
    expect([...(both?.taken ?? [])].map(({ attempt }) => attempt)).toEqual([successor.attempt])
    expect(await service.get(userId, runId)).toMatchObject({ completed: 0, failed: 2, total: 2 })
  })

  test('a run whose engine is not set up any more pauses and says which', async () => {
    const database = await open()
    const before = await startRuns(database, scriptedEngine({ model: 'old-model' }), { worker: false })
    const userId = await addUser(database)
    const { id } = await before.service.start(userId, echoRequest(names(3)))
    await before.drain(0)
    const after = await startRuns(database, scriptedEngine({ model: 'new-model' }))
    expect((await untilStatus(after.service, userId, id, 'paused')).pausedReason).toContain('old-model')
    await after.drain(0)
    const restored = await startRuns(database, scriptedEngine({ model: 'old-model' }))
    await restored.service.resume(userId, id)
    expect(await untilStatus(restored.service, userId, id, 'completed')).toMatchObject({ completed: 3 })
  })

  test('a run of one item gets the next free place beside one of hundreds', async () => {
    const database = await open()
    const engine = scriptedEngine({ concurrency: 4, script: () => undefined })
    const { service } = await startRuns(database, engine)
    const [ana, bo] = [await addUser(database), await addUser(database)]
    await service.start(ana, echoRequest(names(600, 'big')))
    await until(() => engine.open.size === 4)
    const small = await service.start(bo, echoRequest(['small']))
    const own = await service.start(ana, echoRequest(['own small']))
    await until(async () => (await service.get(bo, small.id)).status === 'running' && (await service.get(ana, own.id)).status === 'running')
    const begun = engine.order.length
    /** One place becomes free: answers whose it becomes. */
    const nextPlace = async (...answered: Call[]) => {
      for (const call of answered) call.answer()
      return await until(() => engine.open.size === 4 && engine.order.at(-1))
    }
    const [big] = engine.open
    expect(await nextPlace(...(big === undefined ? [] : [big]))).toBe('small')
    // Answered and stored before the others go on: by then the worker has what it was seen to claim.
    await nextPlace(...[...engine.open].filter(({ name }) => name === 'small'))
    await untilStatus(service, bo, small.id, 'completed')
    while (!engine.asked.has('own small') && engine.order.length < begun + 8) await nextPlace(...[...engine.open].slice(0, 1))
    expect(engine.order.slice(begun, begun + 8)).toContain('own small')
  })
})
