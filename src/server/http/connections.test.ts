import { setTimeout as sleep } from 'node:timers/promises'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { limits } from '../../contract/limits.ts'
import type { Report } from '../../contract/report.ts'
import { routes } from '../../contract/routes.ts'
import type { Engine } from '../../engines/engine.ts'
import { describeEachDatabase } from '../db/testing.ts'
import type { SequencedRunEvent } from '../runs/run-service.ts'
import type { AppEnv } from './app-env.ts'
import { eventStream } from './event-stream.ts'
import { goodBodies } from './testing/good-bodies.ts'
import { listen } from './testing/listen.ts'
import { createTestApp } from './testing/test-app.ts'

describeEachDatabase('a client that goes away or sends much', (open) => {
  test('in the middle of a single call, it ends the engine’s call, and the log calls it no fault', async () => {
    const calls = { begun: 0, aborted: 0 }
    const engine: Engine = {
      name: 'llm',
      model: 'silent',
      concurrency: 1,
      perform: (_operation, _input, { signal }) =>
        new Promise((_resolve, reject) => {
          calls.begun += 1
          signal.addEventListener('abort', () => {
            calls.aborted += 1
            reject(signal.reason)
          })
        }),
    }
    const testApp = await createTestApp(await open(), { engine })
    const { client } = await testApp.signedIn()
    const server = await listen(() => Promise.resolve(testApp.app))
    try {
      const leaving = new AbortController()
      const answer = fetch(`${server.origin}${routes.researchLenses.path}`, {
        method: 'POST',
        body: JSON.stringify(goodBodies.researchLenses),
        headers: { 'content-type': 'application/json', cookie: client.cookieHeader() },
        signal: leaving.signal,
      })
      await expect.poll(() => calls.begun).toBe(1)
      leaving.abort()
      await expect(answer).rejects.toThrow()
      await expect.poll(() => calls.aborted).toBe(1)
      await expect.poll(() => testApp.logged()).toContain('"status":499')
      expect(testApp.logged()).not.toContain('Request failed')
      expect((await fetch(`${server.origin}/api/health`)).status).toBe(200)
    } finally {
      await server.close()
    }
  })

  test('a report as large as one can be is kept, and comes back whole', async () => {
    const testApp = await createTestApp(await open())
    const { client } = await testApp.signedIn()
    const sentences = Array.from({ length: 12 }, (_, place) => `${place} `.padEnd(limits.sentenceLength, 'ö'))
    const { lens } = goodBodies.executeResearch
    const result = {
      lens_name: 'Wet cellars',
      role: 'Listens',
      executive_overview: 'The mark counts.',
      key_sentiment_insights: sentences,
      supporting_evidence_themes: sentences,
      emerging_themes: sentences,
      bias_warnings: sentences.slice(0, 3),
    }
    const researchResults = Array.from({ length: 50 }, (_, place) => ({ status: 'completed' as const, lens: { ...lens, name: `Lens ${place}` }, result }))
    const body = { title: 'Large', description: '', data: { researchResults } }
    expect(Buffer.byteLength(JSON.stringify(body))).toBeGreaterThan(7 * 1024 * 1024)
    const created = await client.send('POST', routes.createReport.path, { body })
    expect(created.status).toBe(201)
    const { id } = (await created.json()) as Report
    expect(await (await client.send('GET', `${routes.listReports.path}/${id}`)).json()).toMatchObject(body)
    const listed = await (await client.send('GET', `${routes.listReports.path}?data=false`)).text()
    expect(listed.length).toBeLessThan(1000)
  })
})

/** A stream by itself, over a real connection. */
async function serveStream(events: (until: AbortSignal) => AsyncIterable<SequencedRunEvent>, heartbeatMs: number) {
  const app = new Hono<AppEnv>()
  const faults: unknown[] = []
  app.get('/events', (context) => eventStream(context, { events, heartbeatMs, signal: context.req.raw.signal, onError: (error) => faults.push(error) }))
  const server = await listen(() => Promise.resolve(app))
  return { ...server, faults, url: `${server.origin}/events` }
}

test('a quiet stream says that it is alive, before anything between takes it for dead', async () => {
  let ended = false
  const server = await serveStream(async function* (until): AsyncGenerator<SequencedRunEvent> {
    await new Promise((resolve) => until.addEventListener('abort', resolve, { once: true }))
    ended = true
  }, 5)
  const leaving = new AbortController()
  try {
    const { body } = await fetch(server.url, { signal: leaving.signal })
    const reader = body?.pipeThrough(new TextDecoderStream()).getReader()
    let heard = ''
    while (heard.split(': still here\n\n').length <= 3) heard += (await reader?.read())?.value ?? ''
    expect(heard).toMatch(/^: open\n\n(: still here\n\n)+$/)
    leaving.abort()
    await expect.poll(() => ended).toBe(true)
    expect(server.faults).toEqual([])
  } finally {
    await server.close()
  }
})

test('a watcher that reads slowly holds up its own stream, and fills no memory', async () => {
  const total = 2_000
  const filler = 'x'.repeat(50_000)
  let made = 0
  const server = await serveStream(async function* (): AsyncGenerator<SequencedRunEvent> {
    for (; made < total; made += 1) {
      // As a database would, so that the whole stream is not one turn of the event loop.
      await sleep(0)
      yield {
        seq: made + 1,
        event: { type: 'item', item: { key: 'k', index: 0, status: 'pending', input: filler, output: null, error: null, provenance: null } },
      }
    }
  }, 60_000)
  const leaving = new AbortController()
  try {
    const { body } = await fetch(server.url, { signal: leaving.signal })
    await body?.getReader().read()
    let before = -1
    while (made > before) {
      before = made
      await sleep(300)
    }
    expect(made, 'what sockets and one frame hold').toBeLessThan(total / 2)
  } finally {
    leaving.abort()
    await server.close()
  }
})
