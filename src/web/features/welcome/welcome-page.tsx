import type { User } from '../../../contract/user.ts'
import { greetingName } from '../../lib/current-user.ts'
import { PageFrame } from '../../ui/page-frame.tsx'
import { ContinueCard } from './continue-card.tsx'
import { RecentReports } from './recent-reports.tsx'
import { RecentRuns } from './recent-runs.tsx'

/** The signed-in home: what to do next, what is running, what is saved. Each part loads and fails on its own. */
export function WelcomePage({ user }: { readonly user: User }) {
  return (
    <PageFrame title={`Welcome back, ${greetingName(user)}!`} purpose="Use the navigation menu to access the Iran Conflict analysis tool and other features.">
      <ContinueCard />
      <div className="grid items-start gap-x-10 gap-y-8 lg:grid-cols-2">
        <RecentReports />
        <RecentRuns />
      </div>
    </PageFrame>
  )
}
