/** How a rationale rests on an insight. `{n}` the lens by name, `{q}` a sentence of its overview without the closing mark. */
export const insightFrames = [
  'The research under “{n}” says: “{q}.”',
  'This rests on the answer to “{n}”: “{q}.”',
  'It follows from “{n}”, where the answer was: “{q}.”',
  'One finding, from “{n}”, would be true of them: “{q}.”',
  'If the answer to “{n}” holds, they matter more: “{q}.”',
  'From “{n}” comes the sentence to test on them: “{q}.”',
  'The answer to “{n}” describes them without naming them: “{q}.”',
  'Compare the answer to “{n}”: “{q}.”',
]

/** Where a lens is about these very people, so that quoting it would only say the same again. */
export const namedFrames = [
  'The lens “{n}” is about these people.',
  'The lens “{n}” looks at exactly this group.',
  'The answer to “{n}” gives the same reason for them.',
  'They are on this list because of “{n}”.',
  'If the answer to “{n}” turns out wrong, this group drops off the list.',
  'The only support so far is the answer to “{n}”, which is itself a guess.',
  'Fieldwork on “{n}” would be the first to confirm or correct this.',
  'The research under “{n}” points to them.',
]

/** Where a lens about something else gives their reason in passing. */
export const passingFrames = [
  'The answer to “{n}” mentions the same reason.',
  'The lens “{n}” asks about something else and finds the same reason.',
  'They turn up in the answer to “{n}” as well.',
  'The same reason comes up under “{n}”.',
  'See also “{n}”, which names this reason.',
  'Some support comes from “{n}”, which touches on them.',
]

/** Where a lens asks about what a group is known by, without these people in it. */
export const topicFrames = [
  'The lens “{n}” is the place to test this.',
  'The lens “{n}” asks their question, so include a few of them in it.',
  'The work on “{n}” would show whether this is right.',
  'Interview some of them as part of “{n}”.',
  'What comes out of “{n}” will bear on this group.',
  'It ties in with “{n}” in the research.',
  'The question behind this is the one in “{n}”.',
]

/** Where a lens touches a group in a few words only. */
export const touchFrames = [
  'No lens asks about them directly; the nearest is “{n}”.',
  'The nearest lens is “{n}”, and it should be extended to them.',
  'Add a question about them to the lens “{n}”.',
  'The lens “{n}” comes close without asking about them.',
  'Support is thin so far: only “{n}” comes near this group.',
  'Whoever works on “{n}” should interview a few of them.',
]

/** Where no given insight speaks of the group. */
export const uncoveredFrames = [
  'None of the research so far covers this group, so interview a few of them first.',
  'No lens looked at them; they are listed because the objective cannot do without them.',
  'The research handed over does not mention them, so treat this entry as a guess.',
]
