import { expect, test } from 'vitest'
import { routes } from '../../contract/routes.ts'
import { type Engine, EngineError } from '../../engines/engine.ts'
import { describeEachDatabase } from '../db/testing.ts'
import { goodBodies } from './testing/good-bodies.ts'
import { createTestApp } from './testing/test-app.ts'

function failingEngine(fail: (signal: AbortSignal) => Promise<never>): Engine {
  return { name: 'llm', model: 'a-model', concurrency: 1, perform: (_operation, _input, { signal }) => fail(signal) }
}

describeEachDatabase('what goes wrong', (open) => {
  test('an engine’s failure keeps its name, its words and its wait', async () => {
    const engine = failingEngine(() =>
      Promise.reject(new EngineError('engine-rate-limited', 'Slow down, said the provider.', { retryable: true, retryAfterMs: 2500 })),
    )
    const { signedIn } = await createTestApp(await open(), { engine })
    const { client } = await signedIn()
    const response = await client.send('POST', routes.researchLenses.path, { body: goodBodies.researchLenses })
    expect(response.headers.get('retry-after')).toBe('3')
    expect(await response.json()).toMatchObject({ status: 503, code: 'engine-rate-limited', retryable: true, detail: 'Slow down, said the provider.' })
  })

  test('a fault of ours tells the client its id and nothing else, and the log the rest', async () => {
    const engine = failingEngine(() => Promise.reject(new TypeError('secret innards at /srv/soundings')))
    const { signedIn, logged } = await createTestApp(await open(), { engine })
    const { client } = await signedIn()
    const response = await client.send('POST', routes.executeResearch.path, { body: goodBodies.executeResearch })
    expect(response.status).toBe(500)
    const text = await response.text()
    expect(text).not.toMatch(/innards|srv|TypeError|at /)
    const { requestId, code } = JSON.parse(text) as { requestId: string; code: string }
    expect(code).toBe('internal')
    const line = logged()
      .split('\n')
      .find((entry) => entry.includes(requestId) && entry.includes('Request failed'))
    expect(line).toContain('"level":50')
  })

  test('a client that goes away ends the call it asked for', async () => {
    const started = Promise.withResolvers<AbortSignal>()
    const engine = failingEngine((signal) => {
      started.resolve(signal)
      return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
    })
    const { app, signedIn, logged } = await createTestApp(await open(), { engine })
    const { client } = await signedIn()
    const leaving = new AbortController()
    const answer = app.request(routes.researchLenses.path, {
      method: 'POST',
      body: JSON.stringify(goodBodies.researchLenses),
      headers: { 'content-type': 'application/json', cookie: client.cookieHeader() },
      signal: leaving.signal,
    })
    const signal = await started.promise
    expect(signal.aborted).toBe(false)
    leaving.abort()
    await answer
    expect(signal.aborted).toBe(true)
    expect(logged()).not.toContain('Request failed')
  })

  test('an objective that asks for harm is refused with the reason, before any engine hears of it', async () => {
    const engine = failingEngine(() => Promise.reject(new Error('The engine was asked.')))
    const { signedIn } = await createTestApp(await open(), { engine })
    const { client } = await signedIn()
    const desiredOutcome = 'Spread false polling place dates so that fewer students vote in November'
    for (const [path, body] of [
      [routes.researchLenses.path, { ...goodBodies.researchLenses, desiredOutcome }],
      [routes.executeResearch.path, { ...goodBodies.executeResearch, desiredOutcome }],
    ] as const) {
      const response = await client.send('POST', path, { body })
      expect(await response.json()).toMatchObject({ status: 422, code: 'objective-refused', detail: expect.stringMatching(/\w{10}/) })
    }
  })

  test('the engine’s answers come in the specification’s envelope, the same for the same question', async () => {
    const { signedIn } = await createTestApp(await open())
    const { client } = await signedIn()
    const ask = async (path: string, body: unknown) => await (await client.send('POST', path, { body })).json()
    const lenses = routes.researchLenses.response.parse(await ask(routes.researchLenses.path, goodBodies.researchLenses))
    expect(await ask(routes.researchLenses.path, goodBodies.researchLenses)).toEqual(lenses)
    const [category] = lenses.output.response.thematic_categories
    const [first] = category?.lenses ?? []
    // As the specification's page sends it: the lens alone, without the objective.
    const result = routes.executeResearch.response.parse(await ask(routes.executeResearch.path, { lens: { ...first, categoryName: category?.category_name } }))
    expect(result.output.response.lens_name).toBe(first?.name)
  })

  test('readiness says why not, and liveness goes on', async () => {
    const { client } = await createTestApp(await open(), { readiness: () => Promise.resolve({ ready: false, reason: 'The server is restarting.' }) })
    const ready = await client().send('GET', '/api/ready')
    expect([ready.status, ready.headers.get('retry-after')]).toEqual([503, '5'])
    expect(await ready.json()).toMatchObject({ code: 'shutting-down', detail: 'The server is restarting.', retryable: true })
    expect((await client().send('GET', '/api/health')).status).toBe(200)
  })
})
