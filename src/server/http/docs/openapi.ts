import { z } from 'zod'
import { type ProblemCode, problemCodes, problemSchema } from '../../../contract/problem.ts'
import type { Route } from '../../../contract/route.ts'
import { routes } from '../../../contract/routes.ts'

type Schema = Readonly<Record<string, unknown>>

interface Operation {
  readonly operationId: string
  readonly summary: string
  readonly security: readonly Schema[]
  readonly parameters?: readonly Schema[]
  readonly requestBody?: Schema
  readonly responses: Readonly<Record<string, Schema>>
}

export interface OpenApi {
  readonly openapi: '3.1.1'
  readonly info: { readonly title: string; readonly version: string; readonly description: string }
  readonly servers: readonly { readonly url: string }[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: Schema
}

/** The contract's registry as OpenAPI 3.1. */
export function openApi(version: string, publicUrl: string): OpenApi {
  const paths: Record<string, Record<string, Operation>> = {}
  for (const [name, route] of Object.entries<Route>(routes)) paths[route.path] = { ...paths[route.path], [route.method]: operationOf(name, route) }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Soundings',
      version,
      description:
        'Sign in at POST /api/auth/sign-in/email; the session is in a cookie. Every error is problem+json (RFC 9457) with a stable code. What the engine answers is synthetic: drafts and simulated people, not a survey.',
    },
    servers: [{ url: publicUrl }],
    paths,
    components: {
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: `${publicUrl.startsWith('https:') ? '__Secure-' : ''}soundings.session_token` } },
      schemas: { Problem: jsonSchema(problemSchema, 'output') },
    },
  }
}

function operationOf(name: string, route: Route): Operation {
  const parameters = [...parametersOf(route.params, 'path'), ...parametersOf(route.query, 'query')]
  return {
    operationId: name,
    summary: route.summary,
    security: route.access === 'session' ? [{ session: [] }] : [],
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(route.body === undefined ? {} : { requestBody: { required: true, content: { 'application/json': { schema: jsonSchema(route.body, 'input') } } } }),
    responses: { [route.status]: successOf(route), ...problemsOf(route) },
  }
}

function successOf(route: Route): Schema {
  if (route.stream === true) return { description: 'Server-sent events', content: { 'text/event-stream': { schema: { type: 'string' } } } }
  if (route.status === 302) return { description: 'On to another address', headers: { Location: { schema: { type: 'string' } } } }
  if (route.response === undefined) return { description: 'Done' }
  return { description: route.summary, content: { 'application/json': { schema: jsonSchema(route.response, 'output') } } }
}

/** Problems by status, each with the codes that can come with it. */
function problemsOf(route: Route): Record<string, Schema> {
  const codes: ProblemCode[] = [...(route.problems ?? []), 'internal']
  if (route.access === 'session') codes.push('unauthenticated')
  if (route.method !== 'get') codes.push('forbidden-origin')
  if (route.params !== undefined) codes.push('not-found')
  if (route.body !== undefined) codes.push('bad-request', 'invalid-input', 'body-too-large', 'unsupported-media-type')
  if (route.query !== undefined) codes.push('invalid-input')
  const byStatus = Map.groupBy(codes, (code) => problemCodes[code].status)
  return Object.fromEntries(
    [...byStatus].map(([status, found]) => [
      status,
      { description: found.join(', '), content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } } },
    ]),
  )
}

function parametersOf(schema: z.ZodObject | undefined, where: 'path' | 'query'): Schema[] {
  if (schema === undefined) return []
  return Object.entries(schema.shape).map(([name, field]) => ({
    name,
    in: where,
    required: where === 'path' || !z.safeParse(field as z.ZodType, undefined).success,
    schema: jsonSchema(field as z.ZodType, 'input'),
  }))
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): Schema {
  // OpenAPI 3.1 schemas are JSON Schema 2020-12; the dialect is said once, not at each.
  const { $schema: _, ...body } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return body
}
