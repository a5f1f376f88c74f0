import type { SegmentTask } from '../../contract/audience-segment.ts'
import type { HpemPercentages } from '../../contract/hpem-mapping.ts'
import { wholePercentages } from '../../domain/hpem/stage-shares.ts'
import { readStageWeights } from './read-stage-weights.ts'

/** The segment's spread over the five stages as its own words suggest it, in whole percentages that sum to 100. */
export function draftStageShares(task: SegmentTask): HpemPercentages {
  const [awareness = 0, engagement = 0, evaluation = 0, attitude_shift = 0, behavioral_commitment = 0] = wholePercentages(
    readStageWeights(task.audienceSegment),
  )
  return { awareness, engagement, evaluation, attitude_shift, behavioral_commitment }
}
