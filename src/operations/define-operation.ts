import type { z } from 'zod'
import type { Random } from '../domain/random.ts'

/** What is asked of a model, versioned: a merged version is never edited, a new one is added. */
export interface Prompt {
  /** Such as `research-lenses/v1`. */
  readonly id: string
  readonly system: string
  readonly user: string
}

/** What a rule-based draft may lean on beside its input: randomness that is the same for the same seed. */
export interface DraftContext {
  readonly random: Random
}

/** One AI task with a typed input and output. An engine never returns an output that `output` rejects. */
export interface Operation<I extends z.ZodType = z.ZodType, O extends z.ZodType = z.ZodType> {
  readonly name: string
  /** Part of every result key: bumped when an answer's meaning changes. */
  readonly version: number
  readonly input: I
  readonly output: O
  readonly prompt: (input: z.output<I>) => Prompt
  /** Puts back what an answer only repeats of its input, such as an id: a model may misspell it. */
  readonly restore?: (output: z.output<O>, input: z.output<I>) => z.output<O>
  readonly draft: (input: z.output<I>, context: DraftContext) => z.output<O>
}

export function defineOperation<I extends z.ZodType, O extends z.ZodType>(operation: Operation<I, O>): Operation<I, O> {
  return operation
}
