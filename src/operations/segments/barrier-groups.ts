import type { HpemStage } from '../../contract/hpem-stage.ts'
import { fillSlots, slotsOf } from '../objective/fill-slots.ts'
import type { Barrier, BarrierKind, RoleKind, Situation } from '../objective/situation-types.ts'
import { sentence } from '../objective/speak.ts'
import { barrierPortraits } from './data/portraits-barriers.data.ts'
import { fallbackName } from './fallback-name.ts'
import { fittingBarriers } from './fitting-barriers.ts'
import type { Group, GroupSource } from './group.ts'

/** Who lacks the fact has not noticed; who weighs a cost or an hour agrees already; who fears a look leans and does not say so. */
const stageOfBarrier: Readonly<Record<BarrierKind, HpemStage>> = {
  information: 'Awareness',
  habit: 'Engagement',
  opposition: 'Engagement',
  trust: 'Engagement',
  belief: 'Evaluation',
  time: 'Evaluation',
  money: 'Evaluation',
  access: 'Evaluation',
  identity: 'Attitude Shift',
  'social-risk': 'Attitude Shift',
}

const kindOfBarrier: Readonly<Record<BarrierKind, RoleKind>> = {
  information: 'bystander',
  habit: 'bystander',
  opposition: 'opponent',
  trust: 'cross-pressured',
  belief: 'cross-pressured',
  time: 'supporter',
  money: 'cross-pressured',
  access: 'supporter',
  identity: 'cross-pressured',
  'social-risk': 'cross-pressured',
}

function groupOf(barrier: Barrier, source: GroupSource, slots: Readonly<Record<string, string>>): Group {
  const entry = Object.entries(barrierPortraits).find(([people]) => fillSlots(people, slots) === barrier.people)
  const portrait = entry ? fillSlots(entry[1], slots) : { name: fallbackName(barrier.people), life: sentence(`think of ${barrier.people}`) }
  return {
    source,
    kind: kindOfBarrier[barrier.kind],
    barrier: barrier.kind,
    name: portrait.name,
    known: barrier.people,
    life: portrait.life,
    stance: null,
    hitch: barrier.because,
    relief: barrier.relief,
    reply: null,
    test: barrier.test,
    stage: stageOfBarrier[barrier.kind],
  }
}

/** Groups known by what stands in their way: of the audience, of the behaviour and of the field. */
export function barrierGroups(situation: Situation): Group[] {
  const slots = slotsOf(situation.reading)
  return fittingBarriers(situation).map(({ barrier, source }) => groupOf(barrier, source, slots))
}
