import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach } from 'vitest'
import type { Run, RunItem } from '../../../contract/run.ts'
import type { Engine } from '../../../engines/engine.ts'
import type { OpenedDatabase } from '../../db/database.ts'
import { user } from '../../db/schema/auth.ts'
import { createRuns, type RunsOptions } from '../create-runs.ts'
import type { RunService, Runs } from '../run-service.ts'
import { echoPlans } from './fake-work.ts'

/** Says nothing; a test that wants to see what is logged gives its own. */
export const silentLog = { warn: () => undefined, error: () => undefined }

/** Quick, so that a test of retries is one of order and not of patience. */
export const quickRetries = { baseMs: 2, capMs: 10, maxAttempts: 3, maxAttemptsWhenLimited: 6 }

const opened = new Set<() => Promise<void>>()

/** Call it within the suite: what a test started must end before its database does. */
export function drainRunsAfterEach(): void {
  afterEach(async () => {
    await Promise.all([...opened].map((drain) => drain()))
  })
}

/** Runs on a test's database, ended with the test. */
export async function startRuns(database: OpenedDatabase, engine: Engine, options: Partial<RunsOptions> & { worker?: boolean } = {}): Promise<Runs> {
  const { worker = true, ...rest } = options
  const runs = createRuns({
    database,
    engines: [engine],
    plans: echoPlans,
    log: silentLog,
    prices: { inputUsdPerMtok: 1, outputUsdPerMtok: 2 },
    retryPolicy: quickRetries,
    cancelGraceMs: 200,
    ...rest,
  })
  const atEnd = () => drain(0)
  const drain = async (timeoutMs: number) => {
    if (opened.delete(atEnd)) await runs.drain(timeoutMs)
  }
  opened.add(atEnd)
  await runs.start({ worker })
  return { ...runs, drain }
}

export async function addUser(database: Pick<OpenedDatabase, 'db'>): Promise<string> {
  const id = randomUUID()
  await database.db.insert(user).values({ id, name: 'Ana', email: `${id}@example.org` })
  return id
}

/** Waits until something holds; the test's own time limit ends a wait in vain. */
export async function until<T>(probe: () => Promise<T | undefined | false> | T | undefined | false): Promise<T> {
  for (;;) {
    const found = await probe()
    if (found !== undefined && found !== false) return found
    await sleep(5)
  }
}

export async function untilStatus(service: RunService, userId: string, runId: string, ...statuses: Run['status'][]): Promise<Run> {
  return await until(async () => {
    const run = await service.get(userId, runId)
    return statuses.includes(run.status) && run
  })
}

/** Every item, page by page. */
export async function allItems(service: RunService, userId: string, runId: string): Promise<RunItem[]> {
  const items: RunItem[] = []
  let cursor: string | undefined
  do {
    const page = await service.items(userId, runId, { limit: 90, ...(cursor === undefined ? {} : { cursor }) })
    items.push(...page.items)
    cursor = page.nextCursor ?? undefined
  } while (cursor !== undefined)
  return items
}
