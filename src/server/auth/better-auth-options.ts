import type { BetterAuthOptions } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import type { Logger } from 'pino'
import { passwordLength } from '../../contract/sign-in.ts'
import type { Config } from '../config.ts'
import type { Database } from '../db/database.ts'
import { account, session, user, verification } from '../db/schema/auth.ts'

/** Set by us on every call, over anything a client sent under this name. */
export const addressHeader = 'x-soundings-client-address'

export interface AuthSettings {
  readonly db: Database
  readonly config: Pick<Config, 'publicUrl' | 'authSecret' | 'oidc' | 'signUp'>
  readonly log: Logger
}

const dayS = 24 * 60 * 60

/**
 * What every instance of better-auth here shares. Its own origin check and rate limits are off because
 * ours stand in front of every request: one rule decides, for its endpoints as for all others.
 */
export function betterAuthOptions({ db, config, log }: AuthSettings) {
  return {
    appName: 'Soundings',
    baseURL: config.publicUrl,
    basePath: '/api/auth',
    secret: config.authSecret,
    database: drizzleAdapter(db, { provider: 'pg', schema: { user, session, account, verification }, transaction: true }),
    emailAndPassword: {
      enabled: true,
      disableSignUp: config.signUp !== 'open',
      minPasswordLength: passwordLength.min,
      maxPasswordLength: passwordLength.max,
    },
    session: { expiresIn: 30 * dayS, updateAge: dayS },
    account: {
      // Linking needs an e-mail that the provider and we have both seen verified: without that,
      // whoever signs up first with somebody else's address would share their account.
      accountLinking: { enabled: true, trustedProviders: [] },
      // In an encrypted cookie: a signed-out visitor can then not fill a table.
      storeStateStrategy: 'cookie',
    },
    onAPIError: { errorURL: `${config.publicUrl}/sign-in` },
    trustedOrigins: [config.publicUrl],
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    advanced: {
      cookiePrefix: 'soundings',
      disableCSRFCheck: true,
      disableOriginCheck: false,
      useSecureCookies: config.publicUrl.startsWith('https:'),
      ipAddress: { ipAddressHeaders: [addressHeader] },
    },
    // Names of errors only: messages may carry e-mail addresses.
    logger: {
      level: 'error',
      log: (level, message) => log[level === 'error' ? 'warn' : 'debug']({ from: 'sign-in' }, message.replace(/\S+@\S+/g, '[e-mail]')),
    },
  } satisfies BetterAuthOptions
}
