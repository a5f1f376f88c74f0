import type { HpemPercentages, StagePercentages } from '../../contract/hpem-mapping.ts'
import { type HpemStage, hpemStages } from '../../contract/hpem-stage.ts'

const fields = {
  Awareness: 'awareness',
  Engagement: 'engagement',
  Evaluation: 'evaluation',
  'Attitude Shift': 'attitude_shift',
  'Behavioral Commitment': 'behavioral_commitment',
} as const satisfies Record<HpemStage, keyof HpemPercentages>

/** Percent of a segment at one stage, whichever of the two forms the mapping has. Throws where the older form lacks the stage, which its schema refuses. */
export function stageShare(mapping: HpemPercentages | StagePercentages, stage: HpemStage): number {
  if (!('stage_percentages' in mapping)) return mapping[fields[stage]]
  const row = mapping.stage_percentages.find((candidate) => candidate.stage === stage)
  if (!row) throw new RangeError(`the mapping has no share for ${stage}`)
  return row.estimated_percentage
}

/** The same mapping in the older list form, in HPEM order. */
export function toStagePercentages(mapping: HpemPercentages): StagePercentages {
  return { stage_percentages: hpemStages.map((stage) => ({ stage, estimated_percentage: mapping[fields[stage]] })) }
}

/** The current form of a mapping in either form. */
export function toPercentages(mapping: HpemPercentages | StagePercentages): HpemPercentages {
  if (!('stage_percentages' in mapping)) return mapping
  const share = (stage: HpemStage) => stageShare(mapping, stage)
  return {
    awareness: share('Awareness'),
    engagement: share('Engagement'),
    evaluation: share('Evaluation'),
    attitude_shift: share('Attitude Shift'),
    behavioral_commitment: share('Behavioral Commitment'),
  }
}

/**
 * Whole percentages that sum to 100 from any non-negative weights, by largest remainders (Hamilton's method).
 * Throws where the weights hold nothing to share.
 */
export function wholePercentages(weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  if (!(total > 0) || weights.some((weight) => !(weight >= 0))) throw new RangeError('weights must be non-negative and not all zero')
  const exact = weights.map((weight) => (weight / total) * 100)
  const whole = exact.map(Math.floor)
  const missing = 100 - whole.reduce((sum, share) => sum + share, 0)
  const byRemainder = exact
    .map((share, index) => ({ index, remainder: share - Math.floor(share) }))
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index)
  for (const { index } of byRemainder.slice(0, missing)) whole[index] = (whole[index] ?? 0) + 1
  return whole
}
