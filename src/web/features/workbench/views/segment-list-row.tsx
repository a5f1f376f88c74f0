import { ChevronRight } from 'lucide-react'
import { memo } from 'react'
import type { AnalyzedSegment } from '../../../../contract/analyzed-segment.ts'
import { type HpemStage, hpemStages } from '../../../../contract/hpem-stage.ts'
import { stageShare } from '../../../../domain/hpem/stage-shares.ts'
import { Badge } from '../../../ui/badge.tsx'
import { bandGround, bandWord } from './effectiveness-look.ts'
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
  const standing = standingOf(segment, stage)
  return (
    <li className="min-w-0">
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => onOpen(segment.id)}
        className="grid w-full min-w-0 grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-4 gap-y-1 rounded-sm px-2 py-2.5 text-left hover:bg-sunken @2xl:grid-cols-[minmax(0,1fr)_11rem_6.5rem_auto]"
      >
        <span className="col-span-2 grid min-w-0 gap-0.5 @2xl:col-span-1">
          <span className="flex flex-wrap items-center gap-2 font-medium text-ink">
            {segment.segment_name}
            {stale && <Badge tone="warn">Out of date</Badge>}
          </span>
          <span dir="auto" className="line-clamp-2 text-ink-2">
            {segment.segment_description}
          </span>
        </span>
        <span className="col-start-1 row-start-2 grid min-w-0 gap-1 text-ink-2 text-s tabular-nums @2xl:col-start-2 @2xl:row-start-1">
          {standing && (
            <>
              <span>
                <span className="font-semibold text-ink">{standing.share}%</span> at {standing.stage}
              </span>
              <span aria-hidden="true" className="hidden h-1 rounded-full bg-sunken @2xl:block">
                <span className="block h-full rounded-full bg-accent" style={{ width: `${Math.min(100, standing.share)}%` }} />
              </span>
            </>
          )}
        </span>
        <span className="col-start-2 row-start-2 min-w-0 text-ink-2 text-s tabular-nums @2xl:col-start-3 @2xl:row-start-1">
          {meanScore === null ? (
            madeText(segment)
          ) : (
            <span
              style={bandGround(meanScore)}
              className="inline-flex items-baseline gap-1.5 rounded-sm px-1.5 py-0.5 text-ink @2xl:w-full @2xl:justify-between"
            >
              <span className="sr-only">mean score </span>
              <span className="font-semibold">{meanScore.toFixed(1)}</span>
              {bandWord(meanScore)}
            </span>
          )}
        </span>
        <ChevronRight aria-hidden="true" className="col-start-3 row-span-2 row-start-1 size-4 text-ink-3 @2xl:col-start-4 @2xl:row-span-1" />
      </button>
    </li>
  )
})

/** The stage the list is sorted by, else the one with the largest share; undefined before the segment is mapped. */
function standingOf({ hpemMapping }: AnalyzedSegment, sortedBy: HpemStage | undefined): { readonly stage: HpemStage; readonly share: number } | undefined {
  if (!hpemMapping) return undefined
  const stage = sortedBy ?? largestStage(hpemStages.map((candidate) => stageShare(hpemMapping, candidate)))
  return { stage, share: stageShare(hpemMapping, stage) }
}

/** What there is of a segment before its messages have a score. */
function madeText({ narratives, personas }: AnalyzedSegment): string {
  const scripts = Object.keys(narratives ?? {}).length
  return [
    ...(scripts > 0 ? [`${scripts} ${scripts === 1 ? 'narrative' : 'narratives'}`] : []),
    ...(personas?.length ? [`${personas.length} ${personas.length === 1 ? 'persona' : 'personas'}`] : []),
  ].join(' · ')
}
