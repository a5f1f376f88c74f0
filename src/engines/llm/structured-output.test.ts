import { LLMock } from '@copilotkit/aimock'
import { afterEach, expect, test } from 'vitest'
import { provenanceSchema } from '../../contract/provenance.ts'
import type { LlmSettings } from './llm-settings.ts'
import { askOptions, loopbackEngine, secretKey } from './testing/loopback-engine.ts'
import { startLoopbackProvider } from './testing/loopback-provider.ts'
import { rateClaim } from './testing/rate-claim.ts'

const closers: (() => Promise<unknown>)[] = []
afterEach(async () => {
  await Promise.all(closers.splice(0).map((close) => close()))
})

const kinds: readonly (readonly [LlmSettings['provider'], string])[] = [
  ['openai-compatible', 'llama3.3'],
  ['openai', 'gpt-5'],
  ['anthropic', 'claude-sonnet-4-5'],
]
const claim = { claim: 'Wells near the ridge were tested twice' }
const valid = { verdict: 'Plausible', grade: 6, reasons: ['It names a place', 'It can be checked'] }

test.each(kinds)('%s: the answer, its tokens, its cost and its prompt are accounted for', async (provider, model) => {
  const server = await startLoopbackProvider()
  closers.push(server.close)
  const engine = loopbackEngine(server.baseUrl, { provider, model, inputUsdPerMtok: 3, outputUsdPerMtok: 15 })
  const { output, provenance } = await engine.perform(rateClaim, claim, askOptions({ seed: 5 }))
  expect(rateClaim.output.parse(output)).toEqual(output)
  const { inputTokens, outputTokens } = provenance.usage
  expect(inputTokens).toBeGreaterThan(0)
  expect(provenanceSchema.parse(provenance)).toMatchObject({
    engine: 'llm',
    model,
    operation: 'rate-claim',
    promptId: 'rate-claim/v1',
    promptHash: expect.stringMatching(/^[0-9a-f]{64}$/),
    parameters: { provider },
    seed: 5,
    usage: { calls: 1, costUsd: (inputTokens * 3 + outputTokens * 15) / 1_000_000 },
  })
})

test.each(kinds)('%s: an independent protocol server understands the request', async (provider, model) => {
  const mock = new LLMock({ port: 0 })
  mock.onMessage(/Wells near the ridge/, { content: JSON.stringify(valid) })
  await mock.start()
  closers.push(() => mock.stop())
  const { output } = await loopbackEngine(`${mock.url}/v1`, { provider, model }).perform(rateClaim, claim, askOptions())
  expect(output).toEqual(valid)
})

test.each(kinds)("%s: the model is sent the operation's schema and prompt, and nothing else", async (provider, model) => {
  const server = await startLoopbackProvider()
  closers.push(server.close)
  await loopbackEngine(server.baseUrl, { provider, model }).perform(rateClaim, claim, askOptions())
  const sent = server.calls[0]?.body ?? {}
  const schema = sent.response_format?.json_schema?.schema ?? sent.text?.format?.schema ?? sent.output_config?.format?.schema
  expect(Object.keys(schema?.properties ?? {})).toEqual(['verdict', 'grade', 'reasons'])
  expect(sent.response_format?.json_schema?.strict ?? sent.text?.format?.strict ?? true).toBe(true)
  const words = JSON.stringify([sent.system, sent.messages, sent.input])
    .match(/"(?:text|content)":"([^"]*)"/g)
    ?.map((part) => part.replace(/^"\w+":/, ''))
  expect(words).toEqual(['"Rate the claim."', '"<claim>Wells near the ridge were tested twice</claim>"'])
})

test('a cost is null, not zero, where no price is set', async () => {
  const server = await startLoopbackProvider()
  closers.push(server.close)
  const { provenance } = await loopbackEngine(server.baseUrl).perform(rateClaim, claim, askOptions())
  expect(provenance.usage).toMatchObject({ calls: 1, costUsd: null })
})

test('calls in flight never pass the ceiling, and connections are kept alive', async () => {
  const ceiling = 4
  const full = Promise.withResolvers<void>()
  // The first ones are answered once there are as many as may be: calls that are answered one by one would never meet.
  const server = await startLoopbackProvider({
    latencyMs: 5,
    ready: ({ index }) => {
      if (index === ceiling - 1) full.resolve()
      return full.promise
    },
  })
  closers.push(server.close)
  const engine = loopbackEngine(server.baseUrl, { concurrency: ceiling })
  await Promise.all(Array.from({ length: 40 }, (_, i) => engine.perform(rateClaim, { claim: `claim ${i}` }, askOptions())))
  expect(server.callCount()).toBe(40)
  expect(server.maxInFlight()).toBe(ceiling)
  expect(server.connections()).toBeLessThan(40)
})

test('a server that wants no key is sent none', async () => {
  const server = await startLoopbackProvider()
  closers.push(server.close)
  await loopbackEngine(server.baseUrl, { apiKey: null }).perform(rateClaim, claim, askOptions())
  expect(server.calls[0]?.headers.authorization).toBeUndefined()
})

test('a key that cannot be sent is refused at start, unsaid', () => {
  expect(() => loopbackEngine('http://127.0.0.1:9/v1', { apiKey: `${secretKey}\n` })).toThrow(/^(?!.*sk-loopback)LLM_API_KEY/)
})
