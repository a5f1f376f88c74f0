import { FunnelMultiples } from '../views/funnel-multiples.tsx'
import { StageFunnel } from '../views/stage-funnel.tsx'
import type { SegmentPartProps } from './segment-panel-props.ts'
import { StaleNote } from './stale-note.tsx'

/** How far this segment has come, alone and among the others. */
export function MappingPart({ segment, segments, stale, mark, onOpen }: SegmentPartProps) {
  if (!segment.hpemMapping) return <p className="text-ink-2">This segment is not mapped onto the HPEM stages yet.</p>
  return (
    <div className="grid min-w-0 grid-cols-1 gap-8">
      {stale.hpemMapping && <StaleNote>The segment or the objective was changed after it was mapped.</StaleNote>}
      <StageFunnel mapping={segment.hpemMapping} mark={mark('mapping')} />
      <FunnelMultiples segments={segments} currentId={segment.id} onOpen={onOpen} />
    </div>
  )
}
