import type { HpemStage } from '../../contract/hpem-stage.ts'
import type { ObjectiveReading } from '../../domain/objective/objective-reading.ts'
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

/** The people as they can begin a sentence; in a barrier of the behaviour they are people of the audience, where its name is short. */
function plainPeople(people: string, source: GroupSource, { who }: ObjectiveReading): string {
  const open = people.replace(/^those (?=\S+ )/, 'people ')
  return source === 'act-barrier' && who.stated && who.plural.split(' ').length <= 3
    ? open.replace(/^people (?=who |whose |with |without )/, `${who.plural} `)
    : open
}

function groupOf(barrier: Barrier, source: GroupSource, reading: ObjectiveReading): Group {
  const slots = slotsOf(reading)
  const entry = Object.entries(barrierPortraits).find(([people]) => fillSlots(people, slots) === barrier.people)
  const portrait = entry ? fillSlots(entry[1], slots) : { name: fallbackName(barrier.people), life: sentence(`think of ${barrier.people}`) }
  return {
    source,
    kind: kindOfBarrier[barrier.kind],
    barrier: barrier.kind,
    name: portrait.name,
    people: plainPeople(barrier.people, source, reading),
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
  return fittingBarriers(situation).map(({ barrier, source }) => groupOf(barrier, source, situation.reading))
}
