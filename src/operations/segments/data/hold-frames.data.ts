/** What a group holds, by the kind of fragment it is told with. `{x}` is the fragment, `{X}` the same with a capital. */
export const holdFrames = {
  value: ['Ask what counts and the answer is that {x}.', '{X}: in their circle nobody argues with that.', 'They would tell you that {x}.'],
  division: ['Inside the group, {x}.', 'They do not speak with one voice: {x}.', 'Whoever plans for one bloc here misses that {x}.'],
  tension: ['In private they are of two minds, since {x}.', '{X}, and they live on that seam.', 'What splits them is older than this campaign: {x}.'],
  reason: ['What most of them grant is that {x}.', 'Even here few would deny that {x}.', 'On one point they side with the campaign: {x}.'],
  rhythm: ['{X}, and that decides more than any opinion.', 'Their calendar has a rule of its own: {x}.'],
  benefit: ['What could draw some of them is {x}.', 'A part of them would do it for {x}.'],
  blindSpot: ['Surveys tend to miss them, because {x}.', 'Listen with care, because {x}.'],
  motive: ['A few act all the same, because {x}.'],
} as const
export type HoldKind = keyof typeof holdFrames
