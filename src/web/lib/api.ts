import type { z } from 'zod'
import type { Route } from '../../contract/route.ts'
import { networkProblem, problemFromResponse, unreadableAnswer } from './api-problem.ts'
import { reportUnauthorized } from './unauthorized.ts'

type ParamsOf<R> = R extends { readonly params: infer P extends z.ZodType } ? { readonly params: z.input<P> } : { readonly params?: never }
type QueryOf<R> = R extends { readonly query: infer Q extends z.ZodType } ? { readonly query?: Partial<z.output<Q>> } : { readonly query?: never }
type BodyOf<R> = R extends { readonly body: infer B extends z.ZodType } ? { readonly body: z.input<B> } : { readonly body?: never }

export type CallOptions<R extends Route> = ParamsOf<R> &
  QueryOf<R> &
  BodyOf<R> & {
    readonly signal?: AbortSignal
    /** `quiet`: a 401 is an expected answer here and does not send the user to sign in. */
    readonly unauthorized?: 'quiet'
  }

type CallArguments<R extends Route> = Record<never, never> extends CallOptions<R> ? [options?: CallOptions<R>] : [options: CallOptions<R>]

export type ResponseOf<R extends Route> = R extends { readonly response: infer S extends z.ZodType } ? z.output<S> : undefined

/** The address of a route with its parameters filled in; for event streams and links. */
export function apiUrl(path: Route['path'], params: Readonly<Record<string, unknown>> = {}, query: Readonly<Record<string, unknown>> = {}): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const search = new URLSearchParams(Object.entries(query).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]])))
  return search.size > 0 ? `${filled}?${search}` : filled
}

/**
 * Calls one endpoint of the contract and gives its parsed answer. Session credentials go along.
 * Throws {@link ApiProblem} when the call fails or the answer does not fit the contract, and the
 * signal's reason when it was aborted. A 401 also tells the app that the session is gone.
 */
export async function callApi<R extends Route>(route: R, ...[options]: CallArguments<R>): Promise<ResponseOf<R>> {
  const { params, query, body, signal, unauthorized } = (options ?? {}) as {
    params?: Record<string, unknown>
    query?: Record<string, unknown>
    body?: unknown
    signal?: AbortSignal
    unauthorized?: 'quiet'
  }
  const response = await send(apiUrl(route.path, params, query), {
    method: route.method.toUpperCase(),
    credentials: 'include',
    headers: { accept: 'application/json', ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(signal ? { signal } : {}),
  })
  if (!response.ok) {
    if (response.status === 401 && unauthorized !== 'quiet') reportUnauthorized()
    throw await problemFromResponse(response)
  }
  if (!route.response) return undefined as ResponseOf<R>
  try {
    return route.response.parse(await response.json()) as ResponseOf<R>
  } catch (cause) {
    if (signal?.aborted) throw signal.reason
    throw unreadableAnswer(response, cause)
  }
}

/** `fetch` whose failure to get any answer is an {@link ApiProblem}; an abort stays an abort. */
async function send(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init)
  } catch (cause) {
    if (init.signal?.aborted) throw init.signal.reason
    throw networkProblem(cause)
  }
}
