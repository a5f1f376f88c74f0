import { createAuth } from './auth/create-auth.ts'
import { RateLimiter } from './auth/rate-limiter.ts'
import { type Core, composeCore } from './compose.ts'
import { type Config, withBoundPort } from './config.ts'
import { createApp } from './http/app.ts'
import type { Readiness } from './http/app-deps.ts'
import type { App } from './http/app-env.ts'
import { type HttpServer, listen } from './http-server.ts'
import type { Logger } from './log.ts'
import type { ProcessContext, RunningProcess } from './process/run-process.ts'
import { findWebRoot, productVersion } from './product.ts'

/** Of the time given for ending, what is kept for the last answers after the runs have been given back. */
const lastAnswersMs = 3_000

/** The whole product in one process: pages, API and the work on runs. */
export async function startServer({ config, log }: ProcessContext): Promise<RunningProcess> {
  const core = await composeCore(config, log)
  const app = Promise.withResolvers<App>()
  let server: HttpServer | undefined
  try {
    server = await listen(config, app.promise)
    await core.runs.start({ worker: true })
    const draining = new AbortController()
    const bound = withBoundPort(config, server.port)
    app.resolve(await composeApp(bound, core, log, draining.signal))
    return { announcement: `Soundings is ready at ${bound.publicUrl}`, drain: drainer(server, core, draining) }
  } catch (error) {
    await server?.close(0)
    await core.close()
    throw error
  }
}

function composeApp(config: Config, { database, engine, runs, sample }: Core, log: Logger, draining: AbortSignal): Promise<App> {
  const webRoot = findWebRoot()
  if (webRoot === null) log.warn('the pages are not built: serving the API alone (npm start builds them)')
  const { db } = database
  return createApp({
    config,
    db,
    auth: createAuth({ db, config, log }),
    limiter: new RateLimiter(db),
    engine,
    runs: runs.service,
    sample,
    log,
    readiness: async (): Promise<Readiness> => {
      if (draining.aborted) return { ready: false, reason: 'The server is ending and takes no new work.' }
      try {
        await database.ping()
        return { ready: true }
      } catch (error) {
        log.warn({ err: error }, 'the database does not answer')
        return { ready: false, reason: 'The database does not answer.' }
      }
    },
    draining,
    webRoot,
    version: productVersion,
  })
}

/** Readiness turns 503 first; answers go on while the work on runs ends; then the door is shut. */
function drainer(server: HttpServer, { runs, close }: Core, draining: AbortController): RunningProcess['drain'] {
  return async (timeoutMs) => {
    const deadlineMs = Date.now() + timeoutMs
    draining.abort()
    await runs.drain(timeoutMs - lastAnswersMs)
    await server.close(Math.max(0, deadlineMs - Date.now() - 500))
    await close()
  }
}
