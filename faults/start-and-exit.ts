import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')

export interface Exited {
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
}

/** Runs a program that is meant to end by itself: a start that is refused, or a command. A start that succeeds never ends: the test's time does. */
export async function startAndExit(
  entry: 'src/server/main.ts' | 'src/server/worker-main.ts' | 'src/server/accounts-main.ts',
  env: Readonly<Record<string, string>>,
  args: readonly string[] = [],
): Promise<Exited> {
  const child = spawn(join(root, 'node_modules/.bin/node'), [entry, ...args], {
    cwd: root,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let stdout = ''
  let stderr = ''
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    stdout += chunk
  })
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    stderr += chunk
  })
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, stdout, stderr }
}
