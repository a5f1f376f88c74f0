import type { SegmentTask } from '../../contract/audience-segment.ts'
import type { HpemPercentages } from '../../contract/hpem-mapping.ts'
import { wholePercentages } from '../../domain/hpem/stage-shares.ts'
import { groupProfile } from './group-profile.ts'
import { readStageWeights } from './read-stage-weights.ts'

/** How much of the answer comes from what a known group is known by; the rest is read from its text, which a user may have edited. */
const profileShare = 0.7

/** Weights of the five stages: from the segment's words, and for a group the rules know from its kind as well. */
export function stageWeights(task: SegmentTask): number[] {
  const read = readStageWeights(task.audienceSegment)
  const profile = groupProfile(task)
  if (profile === null) return read
  const total = read.reduce((sum, weight) => sum + weight, 0)
  return read.map((weight, stage) => profileShare * (profile[stage] ?? 0) + (1 - profileShare) * 100 * (weight / total))
}

/** The segment's spread over the five stages as its own words suggest it, in whole percentages that sum to 100. */
export function draftStageShares(task: SegmentTask): HpemPercentages {
  const [awareness = 0, engagement = 0, evaluation = 0, attitude_shift = 0, behavioral_commitment = 0] = wholePercentages(stageWeights(task))
  return { awareness, engagement, evaluation, attitude_shift, behavioral_commitment }
}
