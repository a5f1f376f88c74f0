import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

/**
 * Runs of 500 and 2,000 items through the executor and the `llm` engine, beside a bare loop over the same SDK,
 * against a provider of 200 ms in a process of its own. Prints the wall time over the least possible one, ceil(n /
 * concurrency) × latency, the CPU time per item and the peak memory. With DATABASE_URL also on that PostgreSQL.
 * It judges nothing: a machine that does other work gives other figures.
 */
const latencyMs = 200
const cases = [
  { items: 500, concurrency: 50 },
  { items: 500, concurrency: 100 },
  { items: 2_000, concurrency: 50 },
  { items: 2_000, concurrency: 100 },
]

interface Measured {
  readonly wallMs: number
  readonly cpuMs: number
  readonly peakMb: number
}

async function messageOf<T>(child: ChildProcess): Promise<T> {
  const [message] = (await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([code]) => Promise.reject(new Error(`the measurement ended with ${code}`))),
  ])) as [T]
  return message
}

const provider = fork(join(import.meta.dirname, 'provider.ts'), [String(latencyMs)])
const { baseUrl } = await messageOf<{ baseUrl: string }>(provider)
const { DATABASE_URL: databaseUrl, BENCH_NODE_ARGUMENTS: nodeArguments = '' } = process.env
const modes = [
  { name: 'bare loop', args: ['bare'] },
  { name: 'run (embedded)', args: ['executor'] },
  ...(databaseUrl === undefined ? [] : [{ name: 'run (PostgreSQL)', args: ['executor', databaseUrl] }]),
]

console.log('items  concurrency  what               wall s   over ideal   CPU ms/item   peak MB')
for (const { items, concurrency } of cases) {
  const idealMs = Math.ceil(items / concurrency) * latencyMs
  for (const { name, args } of modes) {
    const [mode = '', ...database] = args
    const child = fork(join(import.meta.dirname, 'measure.ts'), [mode, baseUrl, String(items), String(concurrency), ...database], {
      execArgv: nodeArguments.split(' ').filter((argument) => argument !== ''),
    })
    const { wallMs, cpuMs, peakMb } = await messageOf<Measured>(child)
    if (child.exitCode === null) await once(child, 'exit')
    const figures = [
      (wallMs / 1000).toFixed(2).padStart(6),
      (wallMs / idealMs).toFixed(3).padStart(12),
      (cpuMs / items).toFixed(2).padStart(13),
      peakMb.toFixed(0).padStart(9),
    ]
    console.log(`${String(items).padStart(5)}  ${String(concurrency).padStart(11)}  ${name.padEnd(17)}  ${figures.join('')}`)
  }
}
provider.disconnect()
