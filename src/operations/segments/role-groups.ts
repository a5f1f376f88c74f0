import type { HpemStage } from '../../contract/hpem-stage.ts'
import { fillSlots, slotsOf } from '../objective/fill-slots.ts'
import type { Objection, Role, RoleKind, Situation } from '../objective/situation-types.ts'
import { capital, sentence } from '../objective/speak.ts'
import { objectionPortraits } from './data/portraits-objections.data.ts'
import { rolePortraits } from './data/portraits-roles.data.ts'
import { fallbackName } from './fallback-name.ts'
import type { Group } from './group.ts'

const stageOfRole: Readonly<Record<RoleKind, HpemStage>> = {
  supporter: 'Behavioral Commitment',
  'cross-pressured': 'Attitude Shift',
  bystander: 'Awareness',
  opponent: 'Engagement',
  gatekeeper: 'Engagement',
}

type Slots = Readonly<Record<string, string>>

function groupOfRole(role: Role, slots: Slots): Group {
  const entry = rolePortraits[role.name]
  const portrait = entry ? fillSlots(entry, slots) : { life: sentence(`they ${role.stance}`), hitch: '' }
  return {
    source: 'role',
    kind: role.kind,
    barrier: null,
    name: entry?.name ?? capital(role.name),
    people: role.name,
    known: role.name,
    life: portrait.life,
    stance: sentence(`they ${role.stance}`),
    hitch: portrait.hitch,
    relief: null,
    reply: null,
    test: null,
    stage: stageOfRole[role.kind],
  }
}

function groupOfObjection(objection: Objection, index: number, slots: Slots): Group {
  const entry = Object.entries(objectionPortraits).find(([claim]) => fillSlots(claim, slots) === objection.claim)
  const portrait = entry ? fillSlots(entry[1], slots) : { name: fallbackName(`doubters ${index + 1}`), life: sentence(`they say it at work and at home`) }
  return {
    source: 'objection',
    kind: index === 0 ? 'opponent' : 'cross-pressured',
    barrier: 'opposition',
    name: portrait.name,
    people: portrait.name,
    known: objection.claim,
    life: portrait.life,
    stance: objection.claim,
    hitch: objection.fair,
    relief: null,
    reply: objection.reply,
    test: null,
    // The first objection is the one held firmly; the others are still being weighed.
    stage: index === 0 ? 'Engagement' : 'Evaluation',
  }
}

/** Groups known by the part they play in the field, and by the argument they make against. */
export function roleGroups({ reading, domain }: Situation): Group[] {
  const slots = slotsOf(reading)
  return [...domain.roles.map((role) => groupOfRole(role, slots)), ...domain.objections.map((objection, index) => groupOfObjection(objection, index, slots))]
}
