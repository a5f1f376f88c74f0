import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createServer } from 'vite'

/** Pages from Vite with hot reload, the API from a server that restarts when its files change. */
const pagesPort = 5173
const root = join(import.meta.dirname, '..')

const pages = await createServer({ root, server: { port: pagesPort } })
await pages.listen()
// The browser sees the pages' address: cookies and the Origin check go by it.
const publicUrl = `http://localhost:${pagesPort}`
const server = spawn(process.execPath, ['--watch-path=src', '--watch-preserve-output', 'src/server/main.ts'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, PUBLIC_URL: process.env.PUBLIC_URL ?? publicUrl },
})
server.on('exit', async (code) => {
  await pages.close()
  process.exit(code ?? 1)
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal))
