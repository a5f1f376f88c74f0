import { resolve } from 'node:path'
import { type EngineName, engineNames } from '../contract/provenance.ts'
import { type SignUpPolicy, signUpPolicies } from '../contract/sign-in.ts'
import { keepAuthSecret } from './config/auth-secret.ts'
import { type Environment, EnvironmentReader } from './config/environment-reader.ts'
import { type LlmConfig, llmNames, readLlmConfig } from './config/llm-config.ts'
import { type OidcConfig, oidcNames, readOidcConfig } from './config/oidc-config.ts'

export type { LlmConfig } from './config/llm-config.ts'
export type { OidcConfig } from './config/oidc-config.ts'

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
export type LogLevel = (typeof logLevels)[number]

/** Everything the environment decides, read once at start, checked and frozen. */
export interface Config {
  /** 0 lets the system choose; `withBoundPort` then says which it was. */
  readonly port: number
  readonly host: string
  /** Origin for cookies, CSRF and OpenID Connect, without a trailing slash. */
  readonly publicUrl: string
  /** Whether PUBLIC_URL was given; otherwise it follows the port. */
  readonly publicUrlGiven: boolean
  /** Absolute. Holds the embedded database, its lock and the secret file. */
  readonly dataDir: string
  /** A real PostgreSQL instead of the embedded one. Carries a password: never logged. */
  readonly databaseUrl: string | null
  readonly authSecret: string
  readonly oidc: OidcConfig | null
  readonly signUp: SignUpPolicy
  /** Ended runs that nothing refers to are deleted after so many days; null keeps them for ever. */
  readonly runRetentionDays: number | null
  /** The engine for new work. */
  readonly engine: EngineName
  /** Set whenever a model is set up, also when `engine` is another; never null for `llm`. */
  readonly llm: LlmConfig | null
  readonly logLevel: LogLevel
}

/** The environment cannot be worked with. One sentence per fault, none with a secret in it. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
  readonly faults: readonly string[]

  constructor(faults: readonly string[]) {
    super(faults.join('\n'))
    this.faults = faults
  }
}

/**
 * Reads, checks and freezes the configuration: the one place that reads the process environment.
 * Makes the session secret in DATA_DIR when AUTH_SECRET is not given.
 * @throws ConfigError naming every fault
 */
export function loadConfig(environment: Environment = process.env): Config {
  const reader = new EnvironmentReader(environment)
  const port = reader.integer('PORT', { min: 0, max: 65_535 }) ?? 3000
  const publicUrl = readPublicUrl(reader)
  const engine = reader.oneOf('ENGINE', engineNames) ?? 'builtin'
  const authSecret = reader.text('AUTH_SECRET')
  const known: readonly string[] = [...llmNames, ...oidcNames, 'SIGN_UP', 'RUN_RETENTION_DAYS']
  // Prefixes that are ours: RUN_ alone, for one, is in names that other programs set.
  for (const name of reader.namesWithPrefix('LLM_', 'OIDC_', 'SIM_', 'SIGN_', 'SIGNUP', 'RUN_RETENTION'))
    if (!known.includes(name)) reader.fault(`${name} is not a setting of Soundings; the ones with such names are ${known.join(', ')}.`)
  if (authSecret !== null && authSecret.length < 32) reader.fault('AUTH_SECRET must be at least 32 characters long.')
  const settings = {
    port,
    host: reader.text('HOST') ?? '127.0.0.1',
    publicUrl: publicUrl ?? `http://localhost:${port}`,
    publicUrlGiven: publicUrl !== null,
    dataDir: resolve(reader.text('DATA_DIR') ?? './data'),
    databaseUrl: readDatabaseUrl(reader),
    oidc: readOidcConfig(reader),
    signUp: reader.oneOf('SIGN_UP', signUpPolicies) ?? 'open',
    // 0 says in words of its own what is the default: a setting that is there may be changed, one that is not may be forgotten.
    runRetentionDays: reader.integer('RUN_RETENTION_DAYS', { min: 0, max: 36_500 }) || null,
    engine,
    llm: readLlmConfig(reader, engine === 'llm'),
    logLevel: reader.oneOf('LOG_LEVEL', logLevels) ?? 'info',
  }
  if (settings.signUp === 'oidc' && settings.oidc === null && reader.text('OIDC_ISSUER') === null)
    reader.fault('SIGN_UP=oidc needs sign-in by OpenID Connect to be set up: OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET.')
  if (reader.faults.length > 0) throw new ConfigError(reader.faults)
  return Object.freeze({ ...settings, authSecret: authSecret ?? keepAuthSecret(settings.dataDir) })
}

/** The configuration once the port is known. A PUBLIC_URL that was not given follows it. */
export function withBoundPort(config: Config, port: number): Config {
  return Object.freeze({ ...config, port, publicUrl: config.publicUrlGiven ? config.publicUrl : `http://localhost:${port}` })
}

function readPublicUrl(reader: EnvironmentReader): string | null {
  const url = reader.url('PUBLIC_URL', ['http', 'https'])
  if (url === null) return null
  if (url.pathname !== '/' || url.search !== '' || url.hash !== '' || url.username !== '')
    reader.fault('PUBLIC_URL must be an origin only, such as https://soundings.example.org, without a path.')
  return url.origin
}

function readDatabaseUrl(reader: EnvironmentReader): string | null {
  // As written: the driver has forms of its own (a socket directory as host) that a rewritten address may lose.
  return reader.url('DATABASE_URL', ['postgres', 'postgresql']) === null ? null : reader.text('DATABASE_URL')
}
