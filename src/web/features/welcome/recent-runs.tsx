import { useQuery } from '@tanstack/react-query'
import type { Run } from '../../../contract/run.ts'
import { runsQuery } from '../../lib/queries.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ProblemNote } from '../../ui/problem-note.tsx'
import { ListSection, ListSkeleton } from './list-section.tsx'
import { RunRow } from './run-row.tsx'

const shownRuns = 5
/** How often a running run's count is read anew, in milliseconds. */
const refreshMs = 2000

function isActive({ status }: Run): boolean {
  return status === 'queued' || status === 'running'
}

/** What the server is working on, and what it finished last. */
export function RecentRuns() {
  const runs = useQuery({
    ...runsQuery,
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (state.status === 'success' && state.data?.some(isActive) ? refreshMs : false),
  })
  return (
    <ListSection title="Runs">
      {runs.isPending && <ListSkeleton label="Loading runs" />}
      {runs.isError && (
        <ProblemNote
          error={runs.error}
          title="Runs could not be loaded"
          kept="They go on working on the server."
          retrying={runs.isFetching}
          onRetry={() => void runs.refetch()}
        />
      )}
      {runs.data?.length === 0 && <EmptyState title="Nothing has run yet">Long work runs on the server: you can close the page and find it here.</EmptyState>}
      {runs.data && runs.data.length > 0 && (
        <ul className="divide-y divide-line overflow-hidden rounded border border-line bg-surface shadow-card">
          {[...runs.data]
            .sort((a, b) => Number(isActive(b)) - Number(isActive(a)))
            .slice(0, shownRuns)
            .map((run) => (
              <RunRow key={run.id} run={run} />
            ))}
        </ul>
      )}
    </ListSection>
  )
}
