import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { ApiProblem } from '../lib/api-problem.ts'
import { Button } from './button.tsx'

interface ProblemNoteProps {
  /** What was thrown. An {@link ApiProblem} explains itself. */
  readonly error?: unknown
  /** What happened, when the error's own title is not enough. */
  readonly title?: string
  /** What is kept in spite of it, such as 'The 17 finished lenses are kept.' */
  readonly kept?: ReactNode
  readonly onRetry?: () => void
  readonly retryLabel?: string
  readonly retrying?: boolean
}

/** The failed face of a view: what happened, what is kept, and Retry. */
export function ProblemNote({ error, title, kept, onRetry, retryLabel = 'Retry', retrying = false }: ProblemNoteProps) {
  const problem = error instanceof ApiProblem ? error : undefined
  return (
    <div role="alert" className="grid grid-cols-[auto_1fr] items-start gap-3 rounded bg-bad-soft p-4">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-bad" />
      <div className="flex min-w-0 flex-wrap items-start gap-3">
        <div className="grid min-w-0 flex-1 basis-48 gap-0.5">
          <p className="font-semibold text-bad">{title ?? problem?.title ?? 'Something went wrong'}</p>
          {problem && <p className="break-words text-ink">{problem.detail}</p>}
          {kept && <p className="text-ink">{kept}</p>}
          {problem?.requestId && problem.status >= 500 && <p className="text-ink-2 text-s">Request {problem.requestId}</p>}
        </div>
        {onRetry && (
          <Button size="s" busy={retrying} onClick={onRetry}>
            {retryLabel}
          </Button>
        )}
      </div>
    </div>
  )
}
