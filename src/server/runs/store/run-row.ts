import { engineNameSchema } from '../../../contract/provenance.ts'
import type { Run, RunItem } from '../../../contract/run.ts'
import { planNameSchema } from '../../../contract/run.ts'
import type { run, runItem } from '../../db/schema/runs.ts'

export type RunRow = typeof run.$inferSelect
export type RunItemRow = typeof runItem.$inferSelect

/** A stored run as its owner sees it. Throws when the plan or the engine is one this version does not know. */
export function toRun(row: RunRow): Run {
  return {
    id: row.id,
    plan: planNameSchema.parse(row.plan),
    status: row.status,
    engine: engineNameSchema.parse(row.engine),
    total: row.total,
    completed: row.completed,
    failed: row.failed,
    createdAt: row.createdAt.toISOString(),
    startedAt: row.startedAt?.toISOString() ?? null,
    finishedAt: row.finishedAt?.toISOString() ?? null,
    usage: { calls: row.calls, inputTokens: row.inputTokens, outputTokens: row.outputTokens, costUsd: row.costUsd },
    maxCostUsd: row.maxCostUsd,
    pausedReason: row.pausedReason,
  }
}

export function toRunItem(row: Omit<RunItemRow, 'runId' | 'repeat' | 'shard' | 'finishedAt'>): RunItem {
  return { key: row.key, index: row.index, status: row.status, input: row.input, output: row.output, error: row.error, provenance: row.provenance }
}
