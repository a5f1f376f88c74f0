import type { z } from 'zod'
import type { Route } from '../../contract/route.ts'
import type { User } from '../../contract/user.ts'
import type { Auth } from '../auth/auth.ts'
import { ProblemError } from '../problem-error.ts'
import type { App, AppContext } from './app-env.ts'
import { clientGone } from './client-gone.ts'
import { parseFields, summarizeFields } from './describe-issues.ts'
import { bodyLimits, readJsonBody } from './read-json-body.ts'

type Parsed<R, K extends string> = R extends Readonly<Record<K, infer S extends z.ZodType>> ? z.output<S> : undefined

/** One request, checked against its route: what a handler may rely on. */
export interface RouteRequest<R extends Route> {
  readonly params: Parsed<R, 'params'>
  readonly query: Parsed<R, 'query'>
  readonly body: Parsed<R, 'body'>
  /** Null on public routes, which do not ask who is there. */
  readonly user: R['access'] extends 'session' ? User : null
  /** Aborts when the client goes away. */
  readonly signal: AbortSignal
  readonly context: AppContext
}

/** What the contract says the route answers; a stream or a redirect is made by the handler. */
type Reply<R extends Route> = R extends { stream: true } | { status: 302 }
  ? Response
  : R extends { response: infer S extends z.ZodType }
    ? z.output<S>
    : undefined

export type Handler<R extends Route> = (request: RouteRequest<R>) => Promise<Reply<R>> | Reply<R>

/** Mounts a route of the contract: the one way a handler gets at the network. */
export type Mount = <R extends Route>(route: R, handler: Handler<R>) => void

/**
 * The checks run in this order: who asks (401), the address (404), the query and the body (4xx, fields named).
 * A signed-out caller learns nothing about what a body should look like.
 */
export function createMount(app: App, auth: Auth): Mount {
  return (route, handler) => {
    app.on(route.method.toUpperCase(), honoPath(route.path), async (context) => {
      const user = route.access === 'session' ? await requireUser(context, auth) : null
      const request = {
        params: readParams(route, context),
        query: readQuery(route, context),
        body: route.body === undefined ? undefined : await readBody(route, route.body, context),
        user,
        signal: clientGone(context.req.raw),
        context,
      }
      // The parts were made from the very schemas the type is computed from.
      const reply: unknown = await handler(request as unknown as RouteRequest<typeof route>)
      if (reply instanceof Response) return reply
      if (route.status === 204) return context.body(null, 204)
      context.header('Cache-Control', 'no-store')
      return context.json(reply as object, route.status)
    })
  }
}

/** `{id}` of the contract in the router's notation. */
export function honoPath(path: string): string {
  return path.replace(/\{(\w+)\}/g, ':$1')
}

async function requireUser(context: AppContext, auth: Auth): Promise<User> {
  const session = await auth.session(context.req.raw.headers, context.var.clientAddress)
  if (session === null) throw new ProblemError('unauthenticated', 'Sign in first; the session may have ended.')
  for (const cookie of session.cookies) context.header('Set-Cookie', cookie, { append: true })
  return session.user
}

function readParams(route: Route, context: AppContext): unknown {
  if (route.params === undefined) return undefined
  const parsed = parseFields(route.params, context.req.param())
  // An id that no record can have is simply not found.
  if (!parsed.ok) throw new ProblemError('not-found', 'There is nothing at this address.')
  return parsed.data
}

function readQuery(route: Route, context: AppContext): unknown {
  const given = Object.entries(context.req.queries()).map(([name, values]) => [name, values.length === 1 ? values[0] : values] as const)
  // A route without a query ignores one, as the web does with tracking parameters.
  if (route.query === undefined) return undefined
  const parsed = parseFields(route.query, Object.fromEntries(given))
  if (!parsed.ok) throw new ProblemError('invalid-input', summarizeFields(parsed.fields, 'The query'), { fields: parsed.fields })
  return parsed.data
}

async function readBody(route: Route, schema: z.ZodType, context: AppContext): Promise<unknown> {
  const json = await readJsonBody(context.req.raw, route.largeBody === true ? bodyLimits.largeBytes : bodyLimits.ordinaryBytes)
  const parsed = parseFields(schema, json)
  if (!parsed.ok) throw new ProblemError('invalid-input', summarizeFields(parsed.fields, 'The body'), { fields: parsed.fields })
  return parsed.data
}
