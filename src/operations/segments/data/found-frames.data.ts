/** Where and through whom a group is found. `{w}` a meeting place, `{m}` a medium, `{v}` a voice, `{l}` a list or record: all noun phrases in object position. */
export const foundFrames = {
  placeVoice: [
    'Where to look: {w}; whom to go with: {v}.',
    'The way in leads past {w}, in the company of {v}.',
    'They can be met by anyone who spends time around {w}, sooner still when introduced by {v}.',
    'Start from {w} and ask for names through {v}.',
  ],
  placeList: [
    'Meet them around {w}, and take their number from {l}.',
    'One place to ask is {w}; an upper bound on how many there are comes from {l}.',
    'They pass through {w}, and they are counted, without names, in {l}.',
    'Begin with {w}; for how many to expect, use {l}.',
  ],
  mediaVoice: [
    'Reach them by way of {m}, with a word from {v}.',
    'What passes before their eyes is {m}; what they believe comes through {v}.',
    'The route is {m}, and an introduction would have to come from {v}.',
    'They give their attention to {m} and their trust to {v}.',
  ],
  mediaList: [
    'Find them by way of {m}; how many there are can be bounded from {l}.',
    'Their trail runs through {m} and, as totals, through {l}.',
    'Start from {m}, then set what is heard beside {l}.',
    'Look for them around {m}, and size the group from {l}.',
  ],
} as const
export type FoundKind = keyof typeof foundFrames
