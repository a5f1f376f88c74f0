import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { createEngine } from '../../src/engines/create-engine.ts'
import { openEmbedded } from '../../src/server/db/embedded/open-embedded.ts'
import { openPostgres } from '../../src/server/db/open-postgres.ts'
import { user } from '../../src/server/db/schema/auth.ts'
import { createRuns } from '../../src/server/runs/create-runs.ts'
import { definePlan, type PlanRegistry } from '../../src/server/runs/plans/plan.ts'
import { plans } from '../../src/server/runs/plans/plans.ts'
import { benchLenses, benchOperation, benchSettings } from './work.ts'

const benchPlans: PlanRegistry = {
  ...plans,
  'execute-lenses': definePlan({ name: 'execute-lenses', operation: benchOperation, items: ({ lenses }) => lenses.map((lens) => ({ input: lens })) }),
}

export interface Timed {
  readonly wallMs: number
  readonly cpuMs: number
}

/** A run of `count` items, from the request to start it to its end, with a watcher on its events as a browser has. */
export async function throughExecutor(baseUrl: string, count: number, concurrency: number, databaseUrl: string | undefined): Promise<Timed> {
  const dataDir = await mkdtemp(join(tmpdir(), 'soundings-bench-'))
  const onIdleError = (error: Error) => console.error(error)
  const database = databaseUrl === undefined ? await openEmbedded(dataDir) : await openPostgres(databaseUrl, { onIdleError })
  const engine = createEngine({ engine: 'llm', llm: benchSettings(baseUrl, concurrency) })
  const log = { warn: console.error, error: console.error }
  const runs = createRuns({ database, engines: [engine], plans: benchPlans, prices: { inputUsdPerMtok: 1, outputUsdPerMtok: 2 }, log })
  try {
    const userId = `bench-${process.pid}`
    await database.db.insert(user).values({ id: userId, name: 'Bench', email: `${userId}@example.org` })
    await runs.start({ worker: true })
    const lenses = benchLenses(count)
    const cpu = process.cpuUsage()
    const startedAt = performance.now()
    const run = await runs.service.start(userId, { plan: 'execute-lenses', input: { desiredOutcome: `Bench ${process.pid}`, region: 'United States', lenses } })
    for await (const { event } of runs.service.events(userId, run.id, 0, new AbortController().signal)) if (event.type === 'run' && event.run.failed > 0) break
    const wallMs = performance.now() - startedAt
    const { user: userUs, system } = process.cpuUsage(cpu)
    const { rows } = await database.db.execute<{ stored: number }>(
      sql`select count(*)::int as stored from run_item where run_id = ${run.id} and status = 'completed' and output is not null and provenance is not null`,
    )
    if (rows[0]?.stored !== count) throw new Error(`${rows[0]?.stored} of ${count} rows were stored`)
    return { wallMs, cpuMs: (userUs + system) / 1000 }
  } finally {
    await runs.drain(1_000)
    await database.close()
    await rm(dataDir, { recursive: true, force: true })
  }
}
