import type { Usage } from '../../../contract/provenance.ts'
import type { RunItemError } from '../../../contract/run.ts'
import { type Engine, EngineError } from '../../../engines/engine.ts'
import { seedOf } from '../content-key.ts'
import type { ItemChange } from '../store/settle-items.ts'
import { addUsage, noUsage } from '../usage.ts'
import { type RetryPolicy, retryDelay } from './retry-policy.ts'
import type { WorkItem } from './work-item.ts'

export type Outcome =
  | { readonly kind: 'settled'; readonly change: ItemChange; readonly pauseRun?: string }
  | { readonly kind: 'retry'; readonly delayMs: number }

export interface PerformedCall {
  readonly outcome: Outcome
  /** The provider asked to be left alone, for this long when it said so. */
  readonly limited?: { readonly holdMs: number }
}

export type ReportFailure = (item: WorkItem, error: unknown) => void

/** One call for an item, and what follows from its outcome. Never throws. */
export async function performItem(engine: Engine, item: WorkItem, policy: RetryPolicy, report: ReportFailure): Promise<PerformedCall> {
  const { operation, abort } = item.shard
  item.attempts += 1
  try {
    const input = operation.input.parse(item.input)
    const { output, provenance } = await engine.perform(operation, input, { signal: abort.signal, seed: seedOf(item.key), repeat: item.repeat })
    return { outcome: settled({ status: 'completed', output, provenance, spent: item.spent }) }
  } catch (error) {
    item.spent = addUsage(item.spent, usageOf(error))
    if (abort.signal.aborted) return { outcome: settled({ status: 'pending', spent: item.spent }) }
    if (!(error instanceof EngineError)) {
      report(item, error)
      return { outcome: failed(item, { code: 'internal', message: 'Something failed on the server while working on this item.', retryable: false }) }
    }
    if (error.code === 'engine-misconfigured') {
      const pauseRun = `${error.message} Put the engine's settings right and resume; what is done is kept.`
      return { outcome: { ...settled({ status: 'pending', spent: item.spent }), pauseRun: storable(pauseRun) } }
    }
    const delayMs = retryDelay(policy, error, item.attempts, Math.random())
    const outcome: Outcome =
      delayMs === undefined ? failed(item, { code: error.code, message: storable(error.message), retryable: error.retryable }) : { kind: 'retry', delayMs }
    return error.code === 'engine-rate-limited' ? { outcome, limited: { holdMs: error.retryAfterMs ?? 0 } } : { outcome }
  }
}

/** A call that failed without saying what it took was still a call. */
function usageOf(error: unknown): Usage {
  return (error instanceof EngineError ? error.usage : undefined) ?? { ...noUsage, calls: 1 }
}

function settled(change: ItemChange): Outcome & { kind: 'settled' } {
  return { kind: 'settled', change }
}

function failed(item: WorkItem, error: RunItemError): Outcome {
  return settled({ status: 'error', error, spent: item.spent })
}

/** A provider's words may hold what PostgreSQL cannot store in a text: NUL, and halves of a surrogate pair. */
function storable(message: string): string {
  return message.replaceAll('\0', '').toWellFormed()
}
