import type { Logger } from 'pino'
import type { SampleAnalysis } from '../../contract/sample-analysis.ts'
import type { Engine } from '../../engines/engine.ts'
import type { Auth } from '../auth/auth.ts'
import type { RateLimiter } from '../auth/rate-limiter.ts'
import type { Config } from '../config.ts'
import type { Database } from '../db/database.ts'
import type { RunService } from '../runs/run-service.ts'

/** Whether the server should be sent requests; `reason` is for a person. */
export type Readiness = { readonly ready: true } | { readonly ready: false; readonly reason: string }

/** Everything the HTTP side needs, handed in by the composition. */
export interface AppDeps {
  readonly config: Pick<Config, 'publicUrl'>
  readonly db: Database
  readonly auth: Auth
  readonly limiter: RateLimiter
  readonly engine: Engine
  readonly runs: RunService
  /** A finished analysis to look around in; made when first asked for. */
  readonly sample: () => Promise<SampleAnalysis>
  readonly log: Logger
  /** Asked by each `GET /api/ready`. */
  readonly readiness: () => Promise<Readiness>
  /** Aborts when draining begins: event streams end, so that the server can. Watchers reconnect elsewhere. */
  readonly draining: AbortSignal
  /** Folder of the built web; null serves the API alone. */
  readonly webRoot: string | null
  readonly version: string
}
