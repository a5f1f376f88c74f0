import { expect, test } from 'vitest'
import { EngineError } from '../../engines/engine.ts'
import { describeEachDatabase } from '../db/testing.ts'
import { echoPlans, echoRequest, names, scriptedEngine } from './testing/fake-work.ts'
import { addUser, allItems, drainRunsAfterEach, startRuns, until, untilStatus } from './testing/run-harness.ts'

describeEachDatabase('stopping a run and going on', (open) => {
  drainRunsAfterEach()

  test('cancelling begins no further call and keeps answers that come in time', async () => {
    const database = await open()
    const engine = scriptedEngine({ concurrency: 3, script: () => undefined })
    // In time, however busy the machine is.
    const { service } = await startRuns(database, engine, { cancelGraceMs: 3_600_000 })
    const userId = await addUser(database)
    const { id } = await service.start(userId, echoRequest(names(20)))
    await until(() => engine.open.size === 3)
    const [kept, ...late] = engine.open
    expect(await service.cancel(userId, id)).toMatchObject({ status: 'cancelled', completed: 0 })
    kept?.answer()
    await until(async () => (await service.get(userId, id)).completed === 1)
    expect(late.some(({ signal }) => signal.aborted)).toBe(false)
    expect(engine.order.length).toBe(3)
    expect((await service.cancel(userId, id)).status).toBe('cancelled')
  })

  test('calls of a cancelled run that take too long are aborted, and their items wait for a resume', async () => {
    const database = await open()
    const engine = scriptedEngine({ concurrency: 3, script: (call) => (call.name === 'item 0' ? call.answer() : undefined) })
    const { service } = await startRuns(database, engine, { cancelGraceMs: 20 })
    const userId = await addUser(database)
    const { id } = await service.start(userId, echoRequest(names(20)))
    await until(() => engine.open.size === 3)
    await until(async () => (await service.get(userId, id)).completed === 1)
    const late = [...engine.open]
    await service.cancel(userId, id)
    await until(() => late.every(({ signal }) => signal.aborted))
    const items = await until(async () => {
      const found = await allItems(service, userId, id)
      return found.every(({ status }) => status !== 'running') && found
    })
    expect(items.filter(({ status }) => status === 'completed').length).toBe(1)
    expect(items.filter(({ status }) => status === 'pending').length).toBe(19)
    expect(engine.order.length).toBe(4)
  })

  test('resuming does what is left and asks nothing again that is answered', async () => {
    const database = await open()
    const engine = scriptedEngine({ concurrency: 2, script: (call, nth) => (engine.asked.size <= 4 || nth > 1 ? call.answer() : undefined) })
    const { service } = await startRuns(database, engine)
    const userId = await addUser(database)
    const { id } = await service.start(userId, echoRequest(names(12)))
    await until(async () => (await service.get(userId, id)).completed === 4)
    await service.cancel(userId, id)
    const answered = (await allItems(service, userId, id)).filter(({ status }) => status === 'completed')
    engine.script = (call) => call.answer()
    expect(await service.resume(userId, id)).toMatchObject({ finishedAt: null })
    expect(await untilStatus(service, userId, id, 'completed')).toMatchObject({ completed: 12, failed: 0 })
    for (const { output, key } of answered) {
      expect((await allItems(service, userId, id)).find((item) => item.key === key)?.output).toEqual(output)
    }
    expect(names(4).map((name) => engine.asked.get(name))).toEqual([1, 1, 1, 1])
    await expect(service.resume(userId, id)).rejects.toMatchObject({ code: 'conflict' })
  })

  test('a plan that stops on failure ends at the first failed item, keeps what was made, and goes on when retried', async () => {
    const database = await open()
    const engine = scriptedEngine({
      concurrency: 2,
      script: (call, nth) => {
        if (call.name === 'item 3' && nth === 1) call.fail(new EngineError('engine-refused', 'Not this one.', { retryable: false }))
        // The others wait until the failure has been stored, so that it cannot come too late to stop anything.
        else if (engine.asked.size <= 50) call.answer()
      },
    })
    const plans = { ...echoPlans, 'execute-lenses': { ...echoPlans['execute-lenses'], stopsOnFailure: () => true } }
    const { service } = await startRuns(database, engine, { plans })
    const userId = await addUser(database)
    const { id } = await service.start(userId, echoRequest(names(400)))
    const stopped = await untilStatus(service, userId, id, 'failed')
    expect(stopped).toMatchObject({ failed: 1, total: 400 })
    engine.script = (call) => call.answer()
    for (const call of engine.open) call.answer()
    const kept = await until(async () => {
      const run = await service.get(userId, id)
      return run.completed === engine.order.length - 1 && run
    })
    expect(kept).toMatchObject({ status: 'failed', failed: 1 })
    expect(engine.order.length).toBeLessThanOrEqual(52)
    await service.retryFailed(userId, id)
    expect(await untilStatus(service, userId, id, 'completed')).toMatchObject({ completed: 400, failed: 0 })
    expect(Math.max(...[...engine.asked].filter(([name]) => name !== 'item 3').map(([, times]) => times))).toBe(1)
    expect(engine.asked.get('item 3')).toBe(2)
  })

  test('a failing item is recorded and the others go on; retry-failed runs it alone', async () => {
    const database = await open()
    const engine = scriptedEngine({
      script: (call) => (call.name === 'item 3' ? call.fail(new EngineError('engine-refused', 'I would rather not.', { retryable: false })) : call.answer()),
    })
    const { service } = await startRuns(database, engine)
    const userId = await addUser(database)
    const { id } = await service.start(userId, echoRequest(names(8)))
    expect(await untilStatus(service, userId, id, 'completed')).toMatchObject({ completed: 7, failed: 1 })
    const failed = (await allItems(service, userId, id))[3]
    expect(failed).toMatchObject({ status: 'error', output: null, error: { code: 'engine-refused', message: 'I would rather not.', retryable: false } })
    expect(engine.asked.get('item 3')).toBe(1)

    engine.script = (call) => call.answer()
    expect(await service.retryFailed(userId, id)).toMatchObject({ failed: 0, completed: 7 })
    expect(await untilStatus(service, userId, id, 'completed')).toMatchObject({ completed: 8, failed: 0 })
    expect(engine.order.length).toBe(9)
    await expect(service.retryFailed(userId, id)).rejects.toMatchObject({ code: 'conflict' })
  })

  test('what may pass is tried again, as long as the provider asks to wait', async () => {
    const database = await open()
    const asked: number[] = []
    const engine = scriptedEngine({
      concurrency: 4,
      script: (call, nth) => {
        asked.push(performance.now())
        if (nth > 2) call.answer()
        else if (call.name === 'item 0') call.fail(new EngineError('engine-rate-limited', 'slow down', { retryable: true, retryAfterMs: 120 }))
        else call.fail(new EngineError('engine-unavailable', 'try later', { retryable: true }))
      },
    })
    const { service } = await startRuns(database, engine)
    const userId = await addUser(database)
    const { id } = await service.start(userId, echoRequest(names(2)))
    expect(await untilStatus(service, userId, id, 'completed')).toMatchObject({ completed: 2, failed: 0 })
    expect(Object.fromEntries(engine.asked)).toEqual({ 'item 0': 3, 'item 1': 3 })
    expect((asked.at(-1) ?? 0) - (asked[0] ?? 0)).toBeGreaterThanOrEqual(240)
  })

  test('a run of which nothing could run for want of an engine has failed, and can be retried', async () => {
    const database = await open()
    const engine = scriptedEngine({ script: (call) => call.fail(new EngineError('engine-unavailable', 'connection refused', { retryable: true })) })
    const { service } = await startRuns(database, engine)
    const userId = await addUser(database)
    const { id } = await service.start(userId, echoRequest(names(3)))
    expect(await untilStatus(service, userId, id, 'failed')).toMatchObject({ completed: 0, failed: 3 })
    engine.script = (call) => call.answer()
    await service.retryFailed(userId, id)
    expect(await untilStatus(service, userId, id, 'completed')).toMatchObject({ completed: 3, failed: 0 })
  })

  test('an engine that is not set up pauses the run instead of failing every item', async () => {
    const database = await open()
    const engine = scriptedEngine({
      concurrency: 4,
      script: (call) => call.fail(new EngineError('engine-misconfigured', 'The key was refused.', { retryable: false })),
    })
    const { service } = await startRuns(database, engine)
    const userId = await addUser(database)
    const { id } = await service.start(userId, echoRequest(names(50)))
    const paused = await untilStatus(service, userId, id, 'paused')
    expect(paused).toMatchObject({ completed: 0, failed: 0 })
    expect(paused.pausedReason).toContain('The key was refused.')
    engine.script = (call) => call.answer()
    await service.resume(userId, id)
    expect(await untilStatus(service, userId, id, 'completed')).toMatchObject({ completed: 50, failed: 0, pausedReason: null })
  })

  test('a run stops at its cost ceiling with what it has, and each resume allows as much again', async () => {
    const database = await open()
    const engine = scriptedEngine({ concurrency: 2, script: () => undefined })
    const { service } = await startRuns(database, engine)
    const userId = await addUser(database)
    const { id } = await service.start(userId, echoRequest(names(60), { maxCostUsd: 0.1 }))
    /** Answers what is open once all before is stored, until the run stops: nothing is then spent that the run does not know of. */
    const work = () =>
      until(async () => {
        const run = await service.get(userId, id)
        if (run.completed < engine.order.length - engine.open.size) return false
        if (run.status !== 'queued' && run.status !== 'running' && engine.open.size === 0) return run
        for (const call of engine.open) call.answer()
        return false
      })
    const paused = await work()
    expect(paused.pausedReason).toMatch(/cost ceiling of \$0\.10 is reached/)
    expect(paused.status).toBe('paused')
    expect(paused.completed).toBeGreaterThanOrEqual(10)
    // Two that were in flight, and two that a worker begins in the moment before it hears of the pause.
    expect(paused.completed).toBeLessThanOrEqual(14)
    expect((await service.resume(userId, id)).maxCostUsd).toBeGreaterThan(0.19)
    let run = await work()
    expect(run.completed).toBeGreaterThanOrEqual(20)
    while (run.status === 'paused') {
      await service.resume(userId, id)
      run = await work()
    }
    expect(run).toMatchObject({ status: 'completed', completed: 60, failed: 0 })
    expect([...engine.asked.values()].every((count) => count === 1)).toBe(true)
  })

  test('a cost ceiling that cannot be kept is refused by name', async () => {
    const database = await open()
    const { service } = await startRuns(database, scriptedEngine(), { prices: null })
    const userId = await addUser(database)
    await expect(service.start(userId, echoRequest(['a'], { maxCostUsd: 1 }))).rejects.toMatchObject({
      code: 'invalid-input',
      fields: [{ path: 'maxCostUsd' }],
    })
    expect(await service.list(userId)).toEqual([])
  })
})
