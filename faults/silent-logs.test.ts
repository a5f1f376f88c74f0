import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type ServerProcess, startServer } from './server-process.ts'
import { SignedInClient } from './signed-in-client.ts'

const outcome = 'Zoologists of Zanzibar sign the zinc pledge by Zugzwang'
const region = 'Zzyzx'
const apiKey = 'sk-nobody-may-read-this-key'

let dataDir: string
let server: ServerProcess
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'soundings-logs-'))
  server = await startServer({
    dataDir,
    // The model's address leads nowhere, so that every call fails with the prompt in hand.
    env: { LOG_LEVEL: 'trace', ENGINE: 'llm', LLM_PROVIDER: 'openai-compatible', LLM_MODEL: 'm', LLM_BASE_URL: 'http://127.0.0.1:1/v1', LLM_API_KEY: apiKey },
  })
})
afterEach(async () => {
  await server.kill()
  await rm(dataDir, { recursive: true, force: true })
})

test('at the most talkative level, and with everything failing, logs hold no words of people and no secret', async () => {
  const client = await SignedInClient.signUp(server.origin)
  const report = { title: outcome, description: outcome, data: { desiredOutcome: outcome, region } }
  const { id } = await client.createReport(report)
  await client.updateReport(id, report)
  const refused = [
    client.request('POST', '/api/iran-conflict/reports', { ...report, unknown: outcome }),
    client.request('POST', '/api/iran-conflict/reports', { ...report, title: `${outcome}\0` }),
    client.request('POST', '/api/iran-conflict/research-lenses', { desiredOutcome: outcome, region }),
    client.request('GET', `/api/iran-conflict/reports?about=${encodeURIComponent(outcome)}`).then(() => Promise.reject(new Error('only its log counts'))),
    client.request('PUT', '/api/iran-conflict/working-copy', { revision: 99, reportId: null, title: outcome, data: report.data }),
  ]
  for (const refusal of await Promise.allSettled(refused)) expect(refusal.status).toBe('rejected')
  await client.request('POST', '/api/runs', { plan: 'generate-lenses', input: { desiredOutcome: outcome, region } })
  const { code } = await server.stop()
  expect(code).toBe(0)
  const output = server.output()
  expect(output.split('\n').length).toBeGreaterThan(8)
  const secret = (await readFile(join(dataDir, 'auth-secret'), 'utf8')).trim()
  for (const word of ['Zoologists', 'Zugzwang', region, apiKey, secret, client.password, client.cookie, client.email])
    expect(output.includes(word), `"${word}" is in the logs`).toBe(false)
})
