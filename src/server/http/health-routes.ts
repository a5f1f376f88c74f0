import { routes } from '../../contract/routes.ts'
import { ProblemError } from '../problem-error.ts'
import type { AppDeps } from './app-deps.ts'
import type { Mount } from './mount.ts'

export function mountHealthRoutes(mount: Mount, { readiness, version }: AppDeps): void {
  mount(routes.health, () => ({ status: 'ok' as const, version }))

  mount(routes.ready, async () => {
    const state = await readiness()
    if (!state.ready) throw new ProblemError('shutting-down', state.reason)
    return { status: 'ready' as const }
  })
}
