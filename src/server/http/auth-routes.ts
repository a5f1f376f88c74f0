import { routes } from '../../contract/routes.ts'
import { signInLimits } from '../auth/rate-limiter.ts'
import type { AppDeps } from './app-deps.ts'
import type { App, AppContext } from './app-env.ts'
import type { Mount } from './mount.ts'
import { isOwnNavigation } from './same-origin.ts'

/** Where the identity provider sends the browser back to; no endpoint for programs. */
export const callbackPath = '/api/auth/callback/oidc'

export function mountAuthRoutes(mount: Mount, app: App, { auth, limiter, config, engine }: AppDeps): void {
  mount(routes.session, () => ({ emailAndPassword: true, signUp: auth.signUpPolicy, oidc: auth.oidc, engine: engine.name, model: engine.model }))

  mount(routes.user, ({ user }) => user)

  mount(routes.signUp, async ({ body, context }) => {
    await limiter.consume(signInLimits.signUpPerAddress, context.var.clientAddress)
    const { user, cookies } = await auth.signUp(body, context.req.raw.headers, context.var.clientAddress)
    setCookies(context, cookies)
    return { user }
  })

  mount(routes.signIn, async ({ body, context }) => {
    const account = body.email.toLowerCase()
    await limiter.consume(signInLimits.signInPerAddress, context.var.clientAddress)
    // Counted before the password is tried: tries sent all at once are counted all the same.
    await limiter.consume(signInLimits.signInPerAccount, account)
    const { user, cookies } = await auth.signIn(body, context.req.raw.headers, context.var.clientAddress)
    await limiter.forget(signInLimits.signInPerAccount, account)
    setCookies(context, cookies)
    return { user }
  })

  mount(routes.changePassword, async ({ body, user, context }) => {
    const account = user.email.toLowerCase()
    // Whoever finds a browser that is signed in may not guess the password with it either.
    await limiter.consume(signInLimits.signInPerAccount, account)
    const { user: changed, cookies } = await auth.changePassword(body, context.req.raw.headers, context.var.clientAddress)
    await limiter.forget(signInLimits.signInPerAccount, account)
    setCookies(context, cookies)
    return { user: changed }
  })

  mount(routes.signOut, async ({ context }) => {
    setCookies(context, await auth.signOut(context.req.raw.headers, context.var.clientAddress))
    return undefined
  })

  mount(routes.login, async ({ query, context }) => {
    const returnTo = ownPath(query.returnTo, config.publicUrl)
    const search = returnTo === '/' ? '' : `?${new URLSearchParams({ returnTo })}`
    if (!auth.oidc) return redirect(context, `/sign-in${search}`)
    // The provider answers to PUBLIC_URL; the cookie that belongs to that answer must be set there too.
    if (hostOf(context) !== new URL(config.publicUrl).host) return redirect(context, `${config.publicUrl}${routes.login.path}${search}`)
    const { location, cookies } = await auth.beginProviderSignIn(returnTo, context.req.raw.headers, context.var.clientAddress)
    setCookies(context, cookies)
    return redirect(context, location)
  })

  mount(routes.logout, async ({ context }) => {
    const headers = context.req.raw.headers
    if (isOwnNavigation(headers, config.publicUrl)) setCookies(context, await auth.signOut(headers, context.var.clientAddress))
    return redirect(context, '/')
  })

  app.get(callbackPath, async (context) => {
    const { location, cookies } = await auth.finishProviderSignIn(new URL(context.req.url).search, context.req.raw.headers, context.var.clientAddress)
    setCookies(context, cookies)
    return redirect(context, location)
  })
}

/** `path` if a browser would read it as an address of our own, else the home page. */
function ownPath(path: string | undefined, publicUrl: string): string {
  if (path === undefined || !/^\/(?![/\\])/.test(path) || !URL.canParse(path, publicUrl)) return '/'
  const { origin, pathname, search, hash } = new URL(path, publicUrl)
  return origin === publicUrl && !pathname.startsWith('//') && !/^\/(api|sign-in)(\/|$)/.test(pathname) ? `${pathname}${search}${hash}` : '/'
}

function hostOf(context: AppContext): string {
  return context.req.header('host') ?? new URL(context.req.url).host
}

function setCookies(context: AppContext, cookies: readonly string[]): void {
  for (const cookie of cookies) context.header('Set-Cookie', cookie, { append: true })
}

function redirect(context: AppContext, location: string): Response {
  context.header('Cache-Control', 'no-store')
  return context.redirect(location, 302)
}
