import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { describeEachDatabase } from '../src/server/db/testing.ts'
import { type CountingProvider, getRun, lensName, modelSettings, runItems, startCountingProvider, startLensRun } from './lens-run.ts'
import { type ServerProcess, startServer } from './server-process.ts'
import { SignedInClient } from './signed-in-client.ts'

describeEachDatabase('two workers on one PostgreSQL', (open) => {
  let dataDir: string
  let provider: CountingProvider | undefined
  let processes: ServerProcess[] = []
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'soundings-shared-runs-'))
  })
  afterEach(async () => {
    await Promise.all(processes.map((process) => process.kill()))
    processes = []
    await provider?.close()
    await rm(dataDir, { recursive: true, force: true })
  })

  /** A server, which works too, and a worker beside it; undefined on the embedded database, which has one process. */
  async function serverAndWorker(latencyMs: number, concurrency: number) {
    const { queueConnection } = await open()
    if (queueConnection.connectionString === undefined) return undefined
    provider = await startCountingProvider(latencyMs)
    const env = {
      ...modelSettings(provider, concurrency),
      DATABASE_URL: queueConnection.connectionString,
      AUTH_SECRET: 'a secret that is long enough for a test',
    }
    const server = await startServer({ dataDir: join(dataDir, 'server'), env })
    processes.push(server)
    const worker = await startServer({ dataDir: join(dataDir, 'worker'), env, entry: 'src/server/worker-main.ts', readyLine: /worker is ready/ })
    processes.push(worker)
    return { env, provider, server, worker, client: await SignedInClient.signUp(server.origin) }
  }

  test('share two runs and do each item once', async () => {
    const all = await serverAndWorker(100, 3)
    if (all === undefined) return
    const { client } = all
    const runs = [await startLensRun(client, 45), await startLensRun(client, 45, 100)]
    for (const { id } of runs) {
      await expect.poll(async () => (await getRun(client, id)).status, { timeout: 60_000, interval: 100 }).toBe('completed')
      expect(await getRun(client, id)).toMatchObject({ completed: 45, failed: 0 })
      for (const item of await runItems(client, id)) expect(all.provider.callsOf.get(lensName(item)), lensName(item)).toBe(1)
    }
    expect(all.provider.maxInFlight()).toBeGreaterThan(3)
  })

  test.each(['worker', 'server'] as const)('one of them (the %s) killed, the other does what it left, and nothing that was done', async (victim) => {
    const all = await serverAndWorker(300, 2)
    if (all === undefined) return
    const { client } = all
    const runs = [await startLensRun(client, 30), await startLensRun(client, 30, 100)]
    await expect.poll(async () => (await getRun(client, runs[0]?.id ?? '')).completed, { timeout: 60_000, interval: 50 }).toBeGreaterThanOrEqual(4)
    await expect.poll(async () => (await getRun(client, runs[1]?.id ?? '')).completed, { timeout: 60_000, interval: 50 }).toBeGreaterThanOrEqual(4)
    const done = (await Promise.all(runs.map(({ id }) => runItems(client, id)))).flat().filter(({ status }) => status === 'completed')
    await all[victim].kill()
    if (victim === 'server') {
      // The worker goes on alone until the server is back, which takes nothing away from it.
      const again = await startServer({ dataDir: join(dataDir, 'server'), env: all.env })
      processes.push(again)
      client.origin = again.origin
    }
    for (const { id } of runs) {
      await expect.poll(async () => (await getRun(client, id)).status, { timeout: 90_000, interval: 200 }).toBe('completed')
      expect(await getRun(client, id)).toMatchObject({ completed: 30, failed: 0 })
    }
    const after = new Map((await Promise.all(runs.map(({ id }) => runItems(client, id)))).flat().map((item) => [item.key, item]))
    for (const item of done) {
      expect(after.get(item.key)).toEqual(item)
      expect(all.provider.callsOf.get(lensName(item)), lensName(item)).toBe(1)
    }
  })
})
