import type { BarrierKind } from '../../objective/situation-types.ts'

/** What stands in a group's way. `{x}` is the clause, `{X}` the same with a capital. */
export const hitchFrames: Readonly<Record<BarrierKind, readonly string[]>> = {
  time: ['It comes down to hours: {x}.', 'They would, and {x}.', '{X}, so {doing} loses to whatever cannot wait.'],
  money: ['The sum stops them: {x}.', 'At the kitchen table it fails on a number, because {x}.', '{X}, and that settles it for this month.'],
  belief: [
    'What holds them back is a conclusion they have drawn: {x}.',
    '{X}, and from there {doing} looks pointless.',
    'They have a reason, and it is not ignorance: {x}.',
  ],
  identity: ['The obstacle is who they would become by it: {x}.', '{X}; that is a matter of self-respect.', 'Before any fact is weighed, {x}.'],
  trust: ['They stop at the sender: {x}.', '{X}, and everything new is read in that light.', 'Nothing is wrong with the aim in their eyes; it is that {x}.'],
  'social-risk': [
    'The price would be paid among people they see daily: {x}.',
    '{X}, so what they think stays indoors.',
    'They look around before they answer, because {x}.',
  ],
  information: ['What is missing is a plain fact at the right hour: {x}.', '{X}; nobody has refused anything yet.', 'They are absent for a dull reason: {x}.'],
  habit: ['Will is not the trouble: {x}.', '{X}, long before {doing} comes to mind.', 'Good intentions go the usual way, since {x}.'],
  access: ['They agree and are stopped at the door: {x}.', '{X}, which no amount of conviction changes.', 'A practical thing rules them out: {x}.'],
  opposition: ['They have cause to want it otherwise: {x}.', '{X}, and they have worked out what it means for them.', 'On this they do not bend: {x}.'],
}

/** Who makes an argument. `{x}` the claim, then what is fair about it. */
export const claimFrames = [
  'Put at its strongest, their case is that {x}.',
  'Their argument deserves to be heard whole: {x}.',
  'Asked for a reason, they say that {x}.',
]

/** The same for a claim in the first person. */
export const ownClaimFrames = [
  'Their argument deserves to be heard whole: {x}.',
  'As they would put it themselves: {x}.',
  'It is said in the first person here: {x}.',
]
export const fairFrames = ['There is truth in it: {x}.', 'A fair listener grants them that {x}.', 'It does not come from nowhere, since {x}.']
