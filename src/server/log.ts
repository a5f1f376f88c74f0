import pino, { type DestinationStream, type Logger } from 'pino'
import type { Config } from './config.ts'
import { describeError } from './log/describe-error.ts'

export type { Logger } from 'pino'

type LoggedConfig = Pick<Config, 'logLevel' | 'authSecret' | 'databaseUrl' | 'llm' | 'oidc'>

/** Field names that hold a secret wherever they turn up, two levels deep. */
const secretFields = [
  'authorization',
  'cookie',
  'password',
  'token',
  'secret',
  'apiKey',
  'clientSecret',
  'authSecret',
  'databaseUrl',
  'accessToken',
  'idToken',
  'refreshToken',
]

/**
 * JSON lines on stderr (stdout is for people). Callers log what happened and its ids (`requestId`,
 * `runId`), never what people wrote: an error is reduced by `describeError`, and as a second line of
 * defence secret-looking fields are removed and the secrets of `config` are cut out of every line.
 *
 * The stream is Node's own and not pino's: once its reader is gone, pino's tries each line again for ever, and a
 * process that is asked to end never does.
 */
export function createLogger(config: LoggedConfig, destination: DestinationStream = process.stderr): Logger {
  const secrets = secretsOf(config)
  return pino(
    {
      level: config.logLevel,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (level) => ({ level }) },
      serializers: { err: describeError, error: describeError },
      redact: { paths: secretFields.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]), censor: '[removed]' },
      hooks: { streamWrite: (line) => secrets.reduce((text, secret) => text.replaceAll(secret, '[removed]'), line) },
    },
    destination,
  )
}

/** The secrets as they would stand in a JSON line. */
function secretsOf(config: LoggedConfig): string[] {
  const password = config.databaseUrl === null ? '' : decodeURIComponent(new URL(config.databaseUrl).password)
  return [config.authSecret, config.llm?.apiKey, config.oidc?.clientSecret, config.databaseUrl, password]
    .filter((secret) => secret !== null && secret !== undefined && secret !== '')
    .map((secret) => JSON.stringify(secret).slice(1, -1))
}
