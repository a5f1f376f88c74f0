import type { z } from 'zod'
import type { ProblemCode } from '../contract/problem.ts'
import type { Provenance, Usage } from '../contract/provenance.ts'
import type { Operation } from '../operations/define-operation.ts'

export interface PerformOptions {
  readonly signal: AbortSignal
  /** The same seed, input and repeat give the same answer from an engine that can promise it. */
  readonly seed: number
  /** 0 for the first asking; a repeat is a call of its own, never a cached answer. */
  readonly repeat: number
}

interface Performed<T> {
  readonly output: T
  readonly provenance: Provenance
}

/** What performs operations. */
export interface Engine {
  readonly name: Provenance['engine']
  readonly model: string | null
  /** Calls worth having in flight at once. */
  readonly concurrency: number
  perform<I extends z.ZodType, O extends z.ZodType>(operation: Operation<I, O>, input: z.output<I>, options: PerformOptions): Promise<Performed<z.output<O>>>
}

type EngineProblem = Extract<ProblemCode, `engine-${string}` | 'objective-refused'>

export interface EngineErrorOptions {
  readonly retryable: boolean
  readonly retryAfterMs?: number | undefined
  readonly rawText?: string | undefined
  readonly usage?: Usage | undefined
}

/**
 * A call that gave no answer. Never turned into a score: it stays an outcome of its own.
 * It carries no `cause`: a provider library's error holds the prompt and the headers, and neither may reach a log.
 */
export class EngineError extends Error {
  override readonly name = 'EngineError'
  readonly code: EngineProblem
  readonly retryable: boolean
  /** How long the provider asked us to wait, in milliseconds, when it said so. */
  readonly retryAfterMs: number | undefined
  /** What the failed call used up all the same; undefined where nobody can say, as after a timeout. */
  readonly usage: Usage | undefined
  readonly #rawText: string | undefined

  /** `message` keeps the provider's own words. */
  constructor(code: EngineProblem, message: string, options: EngineErrorOptions) {
    super(message)
    this.code = code
    this.retryable = options.retryable
    this.retryAfterMs = options.retryAfterMs
    this.usage = options.usage
    this.#rawText = options.rawText
  }

  /** What the model did say, where it said something that could not be used. No log that writes an error's fields finds it. */
  get rawText(): string | undefined {
    return this.#rawText
  }

  /** The same failure with another account of what was spent on it. */
  withUsage(usage: Usage | undefined, rawText: string | undefined = this.#rawText): EngineError {
    const { code, message, retryable, retryAfterMs } = this
    return new EngineError(code, message, { retryable, retryAfterMs, rawText, usage })
  }
}
