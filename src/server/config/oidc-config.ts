import type { EnvironmentReader } from './environment-reader.ts'

/** The identity provider people sign in with. */
export interface OidcConfig {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
}

export const oidcNames = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'] as const

/** Null when none of the three is set; a part of them is a fault, left in the reader. */
export function readOidcConfig(reader: EnvironmentReader): OidcConfig | null {
  const missing = oidcNames.filter((name) => reader.text(name) === null)
  if (missing.length === oidcNames.length) return null
  if (missing.length > 0) reader.fault(`Sign-in by OpenID Connect needs all of ${oidcNames.join(', ')}; missing: ${missing.join(', ')}.`)
  reader.url('OIDC_ISSUER', ['http', 'https'])
  // The text as written: an issuer is compared character by character, a trailing slash included.
  const issuer = reader.text('OIDC_ISSUER')
  const clientId = reader.text('OIDC_CLIENT_ID')
  const clientSecret = reader.text('OIDC_CLIENT_SECRET')
  return issuer === null || clientId === null || clientSecret === null ? null : Object.freeze({ issuer, clientId, clientSecret })
}
