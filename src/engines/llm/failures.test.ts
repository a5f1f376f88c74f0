import { once } from 'node:events'
import { connect } from 'node:net'
import { inspect } from 'node:util'
import { afterEach, expect, test } from 'vitest'
import { EngineError } from '../engine.ts'
import type { LlmSettings } from './llm-settings.ts'
import { askOptions, loopbackEngine, secretKey } from './testing/loopback-engine.ts'
import { type LoopbackReply, startLoopbackProvider } from './testing/loopback-provider.ts'
import { rateClaim } from './testing/rate-claim.ts'

const closers: (() => Promise<unknown>)[] = []
afterEach(async () => {
  await Promise.all(closers.splice(0).map((close) => close()))
})

const claim = { claim: 'Wells near the ridge were tested twice' }
const kinds: readonly (readonly [LlmSettings['provider'], string])[] = [
  ['openai-compatible', 'llama3.3'],
  ['openai', 'gpt-5'],
  ['anthropic', 'claude-sonnet-4-5'],
]

async function failWith(reply: LoopbackReply, overrides: Partial<LlmSettings> = {}): Promise<EngineError> {
  const server = await startLoopbackProvider({ script: () => reply })
  closers.push(server.close)
  return failureOf(loopbackEngine(server.baseUrl, overrides).perform(rateClaim, claim, askOptions()))
}

async function failureOf(call: Promise<unknown>): Promise<EngineError> {
  const error = await call.then(
    () => new Error('The call was expected to fail'),
    (reason: unknown) => reason,
  )
  if (!(error instanceof EngineError)) throw error
  expect(inspect(error, { depth: null, showHidden: true })).not.toContain(secretKey)
  return error
}

/** The near end of a connection that stays open: taken, so that nothing else on this machine can begin to listen there. */
async function portNobodyListensAt(): Promise<number> {
  const server = await startLoopbackProvider()
  closers.push(server.close)
  const held = connect(Number(new URL(server.baseUrl).port), '127.0.0.1')
  closers.push(async () => held.destroy())
  await once(held, 'connect')
  return held.localPort ?? 0
}

test.each(kinds)('%s: each status has its name, and keeps the words of the provider', async (provider, model) => {
  const status = (code: number, headers?: Record<string, string>): Promise<EngineError> =>
    failWith({ kind: 'status', status: code, message: `Words for ${code}, key ${secretKey}`, ...(headers && { headers }) }, { provider, model })
  expect(await status(429, { 'retry-after': '7' })).toMatchObject({ code: 'engine-rate-limited', retryable: true, retryAfterMs: 7000 })
  expect(await status(429)).toMatchObject({ code: 'engine-rate-limited', retryable: true, retryAfterMs: undefined })
  expect(await status(500)).toMatchObject({ code: 'engine-unavailable', retryable: true })
  expect(await status(529, { 'retry-after-ms': '300' })).toMatchObject({ code: 'engine-unavailable', retryable: true, retryAfterMs: 300 })
  for (const ofThisRequest of [400, 413, 422]) expect(await status(ofThisRequest)).toMatchObject({ code: 'engine-refused', retryable: false })
  for (const misconfigured of [401, 402, 403, 404]) expect(await status(misconfigured)).toMatchObject({ code: 'engine-misconfigured', retryable: false })
  expect((await status(401)).message).toContain('Words for 401, key [API key]')
})

test('the code of an error says what its status does not', async () => {
  const coded = (status: number, code: string) => failWith({ kind: 'status', status, code }, { provider: 'openai' })
  expect(await coded(429, 'insufficient_quota')).toMatchObject({ code: 'engine-misconfigured', retryable: false })
  expect(await coded(400, 'model_not_found')).toMatchObject({ code: 'engine-misconfigured', retryable: false })
  expect(await coded(400, 'content_filter')).toMatchObject({ code: 'engine-refused', retryable: false })
})

test.each(kinds)('%s: a refusal is a refusal, not a broken answer', async (provider, model) => {
  const error = await failWith({ kind: 'text', text: 'I will not rate this.', finishReason: 'refusal' }, { provider, model })
  expect(error).toMatchObject({ code: 'engine-refused', retryable: false })
  expect(error.message).toContain('I will not rate this.')
})

test.each(kinds)('%s: an answer cut at the token limit says so', async (provider, model) => {
  const error = await failWith({ kind: 'text', text: '{"verdict": "Plau', finishReason: 'length' }, { provider, model })
  expect(error).toMatchObject({ code: 'engine-invalid-output', rawText: '{"verdict": "Plau', usage: { calls: 1 } })
  expect(error.message).toContain('cut off')
  expect(JSON.stringify(error), 'a log writes the fields of an error').not.toContain('verdict')
})

test('a provider that never answers is a timeout', async () => {
  expect(await failWith({ kind: 'hang' }, { timeoutMs: 60 })).toMatchObject({ code: 'engine-timeout', retryable: true })
})

test('a connection that is cut or refused is an unavailable provider', async () => {
  expect(await failWith({ kind: 'reset' })).toMatchObject({ code: 'engine-unavailable', retryable: true })
  const port = await portNobodyListensAt()
  const refused = await failureOf(loopbackEngine(`http://127.0.0.1:${port}/v1`).perform(rateClaim, claim, askOptions()))
  expect(refused).toMatchObject({ code: 'engine-unavailable', retryable: true })
  expect(refused.message).toContain('ECONNREFUSED')
})

test('a redirect is not followed: the key goes nowhere else', async () => {
  const elsewhere = await startLoopbackProvider()
  closers.push(elsewhere.close)
  const error = await failWith({ kind: 'status', status: 307, headers: { location: `${elsewhere.baseUrl}/chat/completions` } })
  expect(error).toMatchObject({ code: 'engine-misconfigured', retryable: false })
  expect(elsewhere.callCount()).toBe(0)
})

test('an abort in mid-call rejects with its reason and hangs up on the provider', async () => {
  const controller = new AbortController()
  const cancelled = new Error('The run was cancelled')
  const server = await startLoopbackProvider({
    script: () => {
      setImmediate(() => controller.abort(cancelled))
      return { kind: 'hang' }
    },
  })
  closers.push(server.close)
  await expect(loopbackEngine(server.baseUrl).perform(rateClaim, claim, askOptions({ signal: controller.signal }))).rejects.toBe(cancelled)
  await expect.poll(() => server.abandoned()).toBe(1)
})

test('an abort before the call makes no call', async () => {
  const server = await startLoopbackProvider()
  closers.push(server.close)
  const call = loopbackEngine(server.baseUrl).perform(rateClaim, claim, askOptions({ signal: AbortSignal.abort('too late') }))
  await expect(call).rejects.toBe('too late')
  expect(server.callCount()).toBe(0)
})

test('a long retry-after turns the following calls away without asking the provider', async () => {
  const server = await startLoopbackProvider({ script: () => ({ kind: 'status', status: 429, headers: { 'retry-after': '3600' } }) })
  closers.push(server.close)
  const engine = loopbackEngine(server.baseUrl)
  await failureOf(engine.perform(rateClaim, claim, askOptions()))
  const next = await failureOf(engine.perform(rateClaim, { claim: 'another claim' }, askOptions()))
  expect(next).toMatchObject({ code: 'engine-rate-limited', retryable: true, usage: { calls: 0 } })
  expect(next.retryAfterMs).toBeGreaterThan(3_500_000)
  expect(server.callCount()).toBe(1)
})
