import { afterEach, expect, test } from 'vitest'
import { messageDelivery } from '../../operations/message-delivery/operation.ts'
import { systemClock } from '../clock.ts'
import type { EngineError } from '../engine.ts'
import { createLlmEngine } from './create-llm-engine.ts'
import { createMemoryCache } from './response-cache.ts'
import { askOptions, loopbackEngine, loopbackSettings } from './testing/loopback-engine.ts'
import { type LoopbackOptions, startLoopbackProvider } from './testing/loopback-provider.ts'
import { rateClaim } from './testing/rate-claim.ts'

const closers: (() => Promise<unknown>)[] = []
afterEach(async () => {
  await Promise.all(closers.splice(0).map((close) => close()))
})
async function start(options: LoopbackOptions = {}) {
  const server = await startLoopbackProvider(options)
  closers.push(server.close)
  return server
}

const claim = { claim: 'Wells near the ridge were tested twice' }

test('an equal call later is answered from the cache, at no cost and saying so', async () => {
  const server = await start()
  const engine = loopbackEngine(server.baseUrl)
  const first = await engine.perform(rateClaim, claim, askOptions())
  const again = await engine.perform(rateClaim, claim, askOptions())
  expect(server.callCount()).toBe(1)
  expect(first.provenance.parameters).not.toHaveProperty('cached')
  expect(again.output).toEqual(first.output)
  expect(again.provenance).toMatchObject({ parameters: { cached: true }, usage: { calls: 0, inputTokens: 0, outputTokens: 0, costUsd: 0 } })
  first.output.reasons.push('written over by one caller')
  expect((await engine.perform(rateClaim, claim, askOptions())).output).toEqual(again.output)
})

test('what an answer only repeats of its input is put back from there, also in a cached one', async () => {
  const server = await start({
    script: () => ({ kind: 'answer', value: { persona_id: '1', persona_name: 'Anna', effectiveness_score: 6, feedback: 'I looked ours up.' } }),
  })
  const engine = loopbackEngine(server.baseUrl)
  const line = 'As it is.'
  const persona = {
    id: 'ana-7',
    name: 'Ana',
    age: 40,
    gender: 'female',
    demographics: line,
    psychographics: line,
    media_habits: line,
    motivations: line,
    barriers: line,
  }
  const scene = { scene: line, voiceover: line, visual_direction: line, duration_seconds: 5 }
  const input = { persona, narrative: { video_script: [scene, scene, scene] } }
  for (const _ of ['asked', 'kept']) {
    const { output } = await engine.perform(messageDelivery, input, askOptions())
    expect(output).toMatchObject({ persona_id: 'ana-7', persona_name: 'Ana', effectiveness_score: 6 })
  }
  expect(server.callCount()).toBe(1)
})

test('anything that can change the answer is a call of its own', async () => {
  const server = await start()
  const settings = loopbackSettings(server.baseUrl, { provider: 'openai' })
  const cache = createMemoryCache()
  const engine = createLlmEngine(settings, { clock: systemClock, cache })
  const otherModel = createLlmEngine({ ...settings, model: 'another' }, { clock: systemClock, cache })
  const reworded = { ...rateClaim, prompt: (input: typeof claim) => ({ ...rateClaim.prompt(input), system: 'Rate it well.' }) }
  await engine.perform(rateClaim, claim, askOptions())
  await engine.perform(rateClaim, claim, askOptions({ repeat: 1 }))
  await engine.perform(rateClaim, { claim: 'another' }, askOptions())
  await engine.perform({ ...rateClaim, version: 2 }, claim, askOptions())
  await engine.perform({ ...rateClaim, name: 'rate-claim-again' }, claim, askOptions())
  await engine.perform(reworded, claim, askOptions())
  await otherModel.perform(rateClaim, claim, askOptions())
  expect(server.callCount()).toBe(7)
})

test('equal calls at the same time share one answer and are paid for once', async () => {
  const server = await start({ latencyMs: 20 })
  const engine = loopbackEngine(server.baseUrl)
  const all = await Promise.all(Array.from({ length: 8 }, () => engine.perform(rateClaim, claim, askOptions())))
  expect(server.callCount()).toBe(1)
  expect(all.map(({ output }) => output)).toEqual(Array(8).fill(all[0]?.output))
  expect(all.reduce((sum, { provenance }) => sum + provenance.usage.calls, 0)).toBe(1)
  expect(new Set(all.map(({ output }) => output)).size).toBe(8)
})

test('repeats at the same time are calls of their own', async () => {
  const server = await start({ latencyMs: 20 })
  const engine = loopbackEngine(server.baseUrl)
  await Promise.all([0, 1, 2].map((repeat) => engine.perform(rateClaim, claim, askOptions({ repeat }))))
  expect(server.callCount()).toBe(3)
})

test('one caller leaving does not take the shared answer from the others; the last one leaving ends the call', async () => {
  const server = await start({ script: ({ index }) => (index === 0 ? undefined : { kind: 'hang' }), latencyMs: 40 })
  const engine = loopbackEngine(server.baseUrl)
  const leaver = new AbortController()
  const left = engine.perform(rateClaim, claim, askOptions({ signal: leaver.signal }))
  const stayed = engine.perform(rateClaim, claim, askOptions())
  leaver.abort('left')
  await expect(left).rejects.toBe('left')
  expect(rateClaim.output.parse((await stayed).output)).toBeTruthy()

  const both = [new AbortController(), new AbortController()]
  const hanging = both.map(({ signal }) => engine.perform(rateClaim, { claim: 'hangs' }, askOptions({ signal })))
  await expect.poll(() => server.callCount()).toBe(2)
  for (const { signal } of both) expect(signal.aborted).toBe(false)
  for (const [place, controller] of both.entries()) controller.abort(place)
  await expect(hanging[0]).rejects.toBe(0)
  await expect(hanging[1]).rejects.toBe(1)
  await expect.poll(() => server.abandoned()).toBe(1)
})

test('a failure that is shared is paid for once', async () => {
  const server = await start({ script: () => ({ kind: 'text', text: '{"verdict', finishReason: 'length' }), latencyMs: 20 })
  const engine = loopbackEngine(server.baseUrl)
  const calls = Array.from({ length: 3 }, () => engine.perform(rateClaim, claim, askOptions()).catch((error: EngineError) => error.usage?.calls))
  expect(await Promise.all(calls)).toEqual([1, 0, 0])
})

test('a failed call is not kept', async () => {
  const server = await start({ script: ({ index }) => (index === 0 ? { kind: 'status', status: 500 } : undefined) })
  const engine = loopbackEngine(server.baseUrl)
  await expect(engine.perform(rateClaim, claim, askOptions())).rejects.toMatchObject({ code: 'engine-unavailable' })
  expect((await engine.perform(rateClaim, claim, askOptions())).provenance.usage.calls).toBe(1)
})

test('an answer in the cache that no longer fits the schema is asked for anew', async () => {
  const server = await start()
  const stale = new Map<string, string>()
  const cache = { get: () => '{"verdict":"old form"}', set: (key: string, answer: string) => void stale.set(key, answer) }
  const engine = createLlmEngine(loopbackSettings(server.baseUrl), { clock: systemClock, cache })
  const { output } = await engine.perform(rateClaim, claim, askOptions())
  expect(rateClaim.output.parse(output)).toEqual(JSON.parse([...stale.values()][0] ?? ''))
})

test('the memory cache forgets what was used longest ago, by count and by size', async () => {
  const cache = createMemoryCache({ maxEntries: 3, maxCharacters: 30 })
  const kept = () => ['a', 'b', 'c', 'd', 'e'].filter((key) => cache.get(key) !== undefined)
  for (const key of ['a', 'b', 'c']) await cache.set(key, key)
  await cache.get('a')
  await cache.set('d', 'd')
  expect(kept()).toEqual(['a', 'c', 'd'])
  await cache.set('e', 'e'.repeat(29))
  expect(kept()).toEqual(['d', 'e'])
  await cache.set('b', 'b'.repeat(31))
  expect(kept()).toEqual(['d', 'e'])
})
