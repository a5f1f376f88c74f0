import { type FinishReason, generateText, type LanguageModelUsage, NoObjectGeneratedError, NoOutputGeneratedError } from 'ai'
import { EngineError } from '../engine.ts'
import { classifyFailure } from './classify-failure.ts'
import type { ConnectedModel } from './create-model.ts'
import type { LlmSettings } from './llm-settings.ts'
import type { OutputForm } from './output-form.ts'

export interface Turn {
  readonly role: 'user' | 'assistant'
  readonly content: string
}

export interface Question {
  readonly system: string
  readonly messages: Turn[]
  readonly form: OutputForm
  /** Sent where the interface takes one. */
  readonly seed: number | undefined
}

/** What came back. An answer that does not fit keeps the model's words and says what is wrong with them. */
export type Reply =
  | { readonly kind: 'answer'; readonly output: unknown; readonly text: string; readonly usage: LanguageModelUsage }
  | { readonly kind: 'misfit' | 'cut' | 'refused'; readonly text: string; readonly problem: string; readonly usage: LanguageModelUsage | undefined }

/**
 * One call of the model, within its time. Rejects with the signal's reason when aborted.
 * @throws EngineError for every failure of the call itself
 */
export async function askModel(connected: ConnectedModel, settings: LlmSettings, question: Question, signal: AbortSignal): Promise<Reply> {
  const call = new AbortController()
  const onAbort = () => call.abort(signal.reason)
  signal.addEventListener('abort', onAbort, { once: true })
  let timedOut = false
  const timer = setTimeout(() => {
    timedOut = true
    call.abort()
  }, settings.timeoutMs)
  try {
    const result = await generateText({
      model: connected.model,
      instructions: question.system,
      messages: question.messages,
      output: question.form.output,
      providerOptions: connected.options(question.form.strict),
      // Whoever calls the engine owns retries: it knows the run, and honours a long `retry-after`.
      maxRetries: 0,
      abortSignal: call.signal,
      ...(question.seed === undefined ? {} : { seed: question.seed }),
    })
    return readResult(result)
  } catch (error) {
    signal.throwIfAborted()
    if (timedOut) throw timeoutError(settings.timeoutMs)
    if (NoObjectGeneratedError.isInstance(error)) return readMisfit(error)
    throw classifyFailure(error, { apiKey: settings.apiKey, nowMs: Date.now() })
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', onAbort)
  }
}

function timeoutError(timeoutMs: number): EngineError {
  return new EngineError('engine-timeout', `The model did not answer within ${timeoutMs / 1000} seconds.`, { retryable: true })
}

/** What is read of the SDK's result; `output` throws where the model gave no text. */
interface Result {
  readonly finishReason: FinishReason
  readonly text: string
  readonly usage: LanguageModelUsage
  readonly output: unknown
}

function readResult(result: Result): Reply {
  const { finishReason, text, usage } = result
  if (finishReason === 'content-filter') return { kind: 'refused', text, problem: 'content filter', usage }
  try {
    return { kind: 'answer', output: result.output, text, usage }
  } catch (error) {
    if (!NoOutputGeneratedError.isInstance(error)) throw error
    const kind = finishReason === 'length' ? 'cut' : 'misfit'
    return { kind, text, problem: 'the model gave no text', usage }
  }
}

function readMisfit(error: NoObjectGeneratedError): Reply {
  const kind = error.finishReason === 'content-filter' ? 'refused' : error.finishReason === 'length' ? 'cut' : 'misfit'
  return { kind, text: error.text ?? '', problem: problemOf(error.cause), usage: error.usage }
}

/** The SDK wraps what our own check said; its message for broken JSON repeats the whole text, so only its cause is used. */
function problemOf(cause: unknown): string {
  for (let error = cause; error instanceof Error; error = error.cause) {
    if (error.name === 'SchemaMismatch') return error.message
    if (error instanceof SyntaxError) return `not valid JSON: ${error.message}`
  }
  return 'not valid JSON'
}
