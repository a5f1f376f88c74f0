import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** As `node src/server/main.ts 2>&1 | head -1` does: both pipes are closed once the first line has been read. */
test('a server whose reader went away works on and still ends in order', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'soundings-reader-'))
  const child = spawn(join(import.meta.dirname, '../node_modules/.bin/node'), ['src/server/main.ts'], {
    cwd: join(import.meta.dirname, '..'),
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'info' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  try {
    const exited = once(child, 'exit')
    let said = ''
    for await (const chunk of child.stdout.iterator({ destroyOnReturn: true })) {
      said += String(chunk)
      if (/ready at \S+\n/.test(said)) break
    }
    child.stderr.destroy()
    const origin = /ready at (\S+)/.exec(said)?.[1] ?? ''
    for (let nth = 0; nth < 5; nth++) expect((await fetch(`${origin}/api/health`)).status).toBe(200)
    child.kill('SIGTERM')
    expect(await exited).toEqual([0, null])
  } finally {
    child.kill('SIGKILL')
    await rm(dataDir, { recursive: true, force: true })
  }
})
