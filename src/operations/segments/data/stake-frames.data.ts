import type { RoleKind } from '../../objective/situation-types.ts'

/** What a group means for the objective's own audience, place and date; each is said once. Slots as in fill-slots. */
export const stakeFrames: Readonly<Record<RoleKind | 'practical' | 'outside supporter', readonly string[]>> = {
  practical: ['With that arranged in time, some of them could {do} {when}.', 'Among {who} {in}, this is where a changed offer would show first.'],
  /** A part people play in the field, whose people need not be of the audience. */
  'outside supporter': ['Whether they speak up will matter to {who} {in}.', 'They can bring {who} along, if somebody asks them to.'],
  supporter: ['Of all {who}, they are the most likely to {do} {when}.', 'Do not count on them without asking; many will not {do} {when} unless somebody does.'],
  'cross-pressured': ['How {who} {in} decide depends more on this group than on the loud ones.', 'If a few of them {do} {when}, others will see it.'],
  bystander: ['Whether any of them {do} {when} depends on whether word of {subject} reaches them at all.'],
  gatekeeper: ['Many {who} {in} will hear about {subject} from them or not at all.'],
  opponent: ['They will keep talking about {subject} {in}, whatever the campaign sends out.'],
}
