import { randomUUID } from 'node:crypto'
import pino from 'pino'
import type { SignUpPolicy } from '../../../contract/sign-in.ts'
import type { User } from '../../../contract/user.ts'
import { createBuiltinEngine } from '../../../engines/builtin.ts'
import type { Engine } from '../../../engines/engine.ts'
import { createAuth } from '../../auth/create-auth.ts'
import { RateLimiter } from '../../auth/rate-limiter.ts'
import type { OidcConfig } from '../../config.ts'
import type { OpenedDatabase } from '../../db/database.ts'
import type { RunService } from '../../runs/run-service.ts'
import { sampleAnalysis } from '../../sample/sample-analysis.ts'
import { createApp } from '../app.ts'
import type { AppDeps } from '../app-deps.ts'
import type { App } from '../app-env.ts'
import { noRuns } from './no-runs.ts'
import { TestClient } from './test-client.ts'

export const testPassword = 'correct horse battery staple'

export interface TestAppOptions {
  readonly publicUrl?: string
  readonly oidc?: OidcConfig
  readonly signUp?: SignUpPolicy
  readonly engine?: Engine
  readonly runs?: RunService
  readonly webRoot?: string
  readonly readiness?: AppDeps['readiness']
  readonly draining?: AbortSignal
  /** The limiter's clock, in milliseconds. */
  readonly now?: () => number
}

export interface TestApp {
  readonly app: App
  readonly database: OpenedDatabase
  /** The lines logged so far. */
  readonly logged: () => string
  /** Signed out. */
  client(): TestClient
  /** Of an account of its own. */
  signedIn(name?: string): Promise<{ client: TestClient; user: User; email: string }>
}

/** One for all apps of a test file: drafting takes seconds. */
const sample = sampleAnalysis(createBuiltinEngine())

/** The real application on a real database, in process. Only runs stand in, until a test brings its own. */
export async function createTestApp(database: OpenedDatabase, options: TestAppOptions = {}): Promise<TestApp> {
  const lines: string[] = []
  const log = pino({ level: 'debug' }, { write: (line) => void lines.push(line) })
  const config = {
    publicUrl: options.publicUrl ?? 'http://localhost',
    authSecret: 'a secret of more than thirty-two characters',
    oidc: options.oidc ?? null,
    signUp: options.signUp ?? ('open' as const),
  }
  const app = await createApp({
    config,
    db: database.db,
    auth: createAuth({ db: database.db, config, log }),
    limiter: new RateLimiter(database.db, options.now),
    engine: options.engine ?? createBuiltinEngine(),
    runs: options.runs ?? noRuns,
    sample,
    log,
    readiness: options.readiness ?? (() => Promise.resolve({ ready: true })),
    draining: options.draining ?? new AbortController().signal,
    webRoot: options.webRoot ?? null,
    version: '0.0.0-test',
  })
  return {
    app,
    database,
    logged: () => lines.join(''),
    client: () => new TestClient(app),
    async signedIn(name = 'Dana Reed') {
      const client = new TestClient(app)
      const email = `dana.${randomUUID()}@example.org`
      const response = await client.send('POST', '/api/auth/sign-up/email', { body: { name, email, password: testPassword } })
      if (!response.ok) throw new Error(`Sign-up answered ${response.status}: ${await response.text()}`)
      const { user } = (await response.json()) as { user: User }
      return { client, user, email }
    },
  }
}
