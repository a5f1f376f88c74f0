/** How somebody leaves a message, by score. {change} is filled by what would move them; {fellow} and {where} as in the reactions. */
export interface VerdictBand {
  /** Lowest score of the band. */
  readonly from: number
  readonly frames: readonly string[]
}

/** Closings that say what would change the grade, when that is a thing: `speakers drawn by lot`. */
export const changeByThing: readonly VerdictBand[] = [
  {
    from: 0,
    frames: [
      'It would have to begin with {change}, or I hear none of it.',
      'Come back with {change}, and leave out the rest.',
      'Only {change} would make me look at it again, and it is nowhere in there.',
      'Without {change} I will not give it more time.',
      'What I would need is {change}, and this is far from it.',
    ],
  },
  {
    from: 3,
    frames: [
      'Give me {change} and I would watch it again.',
      'What is missing for me is {change}.',
      'It would go up with {change}.',
      'I kept waiting for {change}.',
      'All right as it is; what would change my grade is {change}.',
      'A shrug from me, so far; I would look up for {change}.',
      'If there were {change}, we would be talking.',
      'Had it shown {change}, I would be telling {fellow} about it.',
      'Not enough yet: the thing that would move me is {change}.',
      'I would give it two more for {change}.',
      'Until there is {change}, I let it pass by.',
      'They could have spent ten of those seconds on {change}.',
    ],
  },
  {
    from: 6,
    frames: [
      'I would send it to {fellow}; add {change} and I would send it twice.',
      'A yes from me, and higher still with {change}.',
      'I would watch the next one, the more so with {change}.',
      'Add {change} and I would do more than agree.',
      'I mean to ask {voice} about it, and first of all about {change}.',
      'That is a good mark from me, and for the top I would want {change}.',
      'I would let {fellow} see it. If it came with {change}, I would put my name to it.',
      'Good, and with {change} I would say very good.',
      'I liked it well enough to hold out for {change}.',
      'Give me {change}, and I would stop arguing.',
      'So yes, mostly; the rest depends on {change}.',
    ],
  },
]

/** The same when it is a condition: `if speakers are drawn by lot`. */
export const changeByCondition: readonly VerdictBand[] = [
  {
    from: 0,
    frames: [
      'I might hear them out {change}, but not like this.',
      'There is no more to say from my side, except {change}.',
      'I would not watch it again, except {change}.',
    ],
  },
  {
    from: 3,
    frames: [
      'I would think about it again {change}.',
      'It would get more from me {change}.',
      'The grade goes up {change}, not before.',
      'I am still where I was; that changes {change}.',
      'Ask me again {change}.',
    ],
  },
  {
    from: 6,
    frames: [
      'I would send it to {fellow}, and do it myself {change}.',
      'A good one, and I would go the whole way {change}.',
      'I believe most of it, and all of it {change}.',
    ],
  },
]

/** Closings for a message that answered the obstacle: what is still wrong is named by {change}, a noun phrase. */
export const changeOfMessage: readonly VerdictBand[] = [
  {
    from: 0,
    frames: [
      'I would need {change} before I looked at it again.',
      'It might have worked on me with {change}; the way it is, no.',
      'They threw it away for want of {change}.',
    ],
  },
  {
    from: 3,
    frames: [
      'With {change} I would have gone along.',
      'Half of me is with them. The other half wants {change}.',
      'So it stays in the middle for me; {change} would lift it.',
      'Fix that, give me {change}, and I will look again.',
      'It needs {change}, then I would pass it on.',
      'I would not talk against it. To talk for it I would need {change}.',
    ],
  },
  {
    from: 6,
    frames: [
      'I would send it to {fellow} as it is; {change} would make it better.',
      'I told {fellow} about it already; what keeps it from the top is the lack of {change}.',
      'I would do it, I think, and for a higher mark it wants {change}.',
      'Good enough to save. With {change} I would say great.',
      'It moved me a step, and {change} would be the next one.',
    ],
  },
]

/** Closings of the rare message that leaves nothing to ask for. */
export const nothingToChange: readonly string[] = [
  'I would show it to {fellow} and stay in the room while they watch.',
  'I have put it on my list for the week, which I do not do with films.',
  'I looked for the catch {where} and did not find one.',
  'If they make another I would like to see it. This one I would send to {fellow} today.',
  'I would only want the next one to be just as straight.',
  'That is as far up as I go with these, and {voice} will hear why.',
]

/** Closings after an insult: what would have to come before anything else. */
export const afterInsult: readonly string[] = [
  'Start with an apology, and it had better name us.',
  'Take that out and ask me again in a month; not before.',
  'Say the same with respect and I might hear the rest.',
  'I would have to hear it from somebody who does not despise us.',
  'Whatever is good in it, they threw it away there.',
  'No edit mends that. Somebody else would have to make it over.',
  'I would want to know who signed off on it.',
  'With {fellow} it would be the same, and worse.',
  'They will not get my name, my hour or my ear for that.',
  'There is one change that helps: cut it, all of it.',
]

/** Closings after a film about something else: {change} is what they would have wanted to hear of. */
export const afterOffTopic: readonly string[] = [
  'If they ever get to the matter itself, I would want to hear about {change}.',
  'On the real subject I have a question, and it is about {change}; nobody touched that.',
  'To count with me it would have to be about the matter, {change} included.',
  'I came for {change} and got this.',
  'Make one on the subject, with {change} in the first ten seconds.',
  'Nothing in it can be mended; it needs another subject, and for me {change}.',
  'I cannot grade it higher for being well lit. Where is {change}?',
]

/** The same for somebody whose wish is a condition: `if speakers are drawn by lot`. */
export const afterOffTopicIf: readonly string[] = [
  'On the matter itself we could talk {change}; this is not it.',
  'Ask me about the real thing and I would say: only {change}. This does not ask.',
  'It would have to be another film, and I would listen {change}.',
  'I have an answer to the real question, which is that I come round {change}. Nobody asked it.',
]
