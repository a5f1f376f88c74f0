import { Check, Circle, TriangleAlert } from 'lucide-react'
import { memo } from 'react'
import { problemCodes } from '../../../../../contract/problem.ts'
import { classNames } from '../../../../lib/class-names.ts'
import { Button } from '../../../../ui/button.tsx'
import { Spinner } from '../../../../ui/spinner.tsx'
import { Disclosure } from '../disclosure.tsx'
import type { LensRow } from './lens-rows.ts'
import { ResearchResultView } from './research-result-view.tsx'

interface LensRowViewProps {
  readonly row: LensRow
  readonly open: boolean
  readonly onOpenChange: (id: string, open: boolean) => void
  /** Absent while retrying is not possible. */
  readonly onRetry: (() => void) | undefined
}

const statusWords: Record<LensRow['status'], string> = {
  none: 'not executed',
  pending: 'waiting',
  executing: 'executing',
  completed: 'completed',
  error: 'failed',
}

/** One lens and what became of it. */
export const LensRowView = memo(function LensRowView({ row, open, onOpenChange, onRetry }: LensRowViewProps) {
  const { lens, outcome } = row
  const error = row.status === 'error' && outcome?.status === 'error' ? outcome.error : undefined
  return (
    <Disclosure
      open={open}
      onOpenChange={(next) => onOpenChange(row.id, next)}
      line={
        <span className="grid min-w-0 flex-1 grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-2 lg:grid-cols-[auto_minmax(0,24rem)_minmax(0,1fr)] lg:gap-x-3">
          <StatusIcon status={row.status} />
          <span className={row.status === 'pending' || row.status === 'none' ? 'text-ink-2' : 'text-ink'}>
            {lens.name}
            <span className="sr-only">, {statusWords[row.status]}</span>
          </span>
          <span className={classNames('col-start-2 truncate text-s lg:col-start-3', error ? 'text-bad' : 'text-ink-2')}>{glimpse(row)}</span>
        </span>
      }
      aside={
        error &&
        onRetry && (
          <Button size="s" onClick={onRetry} aria-label={`Retry ${lens.name}`}>
            Retry
          </Button>
        )
      }
    >
      {row.status === 'executing' ? (
        <p className="text-ink-2">Executing research...</p>
      ) : outcome?.status === 'completed' ? (
        <ResearchResultView result={outcome.result} provenance={outcome.provenance} />
      ) : error ? (
        <p className="max-w-[76ch] text-ink">
          <span className="font-semibold text-bad">{problemCodes[error.code].title}.</span> {error.message}
        </p>
      ) : (
        <p className="text-ink-2">No research results available</p>
      )}
    </Disclosure>
  )
})

/** What can be seen of a lens without opening it. */
function glimpse({ status, outcome }: LensRow): string {
  if (status === 'executing') return 'Executing research...'
  if (outcome?.status === 'error') return outcome.error.message
  if (outcome?.status === 'completed') return outcome.result.key_sentiment_insights[0] ?? outcome.result.executive_overview
  return ''
}

function StatusIcon({ status }: { readonly status: LensRow['status'] }) {
  if (status === 'executing') return <Spinner className="self-center text-accent" />
  if (status === 'completed') return <Check aria-hidden="true" className="size-4 self-center text-good" />
  if (status === 'error') return <TriangleAlert aria-hidden="true" className="size-4 self-center text-bad" />
  return <Circle aria-hidden="true" className="size-4 self-center p-0.5 text-ink-3" />
}
