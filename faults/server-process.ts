import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')

export interface ServerOptions {
  /** The embedded database, secrets and lock; a restart on the same directory finds everything again. */
  readonly dataDir: string
  /** 0 takes any free port. */
  readonly port?: number
  /** Added to a minimal environment; nothing else of the caller's leaks in. */
  readonly env?: Readonly<Record<string, string>>
  /** Milliseconds to wait for the 'ready at' line; the first start makes the database. */
  readonly readyTimeoutMs?: number
  /** Such as `src/server/worker.ts`, which prints a line with `readyLine` instead of an address. */
  readonly entry?: string
  readonly readyLine?: RegExp
}

export interface ServerExit {
  readonly code: number | null
  readonly signal: NodeJS.Signals | null
}

/** A real server, started as `npm start` starts it. */
export interface ServerProcess {
  /** Where it says it is ready, without a trailing slash; empty for a process that listens nowhere. */
  readonly origin: string
  readonly port: number
  readonly pid: number
  readonly dataDir: string
  readonly exited: Promise<ServerExit>
  /** Everything written to stdout and stderr so far. */
  readonly output: () => string
  /** Asks it to end (SIGTERM) and waits until it has. */
  readonly stop: () => Promise<ServerExit>
  /** Ends it at once (SIGKILL), as a crash would. */
  readonly kill: () => Promise<ServerExit>
}

/** Starts the server and resolves once it is ready; rejects with its output if it ends or stays silent. */
export async function startServer(options: ServerOptions): Promise<ServerProcess> {
  const child = spawn(join(root, 'node_modules/.bin/node'), [options.entry ?? 'src/server/main.ts'], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      DATA_DIR: options.dataDir,
      PORT: String(options.port ?? 0),
      ...options.env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8')
    stream.on('data', (chunk: string) => {
      output += chunk
    })
  }
  const exited = exitOf(child)
  const ready = await readyMatch(child, exited, () => output, options.readyLine ?? /ready at (https?:\/\/\S+?)["'\s/]*$/m, options.readyTimeoutMs ?? 90_000)
  const origin = ready[1] ?? ''
  const end = async (signal: NodeJS.Signals): Promise<ServerExit> => {
    child.kill(signal)
    return await exited
  }
  return {
    origin,
    port: origin === '' ? 0 : Number(new URL(origin).port),
    pid: child.pid ?? 0,
    dataDir: options.dataDir,
    exited,
    output: () => output,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  }
}

async function exitOf(child: ChildProcess): Promise<ServerExit> {
  const [code, signal] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null]
  return { code, signal }
}

async function readyMatch(child: ChildProcess, exited: Promise<ServerExit>, output: () => string, line: RegExp, timeoutMs: number): Promise<RegExpExecArray> {
  return await new Promise((resolve, reject) => {
    const look = () => {
      const match = line.exec(output())
      if (match) settle(() => resolve(match))
    }
    const timer = setTimeout(() => settle(() => reject(new Error(`The server was not ready after ${timeoutMs} ms:\n${output()}`)), true), timeoutMs)
    const settle = (finish: () => void, kill = false) => {
      clearTimeout(timer)
      child.stdout?.off('data', look)
      child.stderr?.off('data', look)
      if (kill) child.kill('SIGKILL')
      finish()
    }
    child.stdout?.on('data', look)
    child.stderr?.on('data', look)
    exited.then(
      (exit) => settle(() => reject(new Error(`The server ended (${exit.code ?? exit.signal}) before it was ready:\n${output()}`))),
      (error: unknown) => settle(() => reject(error)),
    )
  })
}
