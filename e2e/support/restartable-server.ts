import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ServerExit, type ServerProcess, startServer } from '../../faults/server-process.ts'

/** A real server that keeps its address and its data directory over stops, kills and restarts. */
export interface RestartableServer {
  readonly origin: string
  readonly dataDir: string
  readonly output: () => string
  readonly stop: () => Promise<ServerExit>
  readonly kill: () => Promise<ServerExit>
  /** Starts it again on the same port and directory; does nothing while it runs. */
  readonly restart: () => Promise<void>
}

/** Runs `use` with a fresh server in a directory of its own, and leaves neither behind. */
export async function withServer(use: (server: RestartableServer) => Promise<void>, env: Readonly<Record<string, string>> = {}): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'soundings-e2e-'))
  let current: ServerProcess | undefined
  try {
    const first = await startServer({ dataDir, env: { LOG_LEVEL: 'warn', ...env } })
    current = first
    const end = async (how: 'stop' | 'kill'): Promise<ServerExit> => {
      if (!current) throw new Error('The server is not running.')
      const exit = await current[how]()
      current = undefined
      return exit
    }
    await use({
      origin: first.origin,
      dataDir,
      output: () => current?.output() ?? '',
      stop: () => end('stop'),
      kill: () => end('kill'),
      restart: async () => {
        current ??= await startServer({ dataDir, port: first.port, env: { LOG_LEVEL: 'warn', ...env } })
      },
    })
  } finally {
    await current?.kill()
    await rm(dataDir, { recursive: true, force: true })
  }
}
