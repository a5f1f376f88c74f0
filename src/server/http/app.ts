import { Hono } from 'hono'
import { compress } from 'hono/compress'
import type { AppDeps } from './app-deps.ts'
import type { App, AppEnv } from './app-env.ts'
import { mountAuthRoutes } from './auth-routes.ts'
import { mountDocs } from './docs/mount-docs.ts'
import { mountHealthRoutes } from './health-routes.ts'
import { createMount } from './mount.ts'
import { apiNotFound } from './not-found.ts'
import { mountOperationRoutes } from './operation-routes.ts'
import { problemResponse } from './problem-response.ts'
import { mountReportRoutes } from './report-routes.ts'
import { requestContext } from './request-context.ts'
import { mountRunRoutes } from './run-routes.ts'
import { refuseForeignOrigins } from './same-origin.ts'
import { securityHeaders } from './security-headers.ts'
import { mountWeb } from './web/mount-web.ts'

/** The whole HTTP side: `createApp(deps).fetch` is what a server is started with. */
export async function createApp(deps: AppDeps): Promise<App> {
  const app: App = new Hono<AppEnv>()
  app.onError(problemResponse)
  app.use(requestContext(deps.log))
  app.use(securityHeaders(deps.config.publicUrl))
  app.use('/api/*', compress())
  app.use(refuseForeignOrigins(deps.config.publicUrl))

  const mount = createMount(app, deps.auth)
  mountHealthRoutes(mount, deps)
  mountAuthRoutes(mount, app, deps)
  mountReportRoutes(mount, deps)
  mountOperationRoutes(mount, deps)
  mountRunRoutes(mount, deps)
  mountDocs(app, deps)
  const notFound = apiNotFound(app)
  app.all('/api', notFound)
  app.all('/api/*', notFound)
  if (deps.webRoot !== null) await mountWeb(app, deps.webRoot)
  app.notFound(notFound)
  return app
}
