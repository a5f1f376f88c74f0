import type { RoleKind } from '../../objective/situation-types.ts'

/** What a group means for the objective's own audience, place and date; each is said once. Slots as in fill-slots. */
export const stakeFrames: Readonly<Record<RoleKind | 'practical', readonly string[]>> = {
  practical: ['Arranged in time, that alone would let part of them {do} {when}.', 'Among {who} {in} they are the ones a changed offer would show in first.'],
  supporter: ['Of all {who}, they are the likeliest to {do} {when}.', 'Counting them as certain is the usual mistake; unasked, many will not {do} {when}.'],
  'cross-pressured': [
    'How {who} {in} decide in the end depends on this group more than on the loud ones.',
    'A few of them who {do} {when} would be seen by the rest.',
  ],
  bystander: ['Whether any of them {do} {when} turns on whether {subject} reaches them at all.'],
  gatekeeper: ['A good part of {who} {in} will hear of {subject} from them or not at all.'],
  opponent: ['They will go on talking about {subject} {in}, whatever is sent out.'],
}
