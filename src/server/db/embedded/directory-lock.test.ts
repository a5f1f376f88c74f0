import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { DirectoryInUseError, lockDirectory } from './directory-lock.ts'

const lockModule = new URL('./directory-lock.ts', import.meta.url).href
/** Says `held` or `refused <pid>` and, when it holds the lock, keeps it until it is killed. */
const program = `
  const { lockDirectory } = await import(${JSON.stringify(lockModule)})
  try {
    lockDirectory(process.argv[1])
    process.stdout.write('held\\n')
    setInterval(() => {}, 1000)
  } catch (error) {
    process.stdout.write('refused ' + error.pid + '\\n')
  }`

let dataDir: string
const children: ChildProcess[] = []
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'soundings-lock-'))
})
afterEach(async () => {
  await Promise.all(children.splice(0).map(kill))
  rmSync(dataDir, { recursive: true, force: true })
})

async function contend(): Promise<{ child: ChildProcess; said: string }> {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] })
  children.push(child)
  const [chunk] = await once(child.stdout, 'data')
  return { child, said: String(chunk).trim() }
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
}

test('a directory that another process holds is refused, and the refusal names that process', async () => {
  const { child, said } = await contend()
  expect(said).toBe('held')
  expect(() => lockDirectory(dataDir)).toThrow(DirectoryInUseError)
  expect(() => lockDirectory(dataDir)).toThrow(`process ${child.pid}`)
})

test('the same process cannot hold it twice either, and can again once it let go', () => {
  const lock = lockDirectory(dataDir)
  expect(() => lockDirectory(dataDir)).toThrow(`process ${process.pid}`)
  lock.release()
  lock.release()
  lockDirectory(dataDir).release()
})

test('a holder that was killed is succeeded by exactly one of many that try at once', async () => {
  const first = await contend()
  await kill(first.child)
  const successors = await Promise.all(Array.from({ length: 6 }, contend))
  expect(successors.filter(({ said }) => said === 'held')).toHaveLength(1)
})

test('a note left behind that names a living process does not keep anybody out', async () => {
  writeFileSync(join(dataDir, 'lock.json'), JSON.stringify({ pid: process.pid, host: 'elsewhere' }))
  expect((await contend()).said).toBe('held')
})

test('a live holder is not robbed by removing its note', async () => {
  await contend()
  rmSync(join(dataDir, 'lock.json'))
  expect((await contend()).said).toBe('refused null')
})
