import { randomUUID } from 'node:crypto'
import { normalizeIP } from '@better-auth/core/utils/ip'
import type { MiddlewareHandler } from 'hono'
import type { Logger } from 'pino'
import type { AppContext, AppEnv } from './app-env.ts'

/** Gives each request an id of our own making, a log that carries it and the client's address, and logs how it ended. */
export function requestContext(log: Logger): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    const startedAtMs = performance.now()
    const requestId = randomUUID()
    const requestLog = log.child({ requestId })
    context.set('requestId', requestId)
    context.set('log', requestLog)
    context.set('clientAddress', addressOf(context))
    await next()
    context.res.headers.set('X-Request-Id', requestId)
    // The path alone: a query may hold what people typed, or a provider's one-time code.
    requestLog.info(
      { method: context.req.method, path: context.req.path.slice(0, 200), status: context.res.status, durationMs: Math.round(performance.now() - startedAtMs) },
      'request',
    )
  }
}

function addressOf(context: AppContext): string {
  const address = context.env?.incoming?.socket.remoteAddress
  // No socket: the caller is in this very process.
  return address === undefined ? 'in-process' : normalizeIP(address, { ipv6Subnet: 64 })
}
