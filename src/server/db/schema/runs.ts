import { sql } from 'drizzle-orm'
import { bigint, boolean, doublePrecision, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import type { Provenance } from '../../../contract/provenance.ts'
import type { RunItemError, RunStatus } from '../../../contract/run.ts'
import { user } from './auth.ts'

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const run = pgTable(
  'run',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    plan: text('plan').notNull(),
    /** SHA-256 of plan and canonical input: the same work while one is active is the same run. */
    inputHash: text('input_hash').notNull(),
    engine: text('engine').notNull(),
    model: text('model'),
    /** One failed item ends the run as `failed`; what it had not begun stays pending. */
    stopsOnFailure: boolean('stops_on_failure').notNull().default(false),
    status: text('status').$type<RunStatus>().notNull(),
    total: integer('total').notNull(),
    completed: integer('completed').notNull().default(0),
    failed: integer('failed').notNull().default(0),
    calls: integer('calls').notNull().default(0),
    inputTokens: integer('input_tokens').notNull().default(0),
    outputTokens: integer('output_tokens').notNull().default(0),
    /** Null as soon as one call's price is not known. */
    costUsd: doublePrecision('cost_usd'),
    /** The ceiling as it stands: each resume after it was reached adds `budgetUsd`, the ceiling given at the start. */
    maxCostUsd: doublePrecision('max_cost_usd'),
    budgetUsd: doublePrecision('budget_usd'),
    pausedReason: text('paused_reason'),
    /** Counts up with every change a watcher must see; items carry the number of their last change. */
    seq: bigint('seq', { mode: 'number' }).notNull().default(0),
    /** Counts up with resume and retry: queue jobs sent under an older one are void, and its calls may not pause the run. */
    generation: integer('generation').notNull().default(0),
    createdAt: at('created_at').notNull().defaultNow(),
    startedAt: at('started_at'),
    finishedAt: at('finished_at'),
  },
  (table) => [
    index('run_user_created').on(table.userId, table.createdAt),
    uniqueIndex('run_active').on(table.userId, table.plan, table.inputHash).where(sql`status in ('queued', 'running', 'paused')`),
  ],
)

export const runItem = pgTable(
  'run_item',
  {
    runId: text('run_id')
      .notNull()
      .references(() => run.id, { onDelete: 'cascade' }),
    /** SHA-256 of operation, version, input and repeat, never a position. */
    key: text('key').notNull(),
    /** 0 for the first asking of an input, counted up for each further one. */
    repeat: integer('repeat').notNull().default(0),
    index: integer('index').notNull(),
    shard: integer('shard').notNull(),
    input: jsonb('input').notNull(),
    status: text('status').$type<'pending' | 'running' | 'completed' | 'error'>().notNull().default('pending'),
    output: jsonb('output'),
    error: jsonb('error').$type<RunItemError>(),
    provenance: jsonb('provenance').$type<Provenance>(),
    seq: bigint('seq', { mode: 'number' }).notNull().default(0),
    finishedAt: at('finished_at'),
  },
  (table) => [
    primaryKey({ columns: [table.runId, table.key] }),
    index('run_item_order').on(table.runId, table.index),
    index('run_item_seq').on(table.runId, table.seq),
  ],
)

/** One pg-boss job works one shard; `attempt` fences a worker that was declared dead and comes back. */
export const runShard = pgTable(
  'run_shard',
  {
    runId: text('run_id')
      .notNull()
      .references(() => run.id, { onDelete: 'cascade' }),
    shard: integer('shard').notNull(),
    attempt: integer('attempt').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.runId, table.shard] })],
)
