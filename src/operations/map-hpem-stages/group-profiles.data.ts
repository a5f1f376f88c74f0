import type { BarrierKind, RoleKind } from '../objective/situation-types.ts'
import type { StageWeights } from './stage-cues.data.ts'

/*
 * How a group is assumed to be spread over Awareness, Engagement, Evaluation, Attitude Shift and Behavioral Commitment,
 * by what it is known by. Judgements in percent, not measurements.
 */

/** Who lacks a fact is mostly at Awareness; who is held back by an hour, a price or a form has weighed it and agrees. */
export const barrierProfiles: Readonly<Record<BarrierKind, StageWeights>> = {
  time: [6, 13, 52, 21, 8],
  access: [9, 12, 50, 21, 8],
  money: [8, 18, 52, 16, 6],
  belief: [10, 25, 51, 10, 4],
  trust: [9, 35, 42, 9, 5],
  identity: [8, 24, 39, 24, 5],
  'social-risk': [6, 17, 34, 37, 6],
  information: [59, 22, 12, 4, 3],
  habit: [15, 27, 27, 23, 8],
  opposition: [6, 33, 54, 5, 2],
}

/** Opponents have heard the case and decided against it: most of them at Evaluation, hardly any beyond. */
export const roleProfiles: Readonly<Record<RoleKind, StageWeights>> = {
  supporter: [3, 9, 16, 34, 38],
  'cross-pressured': [5, 19, 44, 26, 6],
  bystander: [66, 20, 9, 3, 2],
  gatekeeper: [6, 52, 24, 13, 5],
  opponent: [4, 30, 61, 3, 2],
}

/** People known by an objection that they still weigh. */
export const objectionProfile: StageWeights = [5, 25, 60, 7, 3]

/** People who do it already, and people who would with a small push. */
export const nearProfiles = { done: [2, 3, 6, 21, 68], almost: [4, 14, 34, 38, 10] } as const satisfies Readonly<Record<string, StageWeights>>
