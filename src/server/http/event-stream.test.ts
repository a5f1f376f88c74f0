import { expect, test } from 'vitest'
import { runEventSchema } from '../../contract/run.ts'
import { describeEachDatabase } from '../db/testing.ts'
import { listen } from './testing/listen.ts'
import { createTestApp } from './testing/test-app.ts'
import { WatchedRuns } from './testing/watched-runs.ts'

const path = '/api/runs/the-run/events'

function framesOf(text: string): { id: number; event: string; data: unknown }[] {
  return [...text.matchAll(/^id: (\d+)\nevent: (\w+)\ndata: (.*)\n\n/gm)].map(([, id, event, data]) => ({
    id: Number(id),
    event: String(event),
    data: JSON.parse(String(data)) as unknown,
  }))
}

describeEachDatabase('the event stream of a run', (open) => {
  test('tells each change once, in order, and ends after the last', async () => {
    const runs = new WatchedRuns()
    const { signedIn } = await createTestApp(await open(), { runs: runs.service })
    const { client, user } = await signedIn()
    runs.owner = user.id
    const response = await client.send('GET', path, { headers: { 'accept-encoding': 'gzip, br' } })
    expect(response.headers.get('content-type')).toMatch(/^text\/event-stream/)
    expect(response.headers.get('content-encoding')).toBeNull()
    expect(response.headers.get('x-request-id')).toBeTruthy()
    const frames = framesOf(await response.text())
    expect(frames.map((frame) => frame.id)).toEqual([4, 5, 9])
    for (const frame of frames) expect(runEventSchema.parse(frame.data).type).toBe(frame.event)
    expect(frames.at(-1)?.data).toMatchObject({ run: { status: 'completed' } })
    expect(runs.watching).toBe(0)
  })

  test('goes on after the last event a watcher has, without a gap or a repeat', async () => {
    const runs = new WatchedRuns()
    const { signedIn } = await createTestApp(await open(), { runs: runs.service })
    const { client, user } = await signedIn()
    runs.owner = user.id
    for (const [lastEventId, rest] of [
      ['4', [5, 9]],
      ['5', [9]],
      ['9', []],
      ['', [4, 5, 9]],
    ] as const) {
      const response = await client.send('GET', path, { headers: { 'last-event-id': lastEventId } })
      expect(framesOf(await response.text()).map((frame) => frame.id)).toEqual(rest)
    }
    for (const broken of ['x', '-1', '1.5', '9'.repeat(30)]) expect((await client.send('GET', path, { headers: { 'last-event-id': broken } })).status).toBe(400)
  })

  test('of another user’s run is 404, and HEAD watches nothing', async () => {
    const runs = new WatchedRuns()
    runs.stayOpen = true
    const { signedIn } = await createTestApp(await open(), { runs: runs.service })
    const [owner, other] = [await signedIn(), await signedIn()]
    runs.owner = owner.user.id
    expect((await other.client.send('GET', path)).status).toBe(404)
    expect((await owner.client.send('HEAD', path)).status).toBe(200)
    expect(runs.watching).toBe(0)
  })

  test('ends when the server drains and when the watcher is gone', async () => {
    const runs = new WatchedRuns()
    runs.stayOpen = true
    const draining = new AbortController()
    const testApp = await createTestApp(await open(), { runs: runs.service, draining: draining.signal })
    const { client, user } = await testApp.signedIn()
    runs.owner = user.id
    const server = await listen(() => Promise.resolve(testApp.app))
    try {
      const watch = async (signal: AbortSignal) => await fetch(`${server.origin}${path}`, { headers: { cookie: client.cookieHeader() }, signal })
      const leaving = new AbortController()
      const left = await watch(leaving.signal)
      await left.body?.getReader().read()
      const stays = await watch(new AbortController().signal)
      await expect.poll(() => runs.watching).toBe(2)
      leaving.abort()
      await expect.poll(() => runs.watching).toBe(1)
      draining.abort()
      expect(framesOf(await stays.text()).map((frame) => frame.id)).toEqual([4, 5])
      expect(runs.watching).toBe(0)
      expect(testApp.logged()).not.toContain('broke off')
    } finally {
      await server.close()
    }
  })
})
