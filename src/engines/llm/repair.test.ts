import { afterEach, expect, test } from 'vitest'
import type { LlmSettings } from './llm-settings.ts'
import { askOptions, loopbackEngine, secretKey } from './testing/loopback-engine.ts'
import { type LoopbackReply, startLoopbackProvider } from './testing/loopback-provider.ts'
import { rateClaim } from './testing/rate-claim.ts'

const closers: (() => Promise<unknown>)[] = []
afterEach(async () => {
  await Promise.all(closers.splice(0).map((close) => close()))
})

const claim = { claim: 'Wells near the ridge were tested twice' }
const valid = { verdict: 'Plausible', grade: 6, reasons: ['It names a place', 'It can be checked'] }
const kinds: readonly (readonly [LlmSettings['provider'], string])[] = [
  ['openai-compatible', 'llama3.3'],
  ['openai', 'gpt-5'],
  ['anthropic', 'claude-sonnet-4-5'],
]

/** Answers the calls in turn with these replies, the last one again and again. */
async function serverSaying(...replies: LoopbackReply[]) {
  const server = await startLoopbackProvider({ script: ({ index }) => replies[Math.min(index, replies.length - 1)] })
  closers.push(server.close)
  return server
}

test.each(kinds)('%s: broken JSON is repaired once, with the faults and its own words sent back', async (provider, model) => {
  const broken = `{"verdict": "Plausible", the key is ${secretKey}`
  const server = await serverSaying({ kind: 'text', text: broken }, { kind: 'answer', value: valid })
  const { output, provenance } = await loopbackEngine(server.baseUrl, { provider, model }).perform(rateClaim, claim, askOptions())
  expect(output).toEqual(valid)
  expect(provenance.repairedFrom).toBe('{"verdict": "Plausible", the key is [API key]')
  expect(provenance.usage.calls).toBe(2)
  const sentBack = JSON.stringify(server.calls[1]?.body)
  expect(sentBack).toContain('the key is')
  expect(sentBack).toContain('not valid JSON')
})

test('a wrong shape is sent back with the path of each fault', async () => {
  const server = await serverSaying({ kind: 'answer', value: { ...valid, grade: 14, verdict: ' ' } }, { kind: 'answer', value: valid })
  const { output } = await loopbackEngine(server.baseUrl).perform(rateClaim, claim, askOptions())
  expect(output).toEqual(valid)
  expect(JSON.stringify(server.calls[1]?.body)).toMatch(/verdict: must not be empty.*grade: Too big/)
})

test.each([
  ['broken JSON', { kind: 'text', text: 'I think it is plausible.' } as const, 'I think it is plausible.'],
  ['a wrong shape', { kind: 'answer', value: { ...valid, reasons: [] } } as const, JSON.stringify({ ...valid, reasons: [] })],
  ['nothing at all', { kind: 'text', text: '' } as const, ''],
])('%s that stays after the repair is an error with the raw text and what it cost, after two calls', async (_, reply, rawText) => {
  const server = await serverSaying(reply)
  const call = loopbackEngine(server.baseUrl, { inputUsdPerMtok: 1, outputUsdPerMtok: 1 }).perform(rateClaim, claim, askOptions())
  await expect(call).rejects.toMatchObject({ code: 'engine-invalid-output', retryable: true, rawText, usage: { calls: 2, costUsd: expect.any(Number) } })
  expect(server.callCount()).toBe(2)
})

test('a repair that is rate limited keeps what the first call said and cost', async () => {
  const server = await serverSaying({ kind: 'text', text: 'Plausible.' }, { kind: 'status', status: 429, headers: { 'retry-after': '2' } })
  const call = loopbackEngine(server.baseUrl).perform(rateClaim, claim, askOptions())
  await expect(call).rejects.toMatchObject({ code: 'engine-rate-limited', retryAfterMs: 2000, rawText: 'Plausible.', usage: { calls: 1 } })
})

test('a refused or cut answer is not asked for again', async () => {
  for (const finishReason of ['refusal', 'length'] as const) {
    const server = await serverSaying({ kind: 'text', text: '{"verdict"', finishReason })
    await expect(loopbackEngine(server.baseUrl).perform(rateClaim, claim, askOptions())).rejects.toThrow()
    expect(server.callCount()).toBe(1)
  }
})
