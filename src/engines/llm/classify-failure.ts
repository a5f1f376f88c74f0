import { APICallError, InvalidArgumentError, InvalidPromptError, LoadAPIKeyError, LoadSettingError, NoSuchModelError, UnsupportedFunctionalityError } from 'ai'
import { EngineError } from '../engine.ts'
import { redactKey } from './redact-key.ts'
import { retryAfterMs } from './retry-after.ts'

export interface FailureContext {
  readonly apiKey: string | null
  /** Milliseconds since 1970, for a `retry-after` that names a moment. */
  readonly nowMs: number
}

/** Provider messages longer than this are cut: some send a whole HTML page. */
const longestMessage = 2000
/** A provider's overload answer beside the registered 503: Anthropic's 529. */
const overloaded = new Set([503, 529])

/**
 * Names what went wrong with a call to a model provider. Decided by status and type, never by a word in the
 * message; the message keeps the provider's own words, without the API key.
 */
export function classifyFailure(error: unknown, { apiKey, nowMs }: FailureContext): EngineError {
  if (!APICallError.isInstance(error)) return fromLibrary(error, apiKey)
  const words = shorten(redactKey(providerWords(error), apiKey))
  const wait = retryAfterMs(error.responseHeaders, nowMs)
  const status = error.statusCode
  if (status === undefined) return new EngineError('engine-unavailable', `The model provider could not be reached: ${words}`, { retryable: true })
  if (status === 429 && isOutOfCredit(error))
    return new EngineError('engine-misconfigured', `The model provider's account is out of credit: ${words}`, { retryable: false })
  if (status === 429)
    return new EngineError('engine-rate-limited', `The model provider is limiting requests: ${words}`, { retryable: true, retryAfterMs: wait })
  if (status === 408) return new EngineError('engine-timeout', `The model provider gave up waiting: ${words}`, { retryable: true, retryAfterMs: wait })
  if (overloaded.has(status))
    return new EngineError('engine-unavailable', `The model provider is overloaded: ${words}`, { retryable: true, retryAfterMs: wait })
  if (status >= 500) return new EngineError('engine-unavailable', `The model provider failed (${status}): ${words}`, { retryable: true, retryAfterMs: wait })
  if (status >= 300 && status < 400)
    return new EngineError('engine-misconfigured', `The model provider's address leads elsewhere (${status}); give the final address as LLM_BASE_URL.`, {
      retryable: false,
    })
  if (status >= 400) return fromRejectedRequest(error, status, words)
  return new EngineError('engine-unavailable', `The model provider's answer could not be read: ${words}`, { retryable: true })
}

/** The SDK could not even make the call: what it was given does not fit, which trying again will not change. */
const unsendable = [InvalidArgumentError, InvalidPromptError, LoadAPIKeyError, LoadSettingError, NoSuchModelError, UnsupportedFunctionalityError]

function fromLibrary(error: unknown, apiKey: string | null): EngineError {
  const words = shorten(redactKey(error instanceof Error ? error.message : String(error), apiKey))
  if (unsendable.some((kind) => kind.isInstance(error)))
    return new EngineError('engine-misconfigured', `The request cannot be sent to this model: ${words}`, { retryable: false })
  return new EngineError('engine-unavailable', `The model could not be called: ${words}`, { retryable: true })
}

/** Statuses that are about the settings, whatever is asked. */
const misconfigured: Readonly<Record<number, string>> = {
  401: 'rejected the API key',
  402: 'wants payment',
  403: 'does not allow this request',
  404: 'does not know this model or address',
}
/** Codes of a 400 that say the same: no other question would fare better. */
const misconfiguredCodes: ReadonlySet<unknown> = new Set([
  'model_not_found',
  'invalid_api_key',
  'unsupported_parameter',
  'unsupported_value',
  'invalid_json_schema',
])

/** A rejection that is not about the settings is about this request, such as one that is too long: other requests may go on. */
function fromRejectedRequest(error: APICallError, status: number, words: string): EngineError {
  if (status === 409 || status === 425)
    return new EngineError('engine-unavailable', `The model provider could not take the request (${status}): ${words}`, { retryable: true })
  const why = misconfigured[status] ?? (misconfiguredCodes.has(errorCode(error)) ? `rejected the settings (${status})` : undefined)
  if (why !== undefined) return new EngineError('engine-misconfigured', `The model provider ${why}: ${words}`, { retryable: false })
  return new EngineError('engine-refused', `The model provider rejected the request (${status}): ${words}`, { retryable: false })
}

/** The message from the provider's own error object, else its body, else what the SDK made of it. */
function providerWords(error: APICallError): string {
  const body = error.responseBody?.trim()
  if (error.message !== '' && error.message !== 'Failed to process error response') return error.message
  return body !== undefined && body !== '' ? body : error.message
}

/** OpenAI answers 429 both for "too fast" and for "no credit left"; only its code tells them apart. */
function isOutOfCredit(error: APICallError): boolean {
  return errorCode(error) === 'insufficient_quota'
}

function errorCode(error: APICallError): unknown {
  const { data } = error
  if (typeof data !== 'object' || data === null || !('error' in data)) return undefined
  const inner = data.error
  return typeof inner === 'object' && inner !== null && 'code' in inner ? inner.code : undefined
}

function shorten(message: string): string {
  return message.length > longestMessage ? `${message.slice(0, longestMessage)}…` : message
}
