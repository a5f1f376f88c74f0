import { expect, test } from 'vitest'
import { describeEachDatabase } from '../db/testing.ts'
import { echoRequest, names, scriptedEngine } from './testing/fake-work.ts'
import { addUser, allItems, drainRunsAfterEach, startRuns, until, untilStatus } from './testing/run-harness.ts'

describeEachDatabase('starting a run', (open) => {
  drainRunsAfterEach()

  test('a run is done item by item, each called once, its answers and counters stored', async () => {
    const database = await open()
    const engine = scriptedEngine()
    const { service } = await startRuns(database, engine)
    const userId = await addUser(database)
    const started = await service.start(userId, echoRequest(names(250)))
    expect(started).toMatchObject({ plan: 'execute-lenses', status: 'queued', engine: 'llm', total: 250, completed: 0 })
    const run = await untilStatus(service, userId, started.id, 'completed')
    expect(run).toMatchObject({ completed: 250, failed: 0, usage: { calls: 250, inputTokens: 2500, outputTokens: 1250 }, pausedReason: null })
    expect(run.usage.costUsd).toBeCloseTo(2.5)
    expect([...engine.asked.values()].every((count) => count === 1) && engine.asked.size === 250).toBe(true)
    const items = await allItems(service, userId, run.id)
    expect(items.map(({ index }) => index)).toEqual(names(250).map((_, index) => index))
    expect(items.every(({ status, output, provenance }) => status === 'completed' && output !== null && provenance !== null)).toBe(true)
  })

  test('a double click and a second tab start nothing twice', async () => {
    const database = await open()
    const engine = scriptedEngine({ script: () => undefined })
    const { service } = await startRuns(database, engine)
    const userId = await addUser(database)
    const clicks = await Promise.all(Array.from({ length: 6 }, () => service.start(userId, echoRequest(['a', 'b']))))
    expect(new Set(clicks.map(({ id }) => id)).size).toBe(1)
    await until(() => engine.open.size === 2)
    const again = await service.start(userId, echoRequest(['a', 'b']))
    expect(again.id).toBe(clicks[0]?.id)
    for (const call of engine.open) call.answer()
    await untilStatus(service, userId, again.id, 'completed')
    expect(Object.fromEntries(engine.asked)).toEqual({ a: 1, b: 1 })
    expect((await service.list(userId)).length).toBe(1)
  })

  test('other work, another user, and the same work once it has ended are runs of their own', async () => {
    const database = await open()
    const { service } = await startRuns(database, scriptedEngine())
    const [ana, bo] = [await addUser(database), await addUser(database)]
    const first = await service.start(ana, echoRequest(['a']))
    const others = [await service.start(ana, echoRequest(['b'])), await service.start(bo, echoRequest(['a']))]
    await untilStatus(service, ana, first.id, 'completed')
    const anew = await service.start(ana, echoRequest(['a']))
    expect(new Set([first, ...others, anew].map(({ id }) => id)).size).toBe(4)
  })

  test('two items that ask the same are one', async () => {
    const database = await open()
    const engine = scriptedEngine()
    const { service } = await startRuns(database, engine)
    const userId = await addUser(database)
    const run = await service.start(userId, echoRequest(['same', 'same', 'other']))
    expect(run.total).toBe(2)
    await untilStatus(service, userId, run.id, 'completed')
    expect(Object.fromEntries(engine.asked)).toEqual({ same: 1, other: 1 })
  })

  test('an answer depends on what is asked, not on when or in which run', async () => {
    const database = await open()
    const { service } = await startRuns(database, scriptedEngine())
    const userId = await addUser(database)
    const answers = async (order: string[]) => {
      const run = await service.start(userId, echoRequest(order))
      await untilStatus(service, userId, run.id, 'completed')
      return new Map((await allItems(service, userId, run.id)).map(({ key, output }) => [key, output]))
    }
    expect(await answers(['x', 'y'])).toEqual(await answers(['y', 'x']))
  })

  test('an objective that Soundings does not work on starts nothing', async () => {
    const database = await open()
    const { service } = await startRuns(database, scriptedEngine())
    const userId = await addUser(database)
    const request = echoRequest(['a'])
    const refused = {
      ...request,
      input: { ...request.input, desiredOutcome: 'Keep Black voters in Georgia from voting by telling them the wrong election day.' },
    }
    await expect(service.start(userId, refused)).rejects.toMatchObject({ code: 'objective-refused' })
    expect(await service.list(userId)).toEqual([])
  })

  test("another user's run is not there", async () => {
    const database = await open()
    const { service } = await startRuns(database, scriptedEngine())
    const [ana, bo] = [await addUser(database), await addUser(database)]
    const { id } = await service.start(ana, echoRequest(['a']))
    const attempts = [
      () => service.get(bo, id),
      () => service.items(bo, id, { limit: 1 }),
      () => service.cancel(bo, id),
      () => service.resume(bo, id),
      () => service.retryFailed(bo, id),
      () => service.events(bo, id, 0, new AbortController().signal)[Symbol.asyncIterator]().next(),
    ]
    for (const attempt of attempts) await expect(attempt()).rejects.toMatchObject({ code: 'not-found' })
    expect(await service.list(bo)).toEqual([])
    expect((await untilStatus(service, ana, id, 'completed')).completed).toBe(1)
  })

  test('a cursor that no page gave out is refused by name', async () => {
    const database = await open()
    const { service } = await startRuns(database, scriptedEngine())
    const userId = await addUser(database)
    const { id } = await service.start(userId, echoRequest(['a']))
    await expect(service.items(userId, id, { limit: 5, cursor: 'x' })).rejects.toMatchObject({ code: 'invalid-input', fields: [{ path: 'cursor' }] })
  })
})
