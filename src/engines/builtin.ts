import type { z } from 'zod'
import { hash32, seededRandom } from '../domain/random.ts'
import { type Clock, systemClock } from './clock.ts'
import { describeIssues } from './describe-issues.ts'
import { type Engine, EngineError } from './engine.ts'

/** Drafts run on the one thread; a few in flight let a caller store one while the next is drafted. */
const builtinConcurrency = 4

/**
 * The engine that needs no key and no network: it performs an operation by its rule-based draft. The same
 * seed, input and repeat give the same output. It costs nothing and makes no calls, so its usage is truly zero.
 */
export function createBuiltinEngine(clock: Clock = systemClock): Engine {
  const nextTurn = createTurnstile()
  return {
    name: 'builtin',
    model: null,
    concurrency: builtinConcurrency,
    async perform(operation, input, { signal, seed, repeat }) {
      signal.throwIfAborted()
      await nextTurn()
      signal.throwIfAborted()
      const startedAt = clock.elapsed()
      const random = seededRandom(hash32(`${operation.name}:${seed}:${repeat}`))
      const output = checkedDraft(operation.name, operation.output, operation.draft(input, { random }))
      return {
        output,
        provenance: {
          engine: 'builtin',
          model: null,
          operation: operation.name,
          operationVersion: operation.version,
          promptId: null,
          promptHash: null,
          parameters: {},
          seed,
          repeat,
          finishedAt: new Date(clock.now()).toISOString(),
          durationMs: clock.elapsed() - startedAt,
          usage: { calls: 0, inputTokens: 0, outputTokens: 0, costUsd: 0 },
        },
      }
    },
  }
}

function checkedDraft<O extends z.ZodType>(name: string, schema: O, draft: unknown): z.output<O> {
  const parsed = schema.safeParse(draft)
  if (parsed.success) return parsed.data
  throw new EngineError('engine-invalid-output', `The rule-based draft of ${name} does not have the agreed form: ${describeIssues(parsed.error.issues)}`, {
    retryable: false,
    rawText: JSON.stringify(draft),
  })
}

/**
 * One caller a turn of the event loop. Waiting for `setImmediate` alone would not do: Node runs all
 * immediates that are queued in one go, so a hundred drafts started together would block for all of them.
 */
function createTurnstile(): () => Promise<void> {
  let last = Promise.resolve()
  return () => {
    last = last.then(() => new Promise<void>((resolve) => setImmediate(resolve)))
    return last
  }
}
