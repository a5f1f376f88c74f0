import { expect, test } from 'vitest'
import { describeEachDatabase } from '../db/testing.ts'
import { echoRequest, names, type ScriptedEngine, scriptedEngine } from './testing/fake-work.ts'
import { addUser, drainRunsAfterEach, startRuns, until, untilStatus } from './testing/run-harness.ts'

function slow(): ScriptedEngine {
  return scriptedEngine({ concurrency: 4, script: (call) => setTimeout(() => call.answer(), 4) })
}

describeEachDatabase('several workers', (open) => {
  drainRunsAfterEach()

  test('two share two runs and each item is done once', async () => {
    const database = await open()
    // The embedded database has one process, and so one worker.
    if (database.kind === 'pglite') return
    const engines = [slow(), slow()] as const
    const web = await startRuns(database, scriptedEngine(), { worker: false })
    for (const engine of engines) await startRuns(database, engine)
    const userId = await addUser(database)
    const runs = [await web.service.start(userId, echoRequest(names(500, 'first'))), await web.service.start(userId, echoRequest(names(300, 'second')))]
    for (const { id } of runs) expect(await untilStatus(web.service, userId, id, 'completed')).toMatchObject({ failed: 0 })
    const [one, other] = engines
    expect(one.asked.size).toBeGreaterThan(0)
    expect(other.asked.size).toBeGreaterThan(0)
    expect(one.order.length + other.order.length).toBe(800)
    expect(one.order.some((name) => other.asked.has(name))).toBe(false)
  })

  test('a run that is started while one has its hands full goes to the one that is idle', async () => {
    const database = await open()
    if (database.kind === 'pglite') return
    // Nothing is answered: whoever takes work keeps it.
    const engines = [scriptedEngine({ concurrency: 2, script: () => undefined }), scriptedEngine({ concurrency: 2, script: () => undefined })] as const
    const web = await startRuns(database, scriptedEngine(), { worker: false })
    for (const engine of engines) await startRuns(database, engine, { courtesyMs: 60_000 })
    const userId = await addUser(database)
    for (const prefix of ['first', 'second']) {
      const before = engines.reduce((calls, engine) => calls + engine.open.size, 0)
      await web.service.start(userId, echoRequest(names(20, prefix)))
      await until(() => engines.reduce((calls, engine) => calls + engine.open.size, 0) === before + 2)
    }
    for (const engine of engines) expect(engine.open.size).toBe(2)
  })

  test('a run is cancelled and watched from a process that does not work on it', async () => {
    const database = await open()
    if (database.kind === 'pglite') return
    const engine = scriptedEngine({ concurrency: 2, script: () => undefined })
    const web = await startRuns(database, scriptedEngine(), { worker: false })
    await startRuns(database, engine)
    const userId = await addUser(database)
    const { id } = await web.service.start(userId, echoRequest(names(9)))
    await until(() => engine.open.size === 2)
    const events = web.service.events(userId, id, 0, new AbortController().signal)[Symbol.asyncIterator]()
    for (const call of engine.open) call.answer()
    await until(async () => {
      const { value } = await events.next()
      return value?.event.type === 'item' && value.event.item.status === 'completed'
    })
    await until(() => engine.open.size === 2)
    await web.service.cancel(userId, id)
    await until(() => engine.open.size === 0)
    expect(engine.order.length).toBe(4)
  })
})
