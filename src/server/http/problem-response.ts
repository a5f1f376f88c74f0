import { type FieldError, type Problem, type ProblemCode, problemCodes } from '../../contract/problem.ts'
import { EngineError } from '../../engines/engine.ts'
import { RateLimitedError } from '../auth/rate-limiter.ts'
import { ProblemError } from '../problem-error.ts'
import type { AppContext } from './app-env.ts'

/** Told to clients of a `retryable` problem that named no time of its own. */
const retryAfterDrainS = 5

/** The one place where an error becomes an answer (RFC 9457). What has no name of its own is `internal`, logged and not told. */
export function problemResponse(error: unknown, context: AppContext): Response {
  // The client is gone, so nobody reads the answer; the log must not call it a fault of ours.
  if (context.req.raw.signal.aborted && !(error instanceof ProblemError)) return new Response(null, { status: 499 })
  if (error instanceof ProblemError) {
    if (problemCodes[error.code].status >= 500) context.var.log.warn({ code: error.code, error }, 'Answered with a problem')
    return answer(context, error.code, error.message, { fields: error.fields, retryAfterS: retryAfterOf(error) })
  }
  if (error instanceof EngineError) {
    context.var.log.warn({ code: error.code, error }, 'The engine gave no answer')
    return answer(context, error.code, error.message, { retryAfterS: error.retryAfterMs === undefined ? undefined : Math.ceil(error.retryAfterMs / 1000) })
  }
  context.var.log.error({ error }, 'Request failed')
  return answer(context, 'internal', `Something failed on the server. Its log has the reason under the request id ${context.var.requestId}.`, {})
}

function retryAfterOf(error: ProblemError): number | undefined {
  if (error instanceof RateLimitedError) return error.retryAfterS
  return error.code === 'shutting-down' ? retryAfterDrainS : undefined
}

function answer(context: AppContext, code: ProblemCode, detail: string, more: { fields?: readonly FieldError[]; retryAfterS?: number | undefined }): Response {
  const { status, title, retryable } = problemCodes[code]
  const problem: Problem = {
    type: `/api/docs#problem-${code}`,
    status,
    code,
    title,
    detail,
    retryable,
    requestId: context.var.requestId,
    ...(more.fields === undefined || more.fields.length === 0 ? {} : { errors: [...more.fields] }),
  }
  if (more.retryAfterS !== undefined) context.header('Retry-After', String(more.retryAfterS))
  context.header('Cache-Control', 'no-store')
  context.header('Content-Type', 'application/problem+json')
  return context.body(JSON.stringify(problem), status)
}
