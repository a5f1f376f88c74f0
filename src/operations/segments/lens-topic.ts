import type { BarrierKind, RoleKind } from '../objective/situation-types.ts'
import type { Group } from './group.ts'

/** Words in a lens's name, whoever wrote it, by which it asks about what a group is known by. */
const barrierTopics: Readonly<Record<BarrierKind, RegExp>> = {
  time: /\b(?:time|hours?|week|schedules?|costs?)\b/i,
  money: /\b(?:costs?|money|prices?|afford\w*|economics?)\b/i,
  belief: /\b(?:doubts?|worr(?:y|ies)|beliefs?|get out of|skeptic\w*)\b/i,
  identity: /\b(?:identit\w*|values?|self-image|matters most|belong\w*)\b/i,
  trust: /\b(?:trust\w*|believed?|credib\w*|messengers?)\b/i,
  'social-risk': /\b(?:norms?|peers?|being judged|others would say|talk to|networks?|social)\b/i,
  information: /\b(?:information|hear about|misunderstand\w*|media|knowledge)\b/i,
  habit: /\b(?:habits?|routines?|drop out|ordinary week)\b/i,
  access: /\b(?:access|obstacles?|drop out|barriers?|steps?)\b/i,
  opposition: /\b(?:against|oppos\w*|interests?|objections?)\b/i,
}

const roleTopics: Readonly<Record<RoleKind, RegExp>> = {
  supporter: /\b(?:get out of|benefits?|supporters?)\b/i,
  'cross-pressured': /\b(?:hard choice|conflict\w*|doubts?|trade-?offs?)\b/i,
  bystander: /\b(?:hear about|information|media|misunderstand\w*)\b/i,
  gatekeeper: /\b(?:talk to|advice|networks?|messengers?|say)\b/i,
  opponent: /\b(?:backfire|against|oppos\w*|hurt)\b/i,
}

/** How the name of a lens would show that it asks about what this group is known by. */
export function lensTopic({ barrier, source, kind, stage }: Pick<Group, 'barrier' | 'source' | 'kind' | 'stage'>): RegExp {
  // Who would with a small push is still weighing it.
  if (source === 'circle' && stage === 'Attitude Shift') return roleTopics['cross-pressured']
  if (source === 'objection') return roleTopics.opponent
  return barrier === null ? roleTopics[kind] : barrierTopics[barrier]
}
