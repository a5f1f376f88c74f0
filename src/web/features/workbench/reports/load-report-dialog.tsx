import { useQuery } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import type { ListedReport, Report } from '../../../../contract/report.ts'
import { formatDateTime } from '../../../lib/format-date.ts'
import { reportsQuery } from '../../../lib/queries.ts'
import { AlertDialog } from '../../../ui/alert-dialog.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ProblemNote } from '../../../ui/problem-note.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx'
import { useToast } from '../../../ui/toast.tsx'
import { useAnalysis } from '../analysis/analysis-context.tsx'
import { isSessionGone, useDeleteReport, useOpenReport, whyNotOpened } from './report-mutations.ts'

interface LoadReportDialogProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly onLoad: (report: Report) => void
}

/** The saved reports, each to load or delete. */
export function LoadReportDialog({ open, onOpenChange, onLoad }: LoadReportDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Load Report" description="Open a saved report in the workbench." width="l">
      <SavedReports
        onLoad={(report) => {
          onLoad(report)
          onOpenChange(false)
        }}
      />
    </Dialog>
  )
}

function SavedReports({ onLoad }: { readonly onLoad: (report: Report) => void }) {
  const reports = useQuery({ ...reportsQuery, refetchOnMount: 'always' })
  const [doomed, setDoomed] = useState<ListedReport | null>(null)
  const { analysis, dispatch } = useAnalysis()
  const { toast } = useToast()
  const remove = useDeleteReport()
  const openReport = useOpenReport()
  const list = useRef<HTMLDivElement>(null)

  const load = (listed: ListedReport) =>
    openReport.mutate(listed, {
      onSuccess: onLoad,
      onError: (error) => {
        if (isSessionGone(error)) return
        toast({ variant: 'destructive', title: 'Error', description: whyNotOpened(error) })
        void reports.refetch()
      },
    })

  const confirmDelete = () => {
    if (!doomed) return
    remove.mutate(doomed, {
      onSuccess: () => {
        dispatch({ type: 'report-deleted', reportId: doomed.id })
        toast({ title: 'Report Deleted', description: `"${doomed.title}" was deleted.` })
      },
      onError: (error) => {
        if (!isSessionGone(error)) toast({ variant: 'destructive', title: 'Delete Failed', description: 'Failed to delete report. Please try again.' })
      },
      onSettled: () => setDoomed(null),
    })
  }
  return (
    <div ref={list} tabIndex={-1} className="outline-none">
      {reports.isPending ? (
        <ReportsSkeleton />
      ) : reports.isError ? (
        <ProblemNote error={reports.error} onRetry={() => void reports.refetch()} retrying={reports.isFetching} />
      ) : reports.data.length === 0 ? (
        <EmptyState title="No saved reports found.">Generate research lenses, then save the analysis with Save Report.</EmptyState>
      ) : (
        <ul className="divide-y divide-line">
          {reports.data.map((report) => (
            <ReportRow
              key={report.id}
              report={report}
              onScreen={analysis.reportId === report.id}
              opening={openReport.isPending && openReport.variables.id === report.id}
              onLoad={load}
              onDelete={setDoomed}
            />
          ))}
        </ul>
      )}
      <AlertDialog
        open={doomed !== null}
        onOpenChange={(open) => {
          if (!open) setDoomed(null)
        }}
        title={`Delete "${doomed?.title ?? ''}"?`}
        description="The saved report is removed for good. The analysis on the screen stays."
        confirmLabel="Delete report"
        busy={remove.isPending}
        onConfirm={confirmDelete}
        focusFallback={list}
      />
    </div>
  )
}

interface ReportRowProps {
  readonly report: ListedReport
  readonly onScreen: boolean
  readonly opening: boolean
  readonly onLoad: (report: ListedReport) => void
  readonly onDelete: (report: ListedReport) => void
}

function ReportRow({ report, onScreen, opening, onLoad, onDelete }: ReportRowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="grid min-w-0 flex-1 basis-56 gap-0.5">
        <p dir="auto" className="break-words font-medium text-ink">
          {report.title} {onScreen && <Badge tone="accent">on screen</Badge>}
        </p>
        <p dir="auto" className="line-clamp-2 break-words text-ink-2 text-s">
          {report.description}
        </p>
        <p className="text-ink-2 text-s tabular-nums">
          Updated <time dateTime={report.updatedAt}>{formatDateTime(report.updatedAt)}</time>
        </p>
      </div>
      <div className="flex gap-1">
        <Button busy={opening} onClick={() => onLoad(report)} aria-label={`Load ${report.title}`}>
          Load
        </Button>
        <Button variant="ghost" size="icon" onClick={() => onDelete(report)} aria-label={`Delete ${report.title}`}>
          <Trash2 aria-hidden="true" className="size-4" />
        </Button>
      </div>
    </li>
  )
}

function ReportsSkeleton() {
  return (
    <SkeletonGroup label="Loading saved reports" className="grid gap-5 py-3">
      {[1, 2, 3].map((row) => (
        <div key={row} className="flex items-center gap-4">
          <div className="grid flex-1 gap-1.5">
            <Skeleton className="h-4 w-56 max-w-full" />
            <Skeleton className="h-4 w-full" />
            <Skeleton className="h-3 w-32" />
          </div>
          <Skeleton className="h-9 w-16" />
        </div>
      ))}
    </SkeletonGroup>
  )
}
