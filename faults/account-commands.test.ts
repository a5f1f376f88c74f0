import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startServer } from './server-process.ts'
import { startAndExit } from './start-and-exit.ts'

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'soundings-accounts-'))
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

const command = (...args: string[]) => startAndExit('src/server/accounts-main.ts', { DATA_DIR: dataDir }, args)
const passwordIn = (stdout: string) => /^Password: (\S+)$/m.exec(stdout)?.[1] ?? ''

test('a command waits for nobody: it is refused while the server has the embedded database, and does its work once that has ended', async () => {
  const missing = await command('reset-password', 'ana@example.org')
  expect(missing).toMatchObject({ code: 1, stdout: '', stderr: expect.stringContaining('There is no database in DATA_DIR') })

  const made = await command('add-account', 'ana@example.org', 'Ana')
  expect(made).toMatchObject({ code: 0, stderr: '' })
  const server = await startServer({ dataDir, env: { SIGN_UP: 'closed' } })
  const signIn = (origin: string, password: string) =>
    fetch(`${origin}/api/auth/sign-in/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'ana@example.org', password }),
    })
  try {
    expect((await signIn(server.origin, passwordIn(made.stdout))).status).toBe(200)
    const refused = await command('reset-password', 'ana@example.org')
    expect(refused).toMatchObject({ code: 1, stdout: '' })
    expect(refused.stderr).toContain(`process ${server.pid} has it open. Stop that one first`)
    expect((await signIn(server.origin, passwordIn(made.stdout))).status).toBe(200)
  } finally {
    await server.kill()
  }

  const reset = await command('reset-password', 'ana@example.org')
  expect(reset).toMatchObject({ code: 0, stderr: '' })
  const again = await startServer({ dataDir })
  try {
    expect((await signIn(again.origin, passwordIn(made.stdout))).status).toBe(401)
    expect((await signIn(again.origin, passwordIn(reset.stdout))).status).toBe(200)
  } finally {
    await again.kill()
  }
})
