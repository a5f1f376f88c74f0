import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from './app-env.ts'

const yearS = 365 * 24 * 60 * 60

/**
 * What a browser may do with our answers. Scripts and styles come from files of our own. Pictures may
 * come from anywhere over HTTPS because people's profile pictures do.
 */
const contentSecurityPolicy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' https:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

/** Sets what every answer carries, errors and files included. HSTS only where people come by HTTPS. */
export function securityHeaders(publicUrl: string): MiddlewareHandler<AppEnv> {
  const secure = publicUrl.startsWith('https:')
  return async (context, next) => {
    await next()
    const headers = context.res.headers
    headers.set('Content-Security-Policy', contentSecurityPolicy)
    headers.set('Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), interest-cohort=(), browsing-topics=()')
    headers.set('Cross-Origin-Opener-Policy', 'same-origin')
    headers.set('Cross-Origin-Resource-Policy', 'same-origin')
    headers.set('Origin-Agent-Cluster', '?1')
    headers.set('Referrer-Policy', 'same-origin')
    headers.set('X-Content-Type-Options', 'nosniff')
    headers.set('X-Frame-Options', 'DENY')
    if (secure) headers.set('Strict-Transport-Security', `max-age=${yearS}`)
  }
}
