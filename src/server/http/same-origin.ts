import type { MiddlewareHandler } from 'hono'
import { ProblemError } from '../problem-error.ts'
import type { AppEnv } from './app-env.ts'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])
const loopbackHosts = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Refuses requests that change something and were made by a page of another site (CSRF). */
export function refuseForeignOrigins(publicUrl: string): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    if (!safeMethods.has(context.req.method) && !isOwnOrigin(context.req.raw.headers, publicUrl))
      throw new ProblemError(
        'forbidden-origin',
        `This request came from a page of another site. If it is yours, set PUBLIC_URL to the address people use (now ${publicUrl}).`,
      )
    await next()
  }
}

/**
 * A browser names the page's origin in every such request. It must be ours: PUBLIC_URL, or the loopback
 * address the request itself was sent to (a forwarded port has another number than ours; a name other
 * than a loopback one is not taken from `Host`, which an attacker's own domain could fill). A request with
 * neither `Origin` nor `Sec-Fetch-Site` was made by a program, which no page can steer.
 */
export function isOwnOrigin(headers: Headers, publicUrl: string): boolean {
  const origin = headers.get('origin')
  if (origin === null) {
    const site = headers.get('sec-fetch-site')
    return site === null || site === 'same-origin' || site === 'none'
  }
  if (origin === publicUrl) return true
  if (!URL.canParse(origin)) return false
  const { host, hostname, protocol } = new URL(origin)
  return protocol === 'http:' && loopbackHosts.has(hostname) && host === headers.get('host')
}

/** Whether a navigation was begun by the user or by a page of ours: a link elsewhere must not sign anybody out. */
export function isOwnNavigation(headers: Headers, publicUrl: string): boolean {
  const site = headers.get('sec-fetch-site')
  if (site !== null) return site === 'same-origin' || site === 'none'
  // Sent over plain HTTP to another host than this machine, browsers leave the header out.
  const referer = headers.get('referer')
  if (referer === null) return true
  if (!URL.canParse(referer)) return false
  const { origin, host } = new URL(referer)
  return origin === publicUrl || host === headers.get('host')
}
