import { and, eq, inArray } from 'drizzle-orm'
import { engineNameSchema } from '../../../contract/provenance.ts'
import { planNameSchema } from '../../../contract/run.ts'
import type { Database } from '../../db/database.ts'
import { run } from '../../db/schema/runs.ts'
import { ProblemError } from '../../problem-error.ts'
import type { RunRow } from './run-row.ts'

/**
 * A user's runs that this version can show. A database that a newer version has worked on may hold plans and engines
 * unknown here: they are kept, and left out until that version is back.
 */
export function runsOf(userId: string) {
  return and(eq(run.userId, userId), inArray(run.plan, planNameSchema.options), inArray(run.engine, engineNameSchema.options))
}

/** The run, if it is this user's. Throws `not-found` otherwise: somebody else's run is not known to exist. */
export async function ownRun(db: Database, userId: string, runId: string): Promise<RunRow> {
  const [row] = await db
    .select()
    .from(run)
    .where(and(eq(run.id, runId), runsOf(userId)))
  return row ?? notFound()
}

/** Like {@link ownRun}, and nothing else changes the run until the transaction ends. */
export async function lockOwnRun(tx: Database, userId: string, runId: string): Promise<RunRow> {
  const [row] = await tx
    .select()
    .from(run)
    .where(and(eq(run.id, runId), runsOf(userId)))
    .for('update')
  return row ?? notFound()
}

function notFound(): never {
  throw new ProblemError('not-found', 'There is no such run among yours.')
}
