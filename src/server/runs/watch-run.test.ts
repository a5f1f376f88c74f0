import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { RunEvent } from '../../contract/run.ts'
import { describeEachDatabase } from '../db/testing.ts'
import type { RunService, SequencedRunEvent } from './run-service.ts'
import { readChanges } from './store/read-changes.ts'
import { echoRequest, names, scriptedEngine } from './testing/fake-work.ts'
import { addUser, allItems, drainRunsAfterEach, startRuns, until, untilStatus } from './testing/run-harness.ts'

/** Reads events until there are `count` of them, or to the end. */
async function read(service: RunService, userId: string, runId: string, afterSeq: number, count = Number.POSITIVE_INFINITY): Promise<SequencedRunEvent[]> {
  const seen: SequencedRunEvent[] = []
  const hangUp = new AbortController()
  for await (const event of service.events(userId, runId, afterSeq, hangUp.signal)) {
    seen.push(event)
    if (seen.length >= count) hangUp.abort()
  }
  return seen
}

function lastOf(events: readonly RunEvent[], type: 'run') {
  return events.findLast((event) => event.type === type)
}

describeEachDatabase('watching a run', (open) => {
  drainRunsAfterEach()

  test('however often a watcher is cut off, it sees the last state of everything, and nothing twice', async () => {
    const database = await open()
    const engine = scriptedEngine({ concurrency: 6 })
    const { service } = await startRuns(database, engine)
    const userId = await addUser(database)
    let round = 0
    const property = fc.asyncProperty(
      fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 8 }),
      fc.array(fc.integer({ min: 0, max: 12 }), { minLength: 3, maxLength: 3 }),
      async (cuts, delaysMs) => {
        round += 1
        engine.script = (call) => setTimeout(() => call.answer(), delaysMs[call.name.length % delaysMs.length])
        const { id } = await service.start(userId, echoRequest(names(40, `round ${round}`)))
        const seen: SequencedRunEvent[] = []
        for (const cut of cuts) seen.push(...(await read(service, userId, id, seen.at(-1)?.seq ?? 0, cut)))
        seen.push(...(await read(service, userId, id, seen.at(-1)?.seq ?? 0)))

        const order = seen.map(({ seq }) => seq)
        expect(order).toEqual([...new Set(order)].sort((a, b) => a - b))
        const states = new Map(seen.flatMap(({ event }) => (event.type === 'item' ? [[event.item.key, event.item]] : [])))
        const stored = await allItems(service, userId, id)
        expect([...states.values()].sort((a, b) => a.index - b.index)).toEqual(stored)
        expect(
          lastOf(
            seen.map(({ event }) => event),
            'run',
          ),
        ).toEqual({ type: 'run', run: await service.get(userId, id) })
        expect(await read(service, userId, id, order.at(-1) ?? 0)).toEqual([])
      },
    )
    await fc.assert(property, { numRuns: 12 })
  })

  test('every number is given to one change only, whatever happens to the run', async () => {
    const database = await open()
    const engine = scriptedEngine({ concurrency: 3, script: () => undefined })
    const { service } = await startRuns(database, engine)
    const userId = await addUser(database)
    const { id } = await service.start(userId, echoRequest(names(30)))
    await until(() => engine.open.size === 3)
    await service.cancel(userId, id)
    await until(() => engine.open.size === 0)
    engine.script = (call) => (call.name === 'item 7' ? call.fail(new Error('out of order')) : call.answer())
    await service.resume(userId, id)
    expect(await untilStatus(service, userId, id, 'completed')).toMatchObject({ completed: 29, failed: 1 })
    await service.retryFailed(userId, id)
    await untilStatus(service, userId, id, 'completed')
    const changes = await readChanges(database.db, id, 0)
    const order = changes?.events.map(({ seq }) => seq) ?? []
    expect(order.length).toBe(31)
    expect(order).toEqual([...new Set(order)].sort((a, b) => a - b))
  })

  test('a watcher hears of a change while it waits, and of nothing after it has hung up', async () => {
    const database = await open()
    const engine = scriptedEngine({ concurrency: 2, script: () => undefined })
    const { service } = await startRuns(database, engine)
    const userId = await addUser(database)
    const { id } = await service.start(userId, echoRequest(names(4)))
    const hangUp = new AbortController()
    const seen: SequencedRunEvent[] = []
    const watching = (async () => {
      for await (const event of service.events(userId, id, 0, hangUp.signal)) seen.push(event)
    })()
    await until(() => engine.open.size === 2)
    for (const call of engine.open) call.answer()
    await until(() => seen.some(({ event }) => event.type === 'run' && event.run.completed === 2))
    hangUp.abort()
    await watching
    const count = seen.length
    engine.script = (call) => call.answer()
    for (const call of engine.open) call.answer()
    await untilStatus(service, userId, id, 'completed')
    expect(seen.length).toBe(count)
  })
})
