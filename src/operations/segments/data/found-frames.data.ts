/** Where and through whom a group is found. `{w}` a meeting place, `{m}` a medium, `{v}` a voice: all noun phrases in object position. */
export const foundFrames = {
  placeVoice: [
    'They can be met around {w}; the best introduction would come from {v}.',
    'Look for them around {w}, with an introduction from {v}.',
    'A good place to find them is {w}, with help from {v}.',
    'Start with {w}, and have {v} suggest names.',
  ],
  mediaVoice: [
    'They can be reached through {m}, best with a word from {v}.',
    'Reach them by way of {m}, and have {v} vouch for the message.',
    'They follow {m} and listen to {v}.',
    'For their attention, use {m}; for their trust, ask {v}.',
    'To reach them, use {m} and ask {v} to pass it on.',
    'Their attention goes to {m}, and a word from {v} counts with them.',
  ],
} as const
export type FoundKind = keyof typeof foundFrames

/** How many of them there are and where that could be checked. `{l}` is a record in object position. Slots as in fill-slots. */
export const sizeFrames = [
  'To estimate how many there are, use {l}.',
  'Their number can be estimated from {l}.',
  'For the size of the group, start with {l}.',
  'How many they are {in} would have to come from {l}.',
  'A rough count is possible with {l}.',
  'Check the size of this group against {l}.',
  'Nobody has counted them yet, and a first source would be {l}.',
  'Whether they are enough to plan for should show in {l}.',
]
