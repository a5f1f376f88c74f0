import type { AnalyzedSegment } from '../../../../contract/analyzed-segment.ts'
import { type HpemStage, hpemStages } from '../../../../contract/hpem-stage.ts'
import { stageShare } from '../../../../domain/hpem/stage-shares.ts'

export interface MappedSegment {
  readonly segment: AnalyzedSegment
  /** Percent at each stage, in HPEM order. */
  readonly shares: readonly number[]
}

/** The segments that are mapped, with their shares. */
export function mappedSegments(segments: readonly AnalyzedSegment[]): MappedSegment[] {
  return segments.flatMap((segment) => {
    const mapping = segment.hpemMapping
    return mapping ? [{ segment, shares: hpemStages.map((stage) => stageShare(mapping, stage)) }] : []
  })
}

/** The stage with the largest share; the earlier one where two are as large. */
export function largestStage(shares: readonly number[]): HpemStage {
  const place = shares.indexOf(Math.max(...shares))
  return hpemStages[place] ?? hpemStages[0]
}

/** Mean stage of a segment's people, 0 (all at Awareness) to 4 (all at Behavioral Commitment). */
export function meanStage(shares: readonly number[]): number {
  return shares.reduce((sum, share, place) => sum + (share / 100) * place, 0)
}

/** The chart's answer in a sentence: where most segments stand, and which is furthest along by its mean stage. */
export function mappingTitle(mapped: readonly MappedSegment[]): string {
  const [first] = mapped
  if (first === undefined) return 'Where each segment stands'
  const furthest = mapped.reduce((best, other) => (meanStage(other.shares) > meanStage(best.shares) ? other : best), first)
  if (mapped.length === 1)
    return `${first.segment.segment_name}: ${Math.max(...first.shares) > 50 ? 'most' : 'the largest part'} at ${largestStage(first.shares)}`
  const counts = hpemStages.map((stage) => mapped.filter(({ shares }) => largestStage(shares) === stage).length)
  const most = Math.max(...counts)
  const stage = hpemStages[counts.indexOf(most)] ?? hpemStages[0]
  const still = stage === 'Awareness' ? 'still ' : ''
  const where = most * 2 > mapped.length ? `Most segments are ${still}at ${stage}` : `Segments stand at different stages, most often at ${stage}`
  return `${where}; furthest along: ${furthest.segment.segment_name}`
}
