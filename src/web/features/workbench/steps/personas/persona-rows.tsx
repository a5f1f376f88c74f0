import { memo } from 'react'
import type { AnalyzedSegment } from '../../../../../contract/analyzed-segment.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { MoreSegments, useShownEntries } from '../more-segments.tsx'

interface PersonaRowsProps {
  readonly segments: readonly AnalyzedSegment[]
  readonly stale: ReadonlySet<string>
  readonly onOpen: (segmentId: string) => void
}

/** Every segment with the members of its focus group; a press shows them whole. */
export function PersonaRows({ segments, stale, onOpen }: PersonaRowsProps) {
  const { shown, more, showAll } = useShownEntries(segments, 5)
  return (
    <div className="grid gap-1">
      <ul aria-label="Focus groups" className="divide-y divide-line border-line border-y">
        {shown.map((segment) => (
          <PersonaRow key={segment.id} segment={segment} stale={stale.has(segment.id)} onOpen={onOpen} />
        ))}
      </ul>
      <MoreSegments more={more} onShowAll={showAll} />
    </div>
  )
}

interface PersonaRowProps {
  readonly segment: AnalyzedSegment
  readonly stale: boolean
  readonly onOpen: (segmentId: string) => void
}

const PersonaRow = memo(function PersonaRow({ segment, stale, onOpen }: PersonaRowProps) {
  return (
    <li className="grid items-baseline gap-x-6 gap-y-1 py-2 md:grid-cols-[minmax(0,16rem)_minmax(0,1fr)]">
      <span className="flex flex-wrap items-baseline gap-2">
        <button type="button" onClick={() => onOpen(segment.id)} className="rounded-sm text-left font-medium text-ink hover:underline pointer-coarse:min-h-11">
          {segment.segment_name}
        </button>
        {stale && <Badge tone="warn">Out of date</Badge>}
      </span>
      <span className="text-ink-2">
        {segment.personas?.length ? segment.personas.map(({ name, age }) => `${name}, ${age}`).join(' · ') : 'No personas yet'}
      </span>
    </li>
  )
})
