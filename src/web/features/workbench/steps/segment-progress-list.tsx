import { Check, Circle, TriangleAlert } from 'lucide-react'
import type { RunItem } from '../../../../contract/run.ts'
import { Spinner } from '../../../ui/spinner.tsx'
import { MoreSegments, useShownEntries } from './more-segments.tsx'
import { type SegmentProgress, segmentProgress } from './segment-progress.ts'

interface SegmentProgressListProps {
  readonly label: string
  readonly items: readonly RunItem[]
  /** How many entries are shown before '... and N more segments' (specification, section 9). */
  readonly first: 5 | 10
  /** Only the segments with a failed call. */
  readonly failedOnly?: boolean
}

/** How far a run is, segment by segment. */
export function SegmentProgressList({ label, items, first, failedOnly = false }: SegmentProgressListProps) {
  const all = segmentProgress(items).filter((entry) => !failedOnly || entry.status === 'error')
  const { shown, more, showAll } = useShownEntries(all, first)
  if (all.length === 0) return null
  return (
    <div className="grid gap-1">
      <ul aria-label={label} className="grid gap-x-8 md:grid-cols-2">
        {shown.map((entry) => (
          <li key={entry.id} className="grid min-h-8 grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-2.5 border-line border-b py-1">
            <ProgressIcon status={entry.status} />
            <span className={entry.status === 'pending' ? 'truncate text-ink-2' : 'truncate text-ink'}>{entry.name}</span>
            <span className="text-ink-2 text-s tabular-nums">{wordsOf(entry)}</span>
            {entry.error !== undefined && <span className="col-span-2 col-start-2 break-words text-bad text-s">{entry.error}</span>}
          </li>
        ))}
      </ul>
      <MoreSegments more={more} onShowAll={showAll} />
    </div>
  )
}

const words = { pending: 'pending', generating: 'generating', completed: 'completed', error: 'error' } as const

function wordsOf({ status, settled, total }: SegmentProgress): string {
  return total > 1 && status !== 'pending' && status !== 'completed' ? `${words[status]} · ${settled} of ${total}` : words[status]
}

function ProgressIcon({ status }: { readonly status: SegmentProgress['status'] }) {
  if (status === 'generating') return <Spinner className="text-accent" />
  if (status === 'completed') return <Check aria-hidden="true" className="size-4 text-good" />
  if (status === 'error') return <TriangleAlert aria-hidden="true" className="size-4 text-bad" />
  return <Circle aria-hidden="true" className="size-4 p-0.5 text-ink-3" />
}
