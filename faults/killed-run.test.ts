import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { RunItem } from '../src/contract/run.ts'
import { type CountingProvider, getRun, lensName, modelSettings, runItems, startCountingProvider, startLensRun } from './lens-run.ts'
import { type ServerProcess, startServer } from './server-process.ts'
import { SignedInClient } from './signed-in-client.ts'

const concurrency = 4
const lenses = 40

let dataDir: string
let provider: CountingProvider | undefined
let server: ServerProcess | undefined
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'soundings-killed-run-'))
})
afterEach(async () => {
  await server?.kill()
  await provider?.close()
  await rm(dataDir, { recursive: true, force: true })
})

const completed = (items: readonly RunItem[]) => items.filter(({ status }) => status === 'completed')

test('a server killed in the middle of a run goes on by itself, loses no answer and asks for none twice', async () => {
  provider = await startCountingProvider(400)
  const env = modelSettings(provider, concurrency)
  server = await startServer({ dataDir, env })
  const client = await SignedInClient.signUp(server.origin)
  const { id } = await startLensRun(client, lenses)

  // With how often each had been asked for when its answer was first seen: it must stay at that.
  const answered = new Map<string, { item: RunItem; calls: number | undefined }>()
  for (const atLeast of [5, 14, 23]) {
    await expect.poll(async () => (await getRun(client, id)).completed, { timeout: 60_000, interval: 50 }).toBeGreaterThanOrEqual(atLeast)
    for (const item of completed(await runItems(client, id)))
      if (!answered.has(item.key)) answered.set(item.key, { item, calls: provider.callsOf.get(lensName(item)) })
    await server.kill()
    server = await startServer({ dataDir, env })
    client.origin = server.origin
    const kept = new Map(completed(await runItems(client, id)).map((item) => [item.key, item]))
    for (const [key, { item }] of answered) expect(kept.get(key)).toEqual(item)
  }
  // Nobody asks it to: the server takes the run up at its start.
  await expect.poll(async () => (await getRun(client, id)).status, { timeout: 60_000, interval: 50 }).toBe('completed')

  expect(await getRun(client, id)).toMatchObject({ total: lenses, completed: lenses, failed: 0 })
  const items = await runItems(client, id)
  for (const item of items) {
    const before = answered.get(item.key)
    if (before === undefined) continue
    expect(item).toEqual(before.item)
    expect(provider.callsOf.get(lensName(item)), lensName(item)).toBe(before.calls)
  }
  expect(answered.size).toBeGreaterThanOrEqual(23)
  // What is asked again is what was in flight when the server died, or answered and not yet acknowledged.
  const calls = items.reduce((sum, item) => sum + (provider?.callsOf.get(lensName(item)) ?? 0), 0)
  expect(calls).toBeLessThanOrEqual(lenses + 3 * 2 * concurrency)
})
