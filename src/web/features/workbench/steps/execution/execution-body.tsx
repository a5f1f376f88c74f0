import { EmptyState } from '../../../../ui/empty-state.tsx'
import { ProblemNote } from '../../../../ui/problem-note.tsx'
import { Skeleton, SkeletonGroup } from '../../../../ui/skeleton.tsx'
import { useAnalysis } from '../../analysis/analysis-context.tsx'
import { LensRowList } from './lens-row-list.tsx'
import { lensRows } from './lens-rows.ts'
import type { LensExecution } from './use-lens-execution.ts'

/** The four faces of the execution's results. */
export function ExecutionBody({ execution }: { readonly execution: LensExecution }) {
  const { data } = useAnalysis().analysis
  const { run, busy, problem } = execution
  const executed = (data.researchResults?.length ?? 0) > 0
  const rows = lensRows(data, run.items, run.phase === 'active')
  return (
    <>
      {problem && <StartProblem execution={execution} executed={executed} />}
      {executed || run.phase === 'active' || (run.phase === 'still' && run.items.length > 0) ? (
        <LensRowList rows={rows} onRetry={busy ? undefined : execution.retryFailed} />
      ) : busy || run.phase === 'reading' ? (
        <RowsSkeleton rows={rows.length || 8} />
      ) : (
        <EmptyState title="No research results available">
          Each lens is answered on its own: an executive overview, sentiment insights, evidence themes, emerging themes and bias warnings. Results appear as
          they arrive; you can leave this page while they do.
        </EmptyState>
      )}
    </>
  )
}

function StartProblem({ execution, executed }: { readonly execution: LensExecution; readonly executed: boolean }) {
  const { problem } = execution
  if (problem?.status === 401) return <ProblemNote title="Authentication failed - please refresh the page and try again" />
  return (
    <ProblemNote
      error={problem}
      kept={executed ? 'The results below are kept.' : 'The lenses are kept.'}
      onRetry={execution.execute}
      retrying={execution.busy}
    />
  )
}

function RowsSkeleton({ rows }: { readonly rows: number }) {
  return (
    <SkeletonGroup label="Loading research results" className="grid gap-3 py-1">
      {Array.from({ length: rows }, (_, row) => `row-${row}`).map((row) => (
        <Skeleton key={row} className="h-6 w-full" />
      ))}
    </SkeletonGroup>
  )
}
