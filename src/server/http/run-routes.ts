import { routes } from '../../contract/routes.ts'
import type { AppDeps } from './app-deps.ts'
import { eventStream, lastEventId } from './event-stream.ts'
import type { Mount } from './mount.ts'

export function mountRunRoutes(mount: Mount, { runs, draining }: AppDeps): void {
  mount(routes.startRun, ({ user, body }) => runs.start(user.id, body))
  mount(routes.listRuns, ({ user }) => runs.list(user.id))
  mount(routes.estimateRun, ({ user, body }) => runs.estimate(user.id, body))
  mount(routes.getRun, ({ user, params }) => runs.get(user.id, params.id))
  mount(routes.listRunItems, ({ user, params, query }) => runs.items(user.id, params.id, query))
  mount(routes.cancelRun, ({ user, params }) => runs.cancel(user.id, params.id))
  mount(routes.resumeRun, ({ user, params }) => runs.resume(user.id, params.id))
  mount(routes.retryFailedRun, ({ user, params }) => runs.retryFailed(user.id, params.id))

  mount(routes.runEvents, async ({ user, params, context, signal }) => {
    const afterSeq = lastEventId(context.req.raw.headers)
    // Before the first byte, while the answer can still be a 404.
    await runs.get(user.id, params.id)
    return eventStream(context, {
      events: (until) => runs.events(user.id, params.id, afterSeq, until),
      signal: AbortSignal.any([signal, draining]),
      onError: (error) => context.var.log.error({ error, runId: params.id }, 'An event stream broke off'),
    })
  })
}
