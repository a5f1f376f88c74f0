const storageKey = 'soundings.return-path'
/** A path kept longer than this, in milliseconds, is from another errand. */
const maxAgeMs = 15 * 60 * 1000

/**
 * The path if it is one of this site's own pages, else '/'. Refuses anything a browser would read as
 * another origin ('//evil', '/\evil', 'https:…', control characters), the sign-in page and the API.
 */
export function safeReturnPath(candidate: string | null | undefined, origin = window.location.origin): string {
  if (!candidate?.startsWith('/')) return '/'
  let url: URL
  try {
    url = new URL(candidate, origin)
  } catch {
    return '/'
  }
  if (url.origin !== origin) return '/'
  const path = url.pathname + url.search + url.hash
  if (path.startsWith('//') || /^\/(sign-in|api)(\/|$)/.test(url.pathname)) return '/'
  return path
}

/** Where the browser goes to sign in, to come back to `path`. */
export function loginUrl(path: string): string {
  const safe = safeReturnPath(path)
  return safe === '/' ? '/api/login' : `/api/login?${new URLSearchParams({ returnTo: safe })}`
}

/** Keeps the path over a sign-in that leaves the site (an identity provider knows nothing of it). */
export function keepReturnPath(path: string): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ path: safeReturnPath(path), at: Date.now() }))
  } catch {
    // Storage is blocked: the user comes back to the home page.
  }
}

/** The kept path, once; '/' when there is none or it is too old. */
export function takeReturnPath(): string {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null')
    sessionStorage.removeItem(storageKey)
    if (!stored || typeof stored !== 'object' || !('path' in stored) || !('at' in stored)) return '/'
    const fresh = typeof stored.at === 'number' && Date.now() - stored.at < maxAgeMs
    return fresh && typeof stored.path === 'string' ? safeReturnPath(stored.path) : '/'
  } catch {
    return '/'
  }
}
