import { ChevronRight } from 'lucide-react'
import { memo } from 'react'
import type { AnalyzedSegment } from '../../../../contract/analyzed-segment.ts'
import { type HpemStage, hpemStages } from '../../../../contract/hpem-stage.ts'
import { stageShare } from '../../../../domain/hpem/stage-shares.ts'
import { Badge } from '../../../ui/badge.tsx'
import { bandWord } from './effectiveness-look.ts'
import { largestStage } from './summarize-mapping.ts'

interface SegmentListRowProps {
  readonly segment: AnalyzedSegment
  readonly meanScore: number | null
  /** The stage whose share is shown; without one the stage that most of the segment is at. */
  readonly stage: HpemStage | undefined
  readonly stale: boolean
  readonly onOpen: (segmentId: string) => void
}

/** One segment in a line: name, the start of its description, and what is known of it so far. */
export const SegmentListRow = memo(function SegmentListRow({ segment, meanScore, stage, stale, onOpen }: SegmentListRowProps) {
  return (
    <li className="min-w-0">
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => onOpen(segment.id)}
        className="grid w-full min-w-0 grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1 rounded-sm px-2 py-2.5 text-left hover:bg-sunken"
      >
        <span className="grid min-w-0 gap-0.5">
          <span className="flex flex-wrap items-center gap-2 font-medium text-ink">
            {segment.segment_name}
            {stale && <Badge tone="warn">Out of date</Badge>}
          </span>
          <span dir="auto" className="line-clamp-2 text-ink-2 @2xl:line-clamp-1">
            {segment.segment_description}
          </span>
          <span className="text-ink-2 text-s tabular-nums">{factsOf(segment, stage, meanScore).join(' · ')}</span>
        </span>
        <ChevronRight aria-hidden="true" className="size-4 text-ink-3" />
      </button>
    </li>
  )
})

function factsOf(segment: AnalyzedSegment, stage: HpemStage | undefined, meanScore: number | null): string[] {
  const facts: string[] = []
  const mapping = segment.hpemMapping
  if (mapping) {
    const shown = stage ?? largestStage(hpemStages.map((candidate) => stageShare(mapping, candidate)))
    facts.push(`${stageShare(mapping, shown)}% at ${shown}`)
  }
  const narratives = Object.keys(segment.narratives ?? {}).length
  if (narratives > 0) facts.push(`${narratives} ${narratives === 1 ? 'narrative' : 'narratives'}`)
  if (segment.personas?.length) facts.push(`${segment.personas.length} personas`)
  if (meanScore !== null) facts.push(`mean score ${meanScore.toFixed(1)}, ${bandWord(meanScore)}`)
  return facts
}
