import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { formatAgo, formatDateTime } from '../../lib/format-date.ts'
import { reportsQuery } from '../../lib/queries.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ProblemNote } from '../../ui/problem-note.tsx'
import { ListSection, ListSkeleton } from './list-section.tsx'

/** How many fit the home page; the rest are in the workbench and the command palette. */
const shownReports = 5

/** The newest saved reports, each one click from being open. */
export function RecentReports() {
  const reports = useQuery({ ...reportsQuery, refetchOnMount: 'always' })
  return (
    <ListSection
      title="Saved reports"
      aside={reports.data && reports.data.length > shownReports ? <MoreReports count={reports.data.length - shownReports} /> : null}
    >
      {reports.isPending && <ListSkeleton label="Loading saved reports" />}
      {reports.isError && (
        <ProblemNote
          error={reports.error}
          title="Saved reports could not be loaded"
          kept="They are kept on the server."
          retrying={reports.isFetching}
          onRetry={() => void reports.refetch()}
        />
      )}
      {reports.data?.length === 0 && (
        <EmptyState title="No saved reports yet">Save an analysis in the workbench and it stands here, to be opened again as it was.</EmptyState>
      )}
      {reports.data && reports.data.length > 0 && (
        <ul className="divide-y divide-line overflow-hidden rounded border border-line bg-surface shadow-card">
          {reports.data.slice(0, shownReports).map((report) => (
            <li key={report.id}>
              <Link
                to="/iran-conflict"
                search={{ report: report.id }}
                className="grid min-h-16 content-center gap-0.5 px-4 py-2.5 outline-offset-[-2px] hover:bg-sunken"
              >
                <span dir="auto" className="truncate font-medium">
                  {report.title}
                </span>
                <time dateTime={report.updatedAt} title={formatDateTime(report.updatedAt)} className="text-ink-2 text-s">
                  Updated {formatAgo(report.updatedAt, Date.now())}
                </time>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </ListSection>
  )
}

function MoreReports({ count }: { readonly count: number }) {
  return (
    <Link to="/iran-conflict" className="rounded-sm text-ink-2 text-s underline underline-offset-2 hover:text-ink">
      {count} more in the workbench
    </Link>
  )
}
