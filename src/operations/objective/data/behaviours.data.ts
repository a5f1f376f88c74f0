import type { BehaviourClass } from '../../../domain/objective/objective-reading.ts'
import type { BehaviourKnowledge } from '../situation-types.ts'
import { act, adopt, donate, enroll, healthVisit, join, learn, reduce, share } from './behaviours-private.data.ts'
import { attend, contact, oppose, sign, support, volunteer, vote } from './behaviours-public.data.ts'

export const behaviourKnowledge: Readonly<Record<BehaviourClass, BehaviourKnowledge>> = {
  attend,
  vote,
  donate,
  sign,
  contact,
  volunteer,
  support,
  oppose,
  adopt,
  'health-visit': healthVisit,
  enroll,
  join,
  reduce,
  share,
  learn,
  act,
}
