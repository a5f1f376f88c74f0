import { betterAuth } from 'better-auth'
import { genericOAuth } from 'better-auth/plugins'
import type { OidcConfig } from '../config.ts'
import { type AuthSettings, betterAuthOptions } from './better-auth-options.ts'
import { discoverProvider, providerTimeoutMs } from './discover-provider.ts'
import { readProfile } from './provider-profile.ts'

/** The provider's name in our tables and in its callback address, `/api/auth/callback/oidc`. */
export const providerId = 'oidc'

type ProviderAuth = ReturnType<typeof createProviderAuth>

/**
 * The identity provider, asked for its addresses when somebody first signs in with it. better-auth
 * would ask once at start and do without a provider that is down at that moment.
 */
export class IdentityProvider {
  readonly #settings: AuthSettings
  readonly #oidc: OidcConfig
  #ready: Promise<ProviderAuth> | null = null

  constructor(settings: AuthSettings, oidc: OidcConfig) {
    this.#settings = settings
    this.#oidc = oidc
  }

  /** @throws when the provider cannot be reached now; the next call tries again */
  async connect(): Promise<ProviderAuth> {
    this.#ready ??= this.#connect()
    try {
      return await this.#ready
    } catch (error) {
      this.#ready = null
      throw error
    }
  }

  async #connect(): Promise<ProviderAuth> {
    const provider = await discoverProvider(this.#oidc.issuer)
    const auth = createProviderAuth(this.#settings, this.#oidc, provider)
    const { socialProviders } = await withTimeout(auth.$context)
    if (!socialProviders.some((known) => known.id === providerId)) throw new Error(`${this.#oidc.issuer} does not say how its ID tokens are verified.`)
    return auth
  }
}

/** Rejects when the provider has not answered in time. */
export async function withTimeout<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`The identity provider did not answer within ${providerTimeoutMs} ms.`)), providerTimeoutMs)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

function createProviderAuth(settings: AuthSettings, oidc: OidcConfig, provider: Awaited<ReturnType<typeof discoverProvider>>) {
  return betterAuth({
    ...betterAuthOptions(settings),
    plugins: [
      genericOAuth({
        config: [
          {
            providerId,
            clientId: oidc.clientId,
            clientSecret: oidc.clientSecret,
            discoveryUrl: provider.discoveryUrl,
            requireIdTokenVerification: true,
            scopes: ['openid', 'profile', 'email'],
            pkce: true,
            authentication: provider.authentication,
            getUserInfo: (tokens) => readProfile(tokens, provider.userinfoEndpoint),
            disableProviderLogout: true,
            disableSignUp: settings.config.signUp === 'closed',
          },
        ],
      }),
    ],
  })
}
