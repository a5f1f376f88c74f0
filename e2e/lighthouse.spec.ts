import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium } from '@playwright/test'
import lighthouse, { desktopConfig } from 'lighthouse'
import { signUp } from './support/sign-up.ts'
import { expect, test } from './support/test.ts'

const categories = ['performance', 'accessibility', 'best-practices'] as const
const minScore = 95
/**
 * A score is as good as the machine is quick, and one that is busy elsewhere says nothing of the page. Lighthouse times a
 * piece of work of its own beside each measurement (its benchmark index); the page is judged by those measurements
 * in which the machine was quickest, whatever they say.
 */
const measurements = 5
const judged = 3

for (const { name, path, signedIn } of [
  { name: 'the landing page', path: '/', signedIn: false },
  { name: 'the signed-in workbench', path: '/iran-conflict', signedIn: true },
] as const) {
  test(`${name} scores at least ${minScore} in every category`, async ({ server, launchOptions }) => {
    test.setTimeout(300_000)
    await withBrowser(launchOptions, async (context, port) => {
      if (signedIn) await signUp(context.request, server.origin)
      const results: Awaited<ReturnType<typeof measure>>[] = []
      for (let measurement = 0; measurement < measurements; measurement += 1) {
        const result = await measure(`${server.origin}${path}`, port)
        expect(new URL(result.finalDisplayedUrl).pathname, 'the page that was measured').toBe(path)
        process.stdout.write(`${path}: ${described(result)}\n`)
        results.push(result)
      }
      const quickest = results.toSorted((one, other) => other.environment.benchmarkIndex - one.environment.benchmarkIndex).slice(0, judged)
      const failing = quickest[0] === undefined ? [] : failedAudits(quickest[0])
      const medians = categories.map((category) => [category, median(quickest.map((result) => scoreOf(result, category)))] as const)
      process.stdout.write(`${path}: ${medians.map(([category, score]) => `${category} ${score}`).join(', ')}\n`)
      for (const [category, score] of medians) expect.soft(score, `${category}; not perfect: ${failing.join(', ')}`).toBeGreaterThanOrEqual(minScore)
    })
  })
}

/** A browser with one profile, which Lighthouse reaches over its debugging port and shares the session with. */
async function withBrowser(launchOptions: Parameters<typeof chromium.launch>[0], use: (context: BrowserContext, port: number) => Promise<void>): Promise<void> {
  const profile = await mkdtemp(join(tmpdir(), 'soundings-lighthouse-'))
  const port = await freePort()
  const context = await chromium.launchPersistentContext(profile, {
    ...launchOptions,
    viewport: null,
    args: [...(launchOptions?.args ?? []), `--remote-debugging-port=${port}`],
  })
  try {
    await use(context, port)
  } finally {
    await context.close()
    await rm(profile, { recursive: true, force: true })
  }
}

/** One measurement. The recorder itself sometimes misses the start of a page; only that is asked for again. */
async function measure(url: string, port: number) {
  let problem = ''
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const run = await lighthouse(url, { port, output: 'json', logLevel: 'error', onlyCategories: [...categories] }, desktopConfig)
    if (run && !run.lhr.runtimeError) return run.lhr
    problem = run?.lhr.runtimeError?.message ?? 'it gave no result'
  }
  throw new Error(`Lighthouse could not measure ${url}: ${problem}`)
}

function scoreOf({ categories: scored }: Awaited<ReturnType<typeof measure>>, category: (typeof categories)[number]): number {
  return Math.round(100 * (scored[category]?.score ?? 0))
}

/** One line: the scores, how quick the machine was, and what the performance score is made of. */
function described(result: Awaited<ReturnType<typeof measure>>): string {
  const times = ['first-contentful-paint', 'largest-contentful-paint', 'speed-index', 'total-blocking-time'].map(
    (id) => `${id} ${result.audits[id]?.numericValue?.toFixed(0) ?? 'not measured'}`,
  )
  const scores = categories.map((category) => `${category} ${scoreOf(result, category)}`)
  return [...scores, `benchmark index ${result.environment.benchmarkIndex.toFixed(0)}`, ...times].join(', ')
}

function failedAudits(result: Awaited<ReturnType<typeof measure>>): readonly string[] {
  return Object.values(result.audits).flatMap((audit) => (audit.score !== null && audit.score < 0.9 ? [`${audit.id} ${audit.displayValue ?? ''}`.trim()] : []))
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}

async function freePort(): Promise<number> {
  const probe = createServer()
  return await new Promise((resolve, reject) => {
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => (address !== null && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port'))))
    })
  })
}
