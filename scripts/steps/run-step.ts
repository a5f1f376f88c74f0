import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

/** One npm script and how it went. */
export interface StepResult {
  readonly script: string
  readonly ok: boolean
  readonly seconds: number
}

/** Runs one npm script; `quiet` keeps its output until it ends, for steps that run side by side. */
export async function runStep(script: string, { quiet = false }: { readonly quiet?: boolean } = {}): Promise<StepResult> {
  const startedAt = performance.now()
  if (!quiet) console.log(`\n── ${script} ──`)
  const child = spawn('npm', ['run', '--silent', script], { cwd: root, stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'] })
  const chunks: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => chunks.push(chunk))
  const [code] = (await once(child, 'close')) as [number | null]
  const seconds = (performance.now() - startedAt) / 1000
  if (quiet) process.stdout.write(`\n── ${script} ──\n${Buffer.concat(chunks).toString('utf8')}`)
  return { script, ok: code === 0, seconds }
}

/** Runs steps side by side, at most `width` at once, and all of them whatever fails. */
export async function runSteps(scripts: readonly string[], width: number): Promise<readonly StepResult[]> {
  const queue = [...scripts]
  const results: StepResult[] = []
  const lane = async (): Promise<void> => {
    for (let script = queue.shift(); script !== undefined; script = queue.shift()) results.push(await runStep(script, { quiet: width > 1 }))
  }
  await Promise.all(Array.from({ length: width }, lane))
  return results
}

/** One line per step. */
export function stepLines(results: readonly StepResult[]): string {
  return results.map(({ script, ok, seconds }) => `  ${ok ? 'ok    ' : 'FAILED'} ${script} (${seconds.toFixed(0)} s)`).join('\n')
}
