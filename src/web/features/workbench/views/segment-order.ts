import type { AnalyzedSegment } from '../../../../contract/analyzed-segment.ts'
import type { HpemStage } from '../../../../contract/hpem-stage.ts'
import { stageShare } from '../../../../domain/hpem/stage-shares.ts'

/** What segments can be sorted by: their name, their share at a stage, or how their messages did. */
export type SegmentOrder = 'name' | HpemStage | 'delivery'

export const segmentOrderLabels: Readonly<Record<SegmentOrder, string>> = {
  name: 'Name',
  Awareness: 'Share at Awareness',
  Engagement: 'Share at Engagement',
  Evaluation: 'Share at Evaluation',
  'Attitude Shift': 'Share at Attitude Shift',
  'Behavioral Commitment': 'Share at Behavioral Commitment',
  delivery: 'Mean delivery score',
}

/** The value a segment is sorted by; null where it has none yet. */
export function readSegmentOrder(segment: AnalyzedSegment, order: SegmentOrder, meanScores: ReadonlyMap<string, number>): string | number | null {
  if (order === 'name') return segment.segment_name
  if (order === 'delivery') return meanScores.get(segment.id) ?? null
  return segment.hpemMapping ? stageShare(segment.hpemMapping, order) : null
}
