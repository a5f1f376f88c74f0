import { spelledOut } from '../spelled-out.ts'

/** How somebody leaves a message, by score. {change} is filled by what would move them; {fellow}, {voice} and {where} as in the reactions. */
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
      'It would have to begin with {change}, or I will not hear the rest.',
      'They can come back with {change} and leave out the rest.',
      'Only {change} would make me look at it again, and there is nothing of the kind in it.',
      'Without {change} I will not give it more time.',
      'What I would need is {change}, and this is far from it.',
    ],
  },
  {
    from: 3,
    frames: spelledOut([
      '[If they offered|If somebody offered|Should they ever offer] {change}, I would [watch it again|listen again|think about it again].',
      'What [is missing for me|I missed|I would still need|was not in there for me] is {change}.',
      '[With|For] {change} I would [have given it two points more|have graded it higher|have gone up a point|have been kinder to it].',
      'I [kept waiting|listened|waited to the end|looked] for {change}, and [it never came|there was none|nothing came].',
      '[It is all right|It is not bad|It will do for others] as it is, but [I would grade it higher for|what I want is|I would want] {change}.',
      '[My grade would change with|A better grade from me takes|To raise my grade they need] {change}.',
      '[With|Given] {change} I would [talk about it with|mention it to|bring it up with] {fellow}.',
      'Had they [mentioned|talked about|shown me] {change}, I would have told {fellow} about it.',
      '[To get more from me|To win me over|To get me to act] they would need {change}.',
      'I would give it [a point|two points|a point or two] more for {change}.',
      '[Until somebody offers|As long as nobody offers|Until they offer] {change}, I will [leave it at that|stay where I am|wait and see].',
      'They [should|could|might] have spent [ten of those seconds|one scene|the last scene|half a minute] on {change}.',
      '[Next time I want to hear|In the next one they should talk|I would rather have heard] about {change}.',
      '[My one question at the end was|My first question afterwards was|The question I was left with was] about {change}.',
      '[A word|One sentence|Half a scene] about {change} would have [changed that|been enough|made the difference].',
      'I would take [it|them|the whole thing] more seriously with {change}.',
      'I will [listen|look] again when they come with {change}.',
      '[It stays in the middle for me|I give it a middling grade|I cannot go higher] as long as nobody talks about {change}.',
    ]),
  },
  {
    from: 6,
    frames: spelledOut([
      'I would send it to {fellow}, and with {change} I would [do more than that|try it myself|send it with a note].',
      '[It is a yes from me|I am for it|I would say yes], and {change} would [bring it higher still|make it a firm yes|settle it].',
      'I would [watch|look out for|ask for] the next one, [especially if it brings|and hope that it brings|all the more for] {change}.',
      'With {change} I would do more than agree.',
      'I mean to ask {voice} about it, and [first of all|above all|in the same breath] about {change}.',
      'That is a good mark from me, and for the top I would want {change}.',
      'I would let {fellow} see it, and I would put my name to it if it came with {change}.',
      '[It is good|I thought it was good|This is a good one], and with {change} I would [call it very good|give it the top grade].',
      'I liked [it|this one|most of it], and I would like it better with {change}.',
      'I would stop arguing if they [added|offered|could promise] {change}.',
      'For me it is yes, mostly; the rest depends on {change}.',
      '[I would show it to {fellow} and then ask|I liked it enough to tell {fellow}, and would ask|{Fellow} should see it, as I liked it, and then we would talk] about {change}.',
      'I liked most of it, and what it still needs is {change}.',
      'I told {fellow} about it, and we both [asked for|missed|wanted] {change}.',
    ]),
  },
]

/** For somebody who does it already: what they would add for others. */
export const changeByDoers: readonly VerdictBand[] = [
  {
    from: 0,
    frames: [
      'It would not have brought me to do it, and without {change} it will not bring others.',
      'I do it already and could not stand behind this without {change}.',
    ],
  },
  {
    from: 3,
    frames: [
      'I did not need convincing, but somebody who does would ask for {change}.',
      'For people who are where I was, I would add {change}.',
      'My own start would have been easier with {change}, and they leave that out.',
      'I know beginners, and they would ask about {change}.',
      'It does not tell me anything new; it would help others if it had {change}.',
      'It would not have moved me back then; {change} would have.',
      'I do it already, and to show it to {fellow} I would need {change}.',
      'What helped me was not in there, and newcomers would want {change}.',
      'Before I sent it on I would ask them for {change}.',
      'I would not use it on a beginner before it had {change}.',
    ],
  },
  {
    from: 6,
    frames: [
      'I do it already, and I would send it to {fellow}; {change} would help those who begin.',
      'People who are where I was should see it; I liked it and would add {change}.',
      'I liked it; for beginners I would put in {change}.',
      'I would let {fellow} see it, and say a word about {change} myself.',
      'It is a good mark from somebody who does it, and {change} would make it better for the others.',
    ],
  },
]

/** For somebody who is against it, and stays so. */
export const changeByRefusers: readonly VerdictBand[] = [
  {
    from: 0,
    frames: [
      'I was against it before, and nothing in this comes near {change}.',
      'The answer is no, and without {change} I will not even discuss it.',
      'My answer is no, and it did not talk about {change}.',
    ],
  },
  {
    from: 3,
    frames: [
      'I am still against it; {change} would at least be fair.',
      'I have not come round; to hear me say maybe they would need {change}.',
      'People like me will go on saying no without {change}.',
      'I disagree with them, and {change} is the least they owe us.',
      'My answer stays no, though with {change} I would not speak against it.',
      'It did not change my mind, and only {change} would make me think again.',
      'I would still say no, but I would say it to their face if they offered {change}.',
      'I am not with them; if they cared about people like me, they would talk about {change}.',
      'They will not win me over, but {change} would win some respect.',
      'Somebody on their side should answer for {change} before asking me again.',
    ],
  },
  {
    from: 6,
    frames: [
      'I am against it and still liked this one; {change} would make it fair.',
      'I do not agree with them, but I listened to the end, and {change} would keep me listening.',
      'It is a good mark from somebody who disagrees, and {change} would make it harder to disagree.',
      'It did not turn me round, but I would let {fellow} see it; with {change} I would stop arguing.',
    ],
  },
]

/** The same when it is a condition: `if speakers are drawn by lot`. */
export const changeByCondition: readonly VerdictBand[] = [
  {
    from: 0,
    frames: [
      'I might hear them out {change}, but not like this.',
      'I have nothing more to say, except that we could talk {change}.',
      'I would not watch it again, except {change}.',
    ],
  },
  {
    from: 3,
    frames: [
      'I would think about it again {change}.',
      'It would get more from me {change}.',
      'The grade goes up {change}, and not before.',
      'I have not changed my mind so far, and I might {change}.',
      'They may ask me again {change}.',
    ],
  },
  {
    from: 6,
    frames: [
      'I would send it to {fellow}, and do it myself {change}.',
      'It is a good one, and I would go the whole way {change}.',
      'I believed most of it, and I would believe all of it {change}.',
    ],
  },
]

/** Closings for a message that answered the obstacle: what is still wrong is named by {change}, a noun phrase. */
export const changeOfMessage: readonly VerdictBand[] = [
  {
    from: 0,
    frames: [
      'I would need {change} before I looked at it again.',
      'It might have worked on me with {change}; the way it is, the answer is no.',
      'They threw it away because there is no sign of {change}.',
    ],
  },
  {
    from: 3,
    frames: [
      'With {change} I would have gone along.',
      'Half of me is with them, and the other half wants {change}.',
      'So it stays in the middle for me, and {change} would lift it.',
      'I would look again if they fixed that with {change}.',
      'It needs {change}, and then I would pass it on.',
      'I would not talk against it, but to talk for it I would need {change}.',
      'The rest is a matter of craft: it wants {change}.',
      'It was nearly enough, and {change} would have done it.',
      'If they gave it {change}, I would send it to {fellow}.',
    ],
  },
  {
    from: 6,
    frames: [
      'I would send it to {fellow} as it is, and {change} would make it better.',
      'I told {fellow} about it already; for a higher grade it would need {change}.',
      'I would do it, I think, and for a higher mark it wants {change}.',
      'It is good enough to save, and with {change} I would call it great.',
      'It moved me a step, and {change} would be the next one.',
      'I liked it and would only ask for {change}.',
    ],
  },
]

/** Closings of the rare message that leaves nothing to ask for. */
export const nothingToChange: readonly string[] = [
  'If {fellow} watched it, I would stay in the room to hear what they say, because I liked it.',
  'I have put it on my list for the week, which I do not do with films.',
  'I looked for the catch {where} and did not find one.',
  'I would send this one to {fellow} today, and I would like to see the next.',
  'I would only want the next one to be just as straight.',
  'That is as far up as I go with these, and I will tell {voice} why.',
  'I would not change anything in it, and I mean to ask {voice} how to begin.',
  'I have no complaint, and I would let {fellow} see it.',
]

/** Closings after an insult: what would have to come before anything else. */
export const afterInsult: readonly string[] = [
  'They would have to start with an apology, and it had better name us.',
  'If they take that out, they may ask me again in a month, and not before.',
  'If they said the same with respect, I might hear the rest.',
  'I would have to hear it from somebody who does not despise us.',
  'Whatever is good in it, they threw it away there.',
  'No edit mends that, and somebody else would have to make it over.',
  'I would want to know who signed off on it.',
  'I would not show it to {fellow}, who would take it worse.',
  'They will not get my name or an hour of my time for that.',
  'Only one change would help, which is to cut that part and everything like it.',
]

/** Closings after a film about something else: {change} is what they would have wanted to hear of. */
export const afterOffTopic: readonly string[] = [
  'If they ever get to the matter itself, I would want to hear about {change}.',
  'On the real subject I have a question about {change}, and nobody touched that.',
  'To count with me it would have to be about the matter, {change} included.',
  'I wanted to hear about {change} and got this.',
  'They should make one about the matter, with {change} in the first ten seconds.',
  'Nothing in it can be mended; it needs another subject, and for me {change}.',
  'I cannot grade it higher for being well made when it says nothing about {change}.',
]

/** The same for somebody whose wish is a condition: `if speakers are drawn by lot`. */
export const afterOffTopicIf: readonly string[] = [
  'On the matter itself we could talk {change}, and this is not it.',
  'If they asked about the matter itself, I would say yes only {change}, and this does not ask.',
  'It would have to be another film, and I would listen {change}.',
  'I have an answer to the real question, which is that I would come round {change}, and nobody asked it.',
]
