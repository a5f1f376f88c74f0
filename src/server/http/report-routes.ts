import { routes } from '../../contract/routes.ts'
import { ReportStore } from '../reports/report-store.ts'
import { WorkingCopyStore } from '../reports/working-copy-store.ts'
import type { AppDeps } from './app-deps.ts'
import type { Mount } from './mount.ts'

export function mountReportRoutes(mount: Mount, { db }: AppDeps): void {
  const reports = new ReportStore(db)
  const workingCopies = new WorkingCopyStore(db)

  mount(routes.listReports, ({ user, query }) => reports.list(user.id, { withData: query.data === 'true' }))
  mount(routes.getReport, ({ user, params }) => reports.get(user.id, params.id))
  mount(routes.createReport, ({ user, body }) => reports.create(user.id, body))
  mount(routes.updateReport, ({ user, params, body }) => reports.update(user.id, params.id, body))
  mount(routes.deleteReport, async ({ user, params }) => {
    await reports.delete(user.id, params.id)
    return undefined
  })
  mount(routes.getWorkingCopy, ({ user }) => workingCopies.get(user.id))
  mount(routes.putWorkingCopy, ({ user, body }) => workingCopies.put(user.id, body))
}
