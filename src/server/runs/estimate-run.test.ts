import { expect, test } from 'vitest'
import { createBuiltinEngine } from '../../engines/builtin.ts'
import { describeEachDatabase } from '../db/testing.ts'
import { echoRequest, names, scriptedEngine } from './testing/fake-work.ts'
import { addUser, drainRunsAfterEach, startRuns, untilStatus } from './testing/run-harness.ts'

describeEachDatabase('estimating a run', (open) => {
  drainRunsAfterEach()

  test('tokens grow with the items and their texts, the cost follows from the prices, and time is known once it was measured', async () => {
    const database = await open()
    const { service } = await startRuns(database, scriptedEngine({ concurrency: 2 }))
    const userId = await addUser(database)
    const small = await service.estimate(userId, echoRequest(names(10)))
    const many = await service.estimate(userId, echoRequest(names(50)))
    const long = await service.estimate(userId, echoRequest(names(10, 'a much longer item to speak about')))
    expect(small).toMatchObject({ calls: 10, seconds: null })
    expect(many.inputTokens).toBeGreaterThan(4 * small.inputTokens)
    expect(long.inputTokens).toBeGreaterThan(small.inputTokens)
    // One dollar per million tokens asked and two per million answered.
    expect(small.costUsd).toBeCloseTo((small.inputTokens + 2 * small.outputTokens) / 1e6, 12)
    expect(await service.list(userId)).toEqual([])

    const { id } = await service.start(userId, echoRequest(names(3)))
    await untilStatus(service, userId, id, 'completed')
    // Every scripted call says that it took a millisecond; two at once make five rounds of ten.
    expect((await service.estimate(userId, echoRequest(names(10)))).seconds).toBeCloseTo(0.005, 9)
  })

  test('rules make no calls and cost nothing; an unknown price is unknown', async () => {
    const database = await open()
    const userId = await addUser(database)
    const rules = await startRuns(database, createBuiltinEngine())
    expect(await rules.service.estimate(userId, echoRequest(names(10)))).toEqual({ calls: 0, inputTokens: 0, outputTokens: 0, costUsd: 0, seconds: null })
    await rules.drain(0)
    const unpriced = await startRuns(database, scriptedEngine(), { prices: null })
    expect((await unpriced.service.estimate(userId, echoRequest(names(10)))).costUsd).toBeNull()
  })
})
