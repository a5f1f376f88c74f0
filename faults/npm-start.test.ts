import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'soundings-npm-start-'))
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test('README’s second command opens the product, and a SIGTERM to npm ends the server in order', async () => {
  const npm = spawn('npm', ['start'], {
    cwd: root,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, DATA_DIR: dataDir, PORT: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [npm.stdout, npm.stderr])
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      output += chunk
    })
  const ended = once(npm, 'close')
  try {
    const address = () => /^Soundings is ready at (\S+)$/m.exec(output)?.[1]
    await expect.poll(address, { timeout: 120_000, message: output }).toBeDefined()
    const page = await fetch(`${address()}/`)
    expect(page.headers.get('content-type')).toContain('text/html')
    expect(await page.text()).toContain('<title>Soundings</title>')
    const { pid } = JSON.parse(await readFile(join(dataDir, 'lock.json'), 'utf8')) as { pid: number }
    npm.kill('SIGTERM')
    expect(await ended).toEqual([0, null])
    expect(isAlive(pid)).toBe(false)
  } finally {
    npm.kill('SIGKILL')
  }
})
