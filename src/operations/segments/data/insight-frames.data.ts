/** How a rationale rests on an insight. `{n}` the lens by name, `{q}` a sentence of its overview without the closing mark. */
export const insightFrames = [
  'It rests on “{n}”, where the research says: “{q}”.',
  'The finding behind this is from “{n}”: “{q}”.',
  'Read it with “{n}” in hand: “{q}”.',
  '“{q}”: so “{n}” puts it, and these are people for whom that would be true.',
  'What puts them on the list is “{n}”, which holds that “{q}”.',
  'From “{n}” comes the sentence to test on them: “{q}”.',
  'Should “{n}” be right that “{q}”, this group gains weight.',
  '“{n}” speaks of them without the name: “{q}”.',
  'Evidence so far, from “{n}”: “{q}”.',
  'Compare “{n}”, which found: “{q}”.',
]

/** Where a lens is about these very people, so that quoting it would only say the same again. */
export const namedFrames = [
  'They are the people “{n}” is about.',
  'The lens “{n}” arrives at the same point from its own side.',
  '“{n}” gives the reason in the research.',
  'Their place on this list comes from “{n}”.',
  'If “{n}” turns out wrong, so does this entry.',
  'Nothing but “{n}” stands behind this so far.',
  'The work on “{n}” would be the first to correct it.',
  'Take “{n}” as the evidence, such as it is.',
]

/** Where a lens about something else gives their reason in passing. */
export const passingFrames = [
  'In passing, “{n}” says the same of them.',
  '“{n}” has another question and comes upon them on the way.',
  'They turn up in “{n}” as well, with the same reason.',
  'For what is known so far, see the part on them in “{n}”.',
  'The answer to “{n}” mentions them for just this.',
  'Support comes from the side, in “{n}”.',
]

/** Where a lens touches a group in a few words only. `{w}` is one to three words that both use. */
export const touchFrames = [
  '“{n}” touches them where it speaks of {w}.',
  'A thinner link leads to “{n}”, by way of {w}.',
  'See “{n}” on {w}.',
  'Of the lenses, “{n}” comes nearest, with {w}.',
  'The mention of {w} in “{n}” is the only support so far.',
  'Some support lies in “{n}”, under {w}.',
]

/** Where no given insight speaks of the group. */
export const uncoveredFrames = [
  'None of the research so far looked at them, which is a reason to go and ask.',
  'No lens given speaks of this group; it is here because the objective cannot do without it.',
  'They are missing from the research handed over, so hold this one loosely.',
]
