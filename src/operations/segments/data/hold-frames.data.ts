/** What a group holds, by the kind of fragment it is told with. `{x}` is the fragment, `{X}` the same with a capital. */
export const holdFrames = {
  value: ['It matters to them that {x}.', 'Most of them hold that {x}.', 'They share one conviction: {x}.'],
  division: ['They do not agree among themselves: {x}.', 'Expect a split inside the group: {x}.', 'Not all of them think alike, since {x}.'],
  tension: ['They are of two minds: {x}.', 'They see both sides of one conflict: {x}.', 'They feel torn, because {x}.'],
  reason: ['Most of them grant that {x}.', 'Few of them would deny that {x}.', 'On one point they side with the campaign: {x}.'],
  rhythm: ['Timing plays a part too: {x}.', 'When they are asked matters as well, since {x}.'],
  benefit: ['Some of them could be drawn by {x}.', 'What might appeal to them is {x}.'],
  blindSpot: ['Surveys are likely to miss them, because {x}.', 'Be careful with what interviews say about them: {x}.'],
  motive: ['Some act all the same: {x}.'],
} as const
export type HoldKind = keyof typeof holdFrames
