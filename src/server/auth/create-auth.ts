import { betterAuth } from 'better-auth'
import type { Auth, Navigation } from './auth.ts'
import { refusal } from './auth-refusal.ts'
import { type AuthSettings, addressHeader, betterAuthOptions } from './better-auth-options.ts'
import { IdentityProvider, providerId, withTimeout } from './identity-provider.ts'
import { userOf } from './user-of.ts'

/** Sign-in by e-mail and password, and by an OpenID Connect provider where one is configured. */
export function createAuth(settings: AuthSettings): Auth {
  const { config, log } = settings
  const { api } = betterAuth(betterAuthOptions(settings))
  const provider = config.oidc === null ? null : new IdentityProvider(settings, config.oidc)

  const unavailable = (error: unknown): Navigation => {
    log.warn({ reason: error instanceof Error ? error.message : String(error) }, 'The identity provider cannot be used')
    return { location: '/sign-in?error=provider_unavailable', cookies: [] }
  }

  return {
    oidc: provider !== null,
    signUpPolicy: config.signUp,

    async session(given, address) {
      // Most signed-out requests bring no cookie at all; they need no database.
      if (!given.has('cookie')) return null
      const { headers, response } = await api.getSession({ headers: withAddress(given, address), returnHeaders: true })
      return response === null ? null : { user: userOf(response.user), cookies: headers.getSetCookie() }
    },

    async signUp(input, given, address) {
      try {
        const { headers, response } = await api.signUpEmail({ body: { ...input }, headers: withAddress(given, address), returnHeaders: true })
        return { user: userOf(response.user), cookies: headers.getSetCookie() }
      } catch (error) {
        throw refusal(error)
      }
    },

    async signIn(input, given, address) {
      try {
        const { headers, response } = await api.signInEmail({ body: { ...input }, headers: withAddress(given, address), returnHeaders: true })
        return { user: userOf(response.user), cookies: headers.getSetCookie() }
      } catch (error) {
        throw refusal(error)
      }
    },

    async changePassword(input, given, address) {
      try {
        const { headers, response } = await api.changePassword({
          body: { ...input, revokeOtherSessions: true },
          headers: withAddress(given, address),
          returnHeaders: true,
        })
        return { user: userOf(response.user), cookies: headers.getSetCookie() }
      } catch (error) {
        throw refusal(error)
      }
    },

    async signOut(given, address) {
      const { headers } = await api.signOut({ headers: withAddress(given, address), returnHeaders: true })
      return headers.getSetCookie()
    },

    async beginProviderSignIn(returnTo, given, address) {
      if (provider === null) return { location: '/sign-in', cookies: [] }
      try {
        const auth = await provider.connect()
        const { headers, response } = await auth.api.signInSocial({
          body: { provider: providerId, callbackURL: returnTo, errorCallbackURL: '/sign-in', disableRedirect: true },
          headers: withAddress(given, address),
          returnHeaders: true,
        })
        if (response.url === undefined) throw new Error('better-auth gave no address to go on to.')
        return { location: response.url, cookies: headers.getSetCookie() }
      } catch (error) {
        return unavailable(error)
      }
    },

    async finishProviderSignIn(search, given, address) {
      if (provider === null) return { location: '/sign-in', cookies: [] }
      try {
        const auth = await provider.connect()
        const request = new Request(`${config.publicUrl}/api/auth/callback/${providerId}${search}`, { headers: withAddress(given, address) })
        const response = await withTimeout(auth.handler(request))
        const location = response.headers.get('location')
        if (location === null) throw new Error(`The callback was answered with ${response.status}.`)
        return { location, cookies: response.headers.getSetCookie() }
      } catch (error) {
        return unavailable(error)
      }
    },
  }
}

function withAddress(given: Headers, address: string): Headers {
  const headers = new Headers(given)
  headers.set(addressHeader, address)
  return headers
}
