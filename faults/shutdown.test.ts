import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type LoopbackOptions, type LoopbackProvider, startLoopbackProvider } from '../src/engines/llm/testing/loopback-provider.ts'
import { type ServerProcess, startServer } from './server-process.ts'
import { SignedInClient } from './signed-in-client.ts'

const lens = (number: number) => ({ name: `Lens ${number}`, role: 'Researcher', tasks: ['Ask who registers.'], potential_bias_flag: 'None known.' })
const lensSet = {
  title: 'Flood alert',
  introduction: 'What keeps people from registering.',
  thematic_categories: ['Trust', 'Habit', 'Access', 'Language'].map((category_name, category) => ({
    category_name,
    lenses: [0, 1, 2].map((place) => lens(category * 3 + place + 1)),
  })),
}
const objective = { desiredOutcome: 'Residents of Porto register for the flood alert by March', region: 'Porto' }

let dataDir: string
let provider: LoopbackProvider | undefined
let server: ServerProcess | undefined
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'soundings-shutdown-'))
})
afterEach(async () => {
  await server?.kill()
  await provider?.close()
  await rm(dataDir, { recursive: true, force: true })
})

/** A server with one call to its model under way. */
async function serverAtWork(model: LoopbackOptions): Promise<{ server: ServerProcess; answer: Promise<unknown> }> {
  provider = await startLoopbackProvider(model)
  const env = { LOG_LEVEL: 'info', ENGINE: 'llm', LLM_PROVIDER: 'openai-compatible', LLM_MODEL: 'm', LLM_BASE_URL: provider.baseUrl }
  server = await startServer({ dataDir, env })
  const client = await SignedInClient.signUp(server.origin)
  const answer = client.request('POST', '/api/iran-conflict/research-lenses', objective)
  answer.catch(() => undefined)
  await expect.poll(provider.inFlight, { timeout: 60_000 }).toBe(1)
  return { server, answer }
}

test('asked to end, it says that it is not ready, finishes the answer under way and exits with 0', async () => {
  const { server, answer } = await serverAtWork({ latencyMs: 8_000, script: () => ({ kind: 'answer', value: lensSet }) })
  const ended = server.stop()
  await expect.poll(async () => (await fetch(`${server.origin}/api/ready`)).status, { timeout: 7_500 }).toBe(503)
  expect((await fetch(`${server.origin}/api/health`)).status).toBe(200)
  expect(await answer).toEqual({ success: true, output: { response: lensSet } })
  expect(await ended).toEqual({ code: 0, signal: null })
})

test('asked a second time, it ends at once', async () => {
  const { server, answer } = await serverAtWork({ script: () => ({ kind: 'hang' }) })
  const ended = server.stop()
  // Signals closer together than this are one key press, told twice.
  await sleep(700)
  process.kill(server.pid, 'SIGTERM')
  expect(await ended).toEqual({ code: 143, signal: null })
  await expect(answer).rejects.toThrow()
})

test('idle, it ends at once, and the next start finds the database closed in order', async () => {
  server = await startServer({ dataDir })
  expect(await server.stop()).toEqual({ code: 0, signal: null })
  server = await startServer({ dataDir })
  expect((await fetch(`${server.origin}/api/ready`)).status).toBe(200)
})
