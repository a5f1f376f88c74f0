import { memo } from 'react'
import type { AnalyzedSegment } from '../../../../../contract/analyzed-segment.ts'
import { type HpemStage, hpemStages } from '../../../../../contract/hpem-stage.ts'
import { classNames } from '../../../../lib/class-names.ts'
import { MoreSegments, useShownEntries } from '../more-segments.tsx'

interface NarrativeRowsProps {
  readonly segments: readonly AnalyzedSegment[]
  readonly stale: ReadonlyMap<string, readonly HpemStage[]>
  readonly onOpen: (segmentId: string, stage: HpemStage) => void
}

const noStages: readonly HpemStage[] = []

/** Every segment with its five narratives; a press shows one as a storyboard. */
export function NarrativeRows({ segments, stale, onOpen }: NarrativeRowsProps) {
  const { shown, more, showAll } = useShownEntries(segments, 10)
  return (
    <div className="grid gap-1">
      <ul aria-label="Video narratives" className="divide-y divide-line border-line border-y">
        {shown.map((segment) => (
          <NarrativeRow key={segment.id} segment={segment} stale={stale.get(segment.id) ?? noStages} onOpen={onOpen} />
        ))}
      </ul>
      <MoreSegments more={more} onShowAll={showAll} />
    </div>
  )
}

interface NarrativeRowProps {
  readonly segment: AnalyzedSegment
  readonly stale: readonly HpemStage[]
  readonly onOpen: (segmentId: string, stage: HpemStage) => void
}

const NarrativeRow = memo(function NarrativeRow({ segment, stale, onOpen }: NarrativeRowProps) {
  return (
    <li className="grid items-center gap-x-6 gap-y-1.5 py-2 lg:grid-cols-[minmax(0,16rem)_minmax(0,1fr)]">
      <span className="font-medium text-ink">{segment.segment_name}</span>
      <span className="flex flex-wrap gap-1.5 lg:grid lg:grid-cols-[repeat(4,minmax(0,1fr))_minmax(0,1.45fr)]">
        {hpemStages.map((stage) => {
          const script = segment.narratives?.[stage]?.video_script
          if (!script)
            return (
              <span key={stage} className="rounded-sm border border-line border-dashed px-2 py-1 text-ink-2 text-s">
                {stage}
                <span className="sr-only">: none yet</span>
              </span>
            )
          const outOfDate = stale.includes(stage)
          const seconds = Math.round(script.reduce((sum, scene) => sum + scene.duration_seconds, 0))
          return (
            <button
              key={stage}
              type="button"
              aria-label={`${segment.segment_name}, ${stage}, ${seconds} seconds${outOfDate ? ', out of date' : ''}`}
              onClick={() => onOpen(segment.id, stage)}
              className={classNames(
                'rounded-sm border px-2 py-1 text-left text-s hover:bg-sunken pointer-coarse:min-h-11',
                outOfDate ? 'border-warn bg-warn-soft text-warn' : 'border-line-strong text-ink',
              )}
            >
              {stage} <span className={outOfDate ? 'tabular-nums' : 'text-ink-2 tabular-nums'}>{seconds} s</span>
              {outOfDate && ' · out of date'}
            </button>
          )
        })}
      </span>
    </li>
  )
})
