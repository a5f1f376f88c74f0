import { DrizzleQueryError } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { loadConfig } from './config.ts'
import { rateLimit } from './db/schema/index.ts'
import { describeEachDatabase } from './db/testing.ts'
import { createLogger } from './log.ts'

const outcome = 'Nurses in Lisbon vote for the hospital levy by June'
const apiKey = 'sk-live-"quoted"-0123456789'
const authSecret = 'a-session-secret-of-more-than-32-characters'
const config = loadConfig({
  AUTH_SECRET: authSecret,
  DATABASE_URL: 'postgres://soundings:db-pass-word@db.example.org/soundings',
  LLM_PROVIDER: 'openai',
  LLM_MODEL: 'm',
  LLM_API_KEY: apiKey,
  LOG_LEVEL: 'trace',
})

function recorder() {
  let text = ''
  const log = createLogger(config, {
    write: (line: string) => {
      text += line
    },
  })
  return {
    log,
    text: () => text,
    lines: (): unknown[] =>
      text
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line)),
  }
}

test('a line is JSON with its level, its time and the ids of what it is about', () => {
  const { log, lines } = recorder()
  log.child({ requestId: 'req-1', runId: 'run-1' }).info('run started')
  expect(lines()).toEqual([{ level: 'info', time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/), requestId: 'req-1', runId: 'run-1', msg: 'run started' }])
})

test('a secret of the configuration is cut out wherever it turns up', () => {
  const { log, text } = recorder()
  log.warn({ url: config.databaseUrl, note: `signed with ${authSecret}`, nested: [apiKey] }, `calling with ${apiKey} and db-pass-word`)
  for (const secret of [authSecret, '0123456789', 'db-pass-word']) expect(text()).not.toContain(secret)
  expect(text()).toContain('[removed]')
})

test('a field that sounds like a secret is not shown', () => {
  const { log, text } = recorder()
  log.info({ password: 'pass-1', request: { cookie: 'pass-2', headers: { authorization: 'pass-3' } } }, 'in')
  expect(text()).not.toMatch(/pass-\d/)
})

test('an error is told by type, code and place, and never by words it may quote', () => {
  const { log, text } = recorder()
  try {
    JSON.parse(outcome)
  } catch (error) {
    log.error({ err: error }, 'failed')
  }
  log.error({ error: Object.assign(new Error(outcome), { requestBody: outcome, code: 'E_PROVIDER' }) }, 'failed')
  log.error({ err: new Error(outcome, { cause: Object.assign(new Error(outcome), { code: 'E_INNER', body: outcome }) }) }, 'failed')
  expect(text()).not.toContain('Lisbon')
  expect(text()).toContain('SyntaxError')
  expect(text()).toContain('E_PROVIDER')
  expect(text()).toContain('E_INNER')
  expect(text()).toContain('log.test.ts')
})

test("the operating system's own words are kept", () => {
  const { log, text } = recorder()
  log.error({ err: Object.assign(new Error('listen EADDRINUSE: address already in use'), { code: 'EADDRINUSE', syscall: 'listen' }) }, 'failed')
  expect(text()).toContain('address already in use')
})

describeEachDatabase('a failed query in the log', (openTestDatabase) => {
  test('shows its code but none of its values', async () => {
    const { db } = await openTestDatabase()
    const values = { id: outcome, key: outcome, count: 1, lastRequest: 1 }
    await db.insert(rateLimit).values(values)
    const failure: unknown = await db
      .insert(rateLimit)
      .values(values)
      .catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(DrizzleQueryError)
    expect(String(failure)).toContain('Lisbon')
    const { log, text } = recorder()
    log.error({ err: failure }, 'query failed')
    expect(text()).not.toContain('Lisbon')
    expect(text()).toContain('23505')
  })
})
