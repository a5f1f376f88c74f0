import type { Usage } from '../../contract/provenance.ts'
import { EngineError } from '../engine.ts'
import type { Question, Reply } from './ask-model.ts'
import { redactKey } from './redact-key.ts'
import { repairMessages } from './repair-messages.ts'
import { addUsage, noUsage } from './usage.ts'

export interface Answered {
  readonly output: unknown
  readonly usage: Usage
  readonly durationMs: number
  /** The first answer's text, where it had to be repaired. */
  readonly repairedFrom: string | undefined
}

/** One call and what it took. Throws EngineError where the call itself failed. */
export type AskOnce = (question: Question) => Promise<{ readonly reply: Reply; readonly usage: Usage; readonly durationMs: number }>

/**
 * Asks, and where the answer does not fit the schema asks exactly once more with the faults named.
 * @throws EngineError with the model's raw text and what was spent, where no answer came of it
 */
export async function askWithRepair(askOnce: AskOnce, question: Question, apiKey: string | null): Promise<Answered> {
  const first = await askOnce(question)
  if (first.reply.kind === 'answer') return { output: first.reply.output, usage: first.usage, durationMs: first.durationMs, repairedFrom: undefined }
  const rawText = redactKey(first.reply.text, apiKey)
  if (first.reply.kind !== 'misfit') throw unusable(first.reply, rawText, first.usage)
  const messages = repairMessages(question.messages, first.reply.text, first.reply.problem)
  const second = await askOnce({ ...question, messages }).catch((error: unknown) => {
    throw error instanceof EngineError ? error.withUsage(addUsage(first.usage, error.usage ?? noUsage), rawText) : error
  })
  const usage = addUsage(first.usage, second.usage)
  if (second.reply.kind !== 'answer') throw unusable(second.reply, redactKey(second.reply.text, apiKey), usage)
  return { output: second.reply.output, usage, durationMs: first.durationMs + second.durationMs, repairedFrom: rawText }
}

function unusable(reply: Exclude<Reply, { kind: 'answer' }>, rawText: string, usage: Usage): EngineError {
  switch (reply.kind) {
    case 'refused':
      return new EngineError('engine-refused', `The model declined: ${rawText.trim() === '' ? 'it gave no reason' : rawText.slice(0, 2000)}`, {
        retryable: false,
        rawText,
        usage,
      })
    case 'cut':
      return new EngineError('engine-invalid-output', 'The answer was cut off at the most tokens the model may write, so it is incomplete.', {
        retryable: false,
        rawText,
        usage,
      })
    case 'misfit':
      return new EngineError('engine-invalid-output', `The answer did not have the agreed form, also after one repair: ${reply.problem}`, {
        retryable: true,
        rawText,
        usage,
      })
  }
}
