import type { Reaction } from '../reaction.ts'
import type { BarrierCue } from './barriers.data.ts'

/** Noun phrases: what would lift an obstacle of each kind, for personas whose text does not say it. */
export const changeOfObstacle: Readonly<Record<BarrierCue['kind'], readonly string[]>> = {
  time: [
    'a time of day when I am free',
    'a way to do it that fits between two other things',
    'somebody who covers for me meanwhile',
    'a plain count of the minutes it takes',
  ],
  money: ['the real price from the start', 'somebody who says what it costs and who pays', 'a figure for my household and not for the average one'],
  access: ['a way to get there and back', 'one office that handles all of it', 'a way to do it from home'],
  'social-risk': ['a way to do it without my name going round', 'one person I know doing it first', 'a seat beside somebody I came with'],
  belief: ['one dated case in which it changed something', 'proof that the last people who did this were heard', 'a before and an after I can check'],
  information: ['the where, the when and the how on one page', 'one example walked through from start to finish', 'a plain answer to what happens on the day'],
  trust: ['the name of whoever paid in the first frame', 'somebody who gains nothing from my saying yes', 'a record I can look up without their help'],
  identity: [
    'somebody like me who did it and is still like me',
    'a reason that does not make me join a side',
    'a face from here that I would not have expected',
  ],
  habit: ['a first step that takes ten minutes', 'something to put in the place of the old routine', 'a day and a reminder in place of a resolution'],
  fear: ['what it feels like, told by somebody who was afraid too', 'the moment at which I may still say stop', 'the bad part told first'],
  opposition: ['the best case against it, told straight', 'what it would cost the people who disagree', 'a line they promise not to cross'],
}

/** Noun phrases for somebody whose text gives no obstacle the rules know. */
export const changeOfAnyone: readonly string[] = [
  'one person like the people I know',
  'a reason that fits a week like mine',
  'something I could check for myself',
  'an answer to the question I would ask first',
]

/** Noun phrases: what would mend a fault of the message. */
export const changeOfFault: Readonly<Partial<Record<Reaction['kind'], readonly string[]>>> = {
  bareClaim: ['a page where I can check that', 'a source I could read out to somebody', 'the date and the place the number comes from'],
  distrustedVoice: ['somebody from here saying it', 'another messenger', 'a speaker without a stake in it'],
  lecture: ['less telling and more showing', 'a tone I would take from a neighbor', 'the same thing in a friendlier tone'],
  guilt: ['a reason in place of a bad conscience', 'the same facts without the blame'],
  fear: ['the same facts told calmly', 'what I can do, in place of what might happen'],
  hype: ['less noise', 'a quieter voice and one fact'],
  jargon: ['words people use at a counter', 'the same in plain English'],
  vague: ['the name of one street or one person', 'something I can picture', 'a single real example'],
  slowOpening: ['a first sentence about a person', 'a quicker start'],
  askTooSoon: ['a smaller first step', 'a chance to make up my own mind first', 'a question before the request'],
  noAsk: ['one thing to do at the end', 'a next step I could take', 'a plain word on what they want'],
  manyAsks: ['one request and not three', 'the one thing that matters most'],
  rushed: ['half the words', 'room to breathe between two sentences'],
  tooLong: ['a cut to half the length', 'a version short enough for a break'],
  repeats: ['a second thought in place of the repeats', 'something new after the first minute'],
}
