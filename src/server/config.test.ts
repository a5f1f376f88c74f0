import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ConfigError, loadConfig, withBoundPort } from './config.ts'

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'soundings-config-'))
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

const llm = { ENGINE: 'llm', LLM_PROVIDER: 'anthropic', LLM_MODEL: 'some-model', LLM_API_KEY: 'key-nobody-may-see' }
const load = (environment: Record<string, string>) => loadConfig({ DATA_DIR: dataDir, ...environment })

function faultsOf(environment: Record<string, string>): readonly string[] {
  try {
    load(environment)
  } catch (error) {
    if (error instanceof ConfigError) return error.faults
    throw error
  }
  return []
}

test('an empty environment is a working configuration that cannot be changed', () => {
  const config = load({})
  expect(config).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    publicUrl: 'http://localhost:3000',
    engine: 'builtin',
    llm: null,
    oidc: null,
    databaseUrl: null,
    signUp: 'open',
    runRetentionDays: null,
  })
  expect(Object.isFrozen(config)).toBe(true)
})

describe('the session secret', () => {
  test('is made once, is the same at every start and only the owner can read it', () => {
    const { authSecret } = load({})
    expect(authSecret.length).toBeGreaterThanOrEqual(43)
    expect(load({}).authSecret).toBe(authSecret)
    expect(statSync(join(dataDir, 'auth-secret')).mode & 0o777).toBe(0o600)
  })

  test('is another one in another data directory', () => {
    expect(load({}).authSecret).not.toBe(load({ DATA_DIR: join(dataDir, 'other') }).authSecret)
  })

  test('is not written down when the environment gives one', () => {
    const given = 'g'.repeat(40)
    expect(load({ AUTH_SECRET: given }).authSecret).toBe(given)
    expect(() => readFileSync(join(dataDir, 'auth-secret'))).toThrow('ENOENT')
  })
})

describe('the public address', () => {
  test('follows the port that was really bound', () => {
    expect(withBoundPort(load({ PORT: '0' }), 4567)).toMatchObject({ port: 4567, publicUrl: 'http://localhost:4567' })
  })

  test('stays as given, whatever the port', () => {
    expect(withBoundPort(load({ PORT: '0', PUBLIC_URL: 'https://soundings.example.org/' }), 4567).publicUrl).toBe('https://soundings.example.org')
  })
})

test('a model set up whole is read whole', () => {
  const config = load({ ...llm, LLM_CONCURRENCY: '50', LLM_TIMEOUT_MS: '9000', LLM_INPUT_USD_PER_MTOK: '3', LLM_OUTPUT_USD_PER_MTOK: '12.5' })
  expect(config.llm).toEqual({
    provider: 'anthropic',
    model: 'some-model',
    baseUrl: null,
    apiKey: 'key-nobody-may-see',
    concurrency: 50,
    requestsPerMinute: null,
    tokensPerMinute: null,
    timeoutMs: 9000,
    inputUsdPerMtok: 3,
    outputUsdPerMtok: 12.5,
  })
})

test('an OpenID Connect issuer is kept to the letter, since providers compare it so', () => {
  const config = load({ OIDC_ISSUER: 'https://id.example.org/realm/', OIDC_CLIENT_ID: 'soundings', OIDC_CLIENT_SECRET: 's' })
  expect(config.oidc?.issuer).toBe('https://id.example.org/realm/')
})

test.each([
  { fault: 'PORT', environment: { PORT: '70000' } },
  { fault: 'PORT', environment: { PORT: 'http' } },
  { fault: 'PUBLIC_URL', environment: { PUBLIC_URL: 'soundings.example.org' } },
  { fault: 'PUBLIC_URL', environment: { PUBLIC_URL: 'https://example.org/soundings' } },
  { fault: 'DATABASE_URL', environment: { DATABASE_URL: 'mysql://localhost/soundings' } },
  { fault: 'AUTH_SECRET', environment: { AUTH_SECRET: 'short' } },
  { fault: 'LOG_LEVEL', environment: { LOG_LEVEL: 'loud' } },
  { fault: 'ENGINE', environment: { ENGINE: 'oracle' } },
  { fault: 'missing: OIDC_CLIENT_SECRET', environment: { OIDC_ISSUER: 'https://id.example.org', OIDC_CLIENT_ID: 'soundings' } },
  { fault: 'SIGN_UP', environment: { SIGN_UP: 'nobody' } },
  { fault: 'OIDC_ISSUER', environment: { SIGN_UP: 'oidc' } },
  { fault: 'RUN_RETENTION_DAYS', environment: { RUN_RETENTION_DAYS: 'a month' } },
  { fault: 'LLM_MODEL', environment: { ENGINE: 'llm', LLM_PROVIDER: 'openai', LLM_API_KEY: 'k' } },
  { fault: 'LLM_PROVIDER', environment: { ENGINE: 'llm', LLM_MODEL: 'm' } },
  { fault: 'LLM_API_KEY', environment: { LLM_PROVIDER: 'openai', LLM_MODEL: 'm' } },
  { fault: 'LLM_BASE_URL', environment: { LLM_PROVIDER: 'openai-compatible', LLM_MODEL: 'm' } },
  { fault: 'LLM_CONCURRENCY', environment: { ...llm, LLM_CONCURRENCY: '0' } },
  { fault: 'LLM_OUTPUT_USD_PER_MTOK', environment: { ...llm, LLM_INPUT_USD_PER_MTOK: '3' } },
  { fault: 'LLM_MODLE', environment: { LLM_MODLE: 'm' } },
  { fault: 'SIGN_UPS', environment: { SIGN_UPS: 'closed' } },
  { fault: 'SIGNUP', environment: { SIGNUP: 'closed' } },
  { fault: 'RUN_RETENTION is', environment: { RUN_RETENTION: '30' } },
  { fault: 'SIM_BASE_URL', environment: { SIM_BASE_URL: 'https://sim.example.org' } },
])('$environment stops the start with a sentence about $fault', ({ fault, environment }) => {
  const faults = faultsOf(environment)
  expect(faults).toHaveLength(1)
  expect(faults[0]).toContain(fault)
  expect(faults[0]).toMatch(/\.$/)
})

test('every fault is named at once, and a refused start leaves nothing behind', () => {
  expect(faultsOf({ PORT: 'x', LOG_LEVEL: 'loud', ENGINE: 'llm', DATA_DIR: join(dataDir, 'new') })).toHaveLength(4)
  expect(() => statSync(join(dataDir, 'new'))).toThrow('ENOENT')
})

test('no fault repeats a secret', () => {
  const secrets = { AUTH_SECRET: 'tiny-secret', DATABASE_URL: 'mysql://u:hunter2@h/db', OIDC_CLIENT_SECRET: 'oidc-hush', LLM_API_KEY: 'llm-hush', PORT: 'x' }
  const text = faultsOf(secrets).join(' ')
  for (const secret of ['tiny-secret', 'hunter2', 'oidc-hush', 'llm-hush']) expect(text).not.toContain(secret)
})

test('runs are kept for as many days as are given, and for ever with 0', () => {
  expect(load({ RUN_RETENTION_DAYS: '30' }).runRetentionDays).toBe(30)
  expect(load({ RUN_RETENTION_DAYS: '0' }).runRetentionDays).toBeNull()
})

test('names that other programs set stop nothing', () => {
  expect(faultsOf({ RUN_ID: '7', SIGNAL: 'TERM', PATH: '/usr/bin' })).toEqual([])
})

test('a blank value counts as not set', () => {
  expect(load({ OIDC_ISSUER: '', DATABASE_URL: ' ', PORT: '' })).toMatchObject({ port: 3000, oidc: null, databaseUrl: null })
})
