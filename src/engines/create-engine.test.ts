import { afterEach, expect, test } from 'vitest'
import { createEngine } from './create-engine.ts'
import { askOptions, loopbackSettings } from './llm/testing/loopback-engine.ts'
import { startLoopbackProvider } from './llm/testing/loopback-provider.ts'
import { rateClaim } from './llm/testing/rate-claim.ts'

const closers: (() => Promise<unknown>)[] = []
afterEach(async () => {
  await Promise.all(closers.splice(0).map((close) => close()))
})

const claim = { claim: 'Wells near the ridge were tested twice' }

test('the settings choose who performs; a model that is set up but not chosen is not called', async () => {
  const server = await startLoopbackProvider()
  closers.push(server.close)
  const llm = loopbackSettings(server.baseUrl, { concurrency: 7 })
  const byRules = createEngine({ engine: 'builtin', llm })
  const byModel = createEngine({ engine: 'llm', llm })
  expect((await byRules.perform(rateClaim, claim, askOptions())).provenance).toMatchObject({ engine: 'builtin', model: null })
  expect(server.callCount()).toBe(0)
  expect((await byModel.perform(rateClaim, claim, askOptions())).provenance).toMatchObject({ engine: 'llm', model: llm.model })
  expect(server.callCount()).toBe(1)
  expect([byModel.name, byModel.model, byModel.concurrency]).toEqual(['llm', llm.model, 7])
})

test('a model engine without its settings is refused at start', () => {
  expect(() => createEngine({ engine: 'llm', llm: null })).toThrow('ENGINE=llm needs LLM_PROVIDER and LLM_MODEL.')
  expect(() => createEngine({ engine: 'llm', llm: { ...loopbackSettings(''), baseUrl: null } })).toThrow('LLM_BASE_URL')
})
