import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type ServerProcess, startServer } from './server-process.ts'
import { startAndExit } from './start-and-exit.ts'

let dataDir: string
let running: ServerProcess[]
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'soundings-second-start-'))
  running = []
})
afterEach(async () => {
  await Promise.all(running.map((server) => server.kill()))
  await rm(dataDir, { recursive: true, force: true })
})

async function start(): Promise<ServerProcess> {
  const server = await startServer({ dataDir })
  running.push(server)
  return server
}

async function isReady(server: ServerProcess): Promise<boolean> {
  return (await fetch(`${server.origin}/api/ready`)).ok
}

test('a second start on the same data directory ends with the pid of the first, which goes on undisturbed', async () => {
  const first = await start()
  const second = await startAndExit('src/server/main.ts', { DATA_DIR: dataDir })
  expect(second.code).toBe(1)
  expect(second.stdout).toBe('')
  expect(second.stderr.trim()).toBe(
    `Soundings already runs on ${dataDir}: process ${first.pid} has it open. Stop that one first, or give this one a DATA_DIR of its own.`,
  )
  expect(await isReady(first)).toBe(true)
})

test('after SIGKILL the next start takes over', async () => {
  await (await start()).kill()
  expect(await isReady(await start())).toBe(true)
})

test('of many starts after a SIGKILL exactly one wins and the others name it', async () => {
  await (await start()).kill()
  const outcomes = await Promise.allSettled(Array.from({ length: 4 }, start))
  const winners = outcomes.filter((outcome) => outcome.status === 'fulfilled')
  expect(winners).toHaveLength(1)
  for (const outcome of outcomes) if (outcome.status === 'rejected') expect(String(outcome.reason)).toContain(`process ${winners[0]?.value.pid} has it open`)
})

test('killed while it makes its database, the next start makes it anew', async () => {
  const early = startServer({ dataDir }).then(
    () => 'it was ready',
    (error: unknown) => String(error),
  )
  const isMaking = async () => (await readdir(dataDir)).some((name) => name.startsWith('db.new-'))
  await expect.poll(isMaking, { interval: 5, timeout: 60_000 }).toBe(true)
  const { pid } = JSON.parse(await readFile(join(dataDir, 'lock.json'), 'utf8')) as { pid: number }
  process.kill(pid, 'SIGKILL')
  expect(await early).toContain('before it was ready')
  expect(await isReady(await start())).toBe(true)
  expect(await isMaking()).toBe(false)
})

test('a worker without PostgreSQL says what it needs', async () => {
  const { code, stderr } = await startAndExit('src/server/worker-main.ts', { DATA_DIR: dataDir })
  expect(code).toBe(1)
  expect(stderr).toMatch(/^A worker needs DATABASE_URL[^\n]+\n$/)
})

test('a port in use and a wrong setting are one sentence each', async () => {
  const { port } = await start()
  const taken = await startAndExit('src/server/main.ts', { DATA_DIR: join(dataDir, 'other'), PORT: String(port) })
  expect(taken).toEqual({ code: 1, stdout: '', stderr: expect.stringMatching(new RegExp(`^Port ${port} on 127\\.0\\.0\\.1 is already in use\\.[^\\n]+\\n$`)) })
  const wrong = await startAndExit('src/server/main.ts', { DATA_DIR: dataDir, ENGINE: 'llm', LLM_PROVIDER: 'openai', LLM_API_KEY: 'hush-hush' })
  expect(wrong).toEqual({ code: 1, stdout: '', stderr: expect.stringMatching(/^ENGINE=llm needs LLM_MODEL[^\n]+\n$/) })
})
