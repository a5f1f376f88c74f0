import { z } from 'zod'

/** How long a provider may take for one answer before we call it unreachable. */
export const providerTimeoutMs = 10_000

const discoverySchema = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  jwks_uri: z.url(),
  userinfo_endpoint: z.url().optional(),
  token_endpoint_auth_methods_supported: z.array(z.string()).optional(),
})

/**
 * Reads a provider's published addresses (OpenID Connect Discovery 1.0, section 4).
 * @throws when it cannot be reached, or speaks for another issuer than the one configured (section 4.3)
 */
export async function discoverProvider(issuer: string) {
  const discoveryUrl = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`
  const response = await fetch(discoveryUrl, { signal: AbortSignal.timeout(providerTimeoutMs), headers: { accept: 'application/json' } })
  if (!response.ok) throw new Error(`${discoveryUrl} answered ${response.status}.`)
  const found = discoverySchema.parse(await response.json())
  if (found.issuer !== issuer) throw new Error(`OIDC_ISSUER is ${issuer}, but the provider there calls itself ${found.issuer}.`)
  // `client_secret_basic` is the default where nothing is said (section 3).
  const methods = found.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
  return {
    discoveryUrl,
    userinfoEndpoint: found.userinfo_endpoint ?? null,
    authentication: methods.includes('client_secret_basic') ? ('basic' as const) : ('post' as const),
  }
}
