import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { RunEstimate } from '../../contract/run.ts'
import { seededRandom } from '../../domain/random.ts'
import type { Engine } from '../../engines/engine.ts'
import type { Operation } from '../../operations/define-operation.ts'
import type { Database } from '../db/database.ts'
import { run, runItem } from '../db/schema/runs.ts'
import { seedOf } from './content-key.ts'
import type { KeyedItem } from './plans/plan-items.ts'

/** Characters of English text per token, as the model providers give it for a rule of thumb. */
const charactersPerToken = 4
/** Items that are looked at; the others are taken to be like them. */
const sampleSize = 5
/** Calls whose time is looked at for the median. */
const measuredCalls = 50

/** US dollars per million tokens. */
export interface Prices {
  readonly inputUsdPerMtok: number
  readonly outputUsdPerMtok: number
}

export interface EstimateFor {
  readonly engine: Engine
  /** Null where they are not known. */
  readonly prices: Prices | null
  readonly operation: Operation
  readonly plan: string
  readonly items: readonly KeyedItem[]
}

/**
 * What a run would take. Tokens: the length of the prompt and of the rule-based draft (whose form and size are those
 * of a typical answer) of up to five items spread over the plan, at four characters a token, times the number of items; a
 * guide of the right order, not a bill. The built-in engine makes no calls and takes no tokens. Cost: by the model's prices, null
 * where they are not set. Seconds: the median duration of the last 50 calls of the same plan, engine and model, times the rounds at
 * the engine's concurrency; null before there is one.
 */
export async function estimateRun(db: Database, { engine, prices, operation, plan, items }: EstimateFor): Promise<RunEstimate> {
  const medianMs = await medianDurationMs(db, plan, engine)
  const seconds = medianMs === null ? null : (Math.ceil(items.length / engine.concurrency) * medianMs) / 1000
  if (engine.name === 'builtin') return { calls: 0, inputTokens: 0, outputTokens: 0, costUsd: 0, seconds }
  const sample = spread(items, sampleSize)
  const perItem = (length: (item: KeyedItem) => number) => sample.reduce((sum, item) => sum + length(item), 0) / Math.max(1, sample.length) / charactersPerToken
  const inputTokens = Math.ceil(items.length * perItem((item) => promptLength(operation, item)))
  const outputTokens = Math.ceil(items.length * perItem((item) => draftLength(operation, item)))
  const costUsd = prices && (inputTokens * prices.inputUsdPerMtok + outputTokens * prices.outputUsdPerMtok) / 1_000_000
  return { calls: items.length, inputTokens, outputTokens, costUsd, seconds }
}

function promptLength(operation: Operation, item: KeyedItem): number {
  const prompt = operation.prompt(item.input)
  return prompt.system.length + prompt.user.length
}

function draftLength(operation: Operation, item: KeyedItem): number {
  return JSON.stringify(operation.draft(item.input, { random: seededRandom(seedOf(item.key)) })).length
}

/** At most `count` of the items, evenly spread. */
function spread<T>(items: readonly T[], count: number): readonly T[] {
  if (items.length <= count) return items
  return Array.from({ length: count }, (_, place) => items[Math.floor((place * items.length) / count)] as T)
}

async function medianDurationMs(db: Database, plan: string, engine: Engine): Promise<number | null> {
  const recent = db
    .select({ durationMs: sql<number>`(${runItem.provenance}->>'durationMs')::float8`.as('duration_ms') })
    .from(runItem)
    .innerJoin(run, eq(run.id, runItem.runId))
    .where(
      and(
        eq(run.plan, plan),
        eq(run.engine, engine.name),
        engine.model === null ? isNull(run.model) : eq(run.model, engine.model),
        eq(runItem.status, 'completed'),
        // An answer from the cache took no time and says nothing about a call.
        sql`(${runItem.provenance}->'parameters'->>'cached') is null`,
      ),
    )
    .orderBy(desc(run.createdAt), desc(runItem.seq))
    .limit(measuredCalls)
    .as('recent')
  const [row] = await db.select({ median: sql<number | null>`percentile_cont(0.5) within group (order by ${recent.durationMs})` }).from(recent)
  return row?.median ?? null
}
