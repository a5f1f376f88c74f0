import { z } from 'zod'
import { providerTimeoutMs } from './discover-provider.ts'

const claimsSchema = z.object({
  sub: z.string().min(1),
  email: z.string().optional(),
  email_verified: z.union([z.boolean(), z.string()]).optional(),
  name: z.string().optional(),
  given_name: z.string().optional(),
  family_name: z.string().optional(),
  preferred_username: z.string().optional(),
  picture: z.string().optional(),
})
type Claims = z.infer<typeof claimsSchema>

/**
 * What the provider says of the person, from the ID token (verified before this is called) and, where
 * that has no e-mail, from the userinfo endpoint. Null when the two speak of different people
 * (OpenID Connect Core 1.0, section 5.3.2) or nothing usable came.
 */
export async function readProfile(tokens: { idToken?: string | undefined; accessToken?: string | undefined }, userinfoEndpoint: string | null) {
  if (tokens.idToken === undefined) return null
  const fromToken = claimsSchema.safeParse(payloadOf(tokens.idToken))
  if (!fromToken.success) return null
  const claims = fromToken.data.email === undefined ? await completeClaims(fromToken.data, tokens.accessToken, userinfoEndpoint) : fromToken.data
  if (claims?.email === undefined) return null
  const fullName = [claims.given_name, claims.family_name].filter((part) => part !== undefined).join(' ')
  return {
    id: claims.sub,
    sub: claims.sub,
    email: claims.email,
    // Some providers send the text "true".
    emailVerified: claims.email_verified === true || claims.email_verified === 'true',
    name: claims.name ?? (fullName === '' ? (claims.preferred_username ?? '') : fullName),
    image: claims.picture !== undefined && /^https?:\/\//.test(claims.picture) ? claims.picture : undefined,
  }
}

async function completeClaims(known: Claims, accessToken: string | undefined, userinfoEndpoint: string | null): Promise<Claims | null> {
  if (userinfoEndpoint === null || accessToken === undefined) return known
  const response = await fetch(userinfoEndpoint, {
    headers: { authorization: `Bearer ${accessToken}`, accept: 'application/json' },
    redirect: 'error',
    signal: AbortSignal.timeout(providerTimeoutMs),
  })
  if (!response.ok) return known
  const more = claimsSchema.safeParse(await response.json())
  return more.success && more.data.sub === known.sub ? { ...known, ...more.data } : null
}

function payloadOf(token: string): unknown {
  const [, payload = ''] = token.split('.')
  try {
    return JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'))
  } catch {
    return null
  }
}
