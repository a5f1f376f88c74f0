import type { z } from 'zod'
import type { ProblemCode } from './problem.ts'

/**
 * One endpoint as both sides see it: the server mounts it, the browser calls it, OpenAPI lists it.
 * `access: 'session'` answers 401 to a signed-out caller. `path` uses `{name}` for parameters.
 */
export interface Route {
  readonly method: 'get' | 'post' | 'put' | 'delete'
  readonly path: `/api/${string}`
  readonly access: 'public' | 'session'
  readonly summary: string
  readonly params?: z.ZodObject
  readonly query?: z.ZodObject
  readonly body?: z.ZodType
  /** 302 answers a browser's navigation with another address. */
  readonly status: 200 | 201 | 202 | 204 | 302
  /** Absent for 204, 302 and event streams. */
  readonly response?: z.ZodType
  readonly stream?: true
  /** Whether the body may be as large as a whole analysis (8 MB) instead of 1 MB. */
  readonly largeBody?: true
  /** What can go wrong beside what its other fields imply (a session, an id, a body). */
  readonly problems?: readonly ProblemCode[]
}

export function defineRoute<const R extends Route>(route: R): R {
  return route
}
