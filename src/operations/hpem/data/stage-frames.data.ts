import type { HpemStage } from '../../../contract/hpem-stage.ts'

/**
 * Sentences of the analysis, several to choose from for each place. Parts in braces: the objective's slots, and from the
 * situation `misread`, `blind`, `value`, `division`, `network`, `because`, `tension`, `claim`, `fair`, `reason`, `motive`,
 * `benefit`, `cost`, `relief`, `rhythm`, `voice`, `trustwhy`, `doubtwhy`, `scene`, `moment`, `backfire`, `ask`, `medium`, `record`.
 */
interface StageFrames {
  /** What changes in a person. */
  readonly change: readonly string[]
  /** What the change leans on. */
  readonly lever: readonly string[]
  /** What hinders or undoes it. */
  readonly undo: readonly string[]
  /** Where it shows in numbers. */
  readonly count: readonly string[]
  /** What kind of story. */
  readonly story: readonly string[]
  /** Who tells it and where. */
  readonly teller: readonly string[]
  /** What it ends on and what it must not do. */
  readonly end: readonly string[]
}

export const stageFrames: Readonly<Record<HpemStage, StageFrames>> = {
  Awareness: {
    change: [
      'Background becomes foreground: {who} notice {subject} {in}, in a week they know.',
      'From “that is for others” to “that happens here”: {who} {in} notice {subject} and place it near themselves.',
      'A word they have passed by becomes a picture; nothing has to be believed yet about {subject}.',
    ],
    lever: [
      'The way in is something they care about before any campaign: {value}.',
      'Attention follows what already counts, and among them {value}.',
      'It can hook onto a thing they hold without being asked: {value}.',
    ],
    undo: ['Expect a wrong picture before a blank one, for {misread}.', 'What has to be cleared first: {misread}.', 'The commonest detour is that {misread}.'],
    count: [
      'Shows in one open question, asked {in} of {who} who were not primed: what they have heard about {subject}, in their words.',
      'To count it, ask {who} at the end of some other talk what comes to mind on {bare}, and keep the words.',
      'Countable as unprompted mentions of {subject} by {who}, noted before the campaign and after.',
    ],
    story: [
      'One image that makes a stranger look twice and no argument: {scene}.',
      'A small mystery that a viewer wants solved, opened on {scene}.',
      'An ordinary minute that turns out not to be ordinary; begin on {scene}.',
    ],
    teller: [
      'Nobody explains; it would be met in passing, by way of {medium}.',
      'A silent protagonist will do. It has to survive {medium} with the sound off.',
      'Told by no one in particular and placed in {medium}.',
    ],
    end: [
      'Ask for attention only: “{ask}”.',
      'The single request is “{ask}”; anything larger comes too early.',
      'It ends on “{ask}”, not on the behavior itself.',
    ],
  },
  Engagement: {
    change: [
      'Curiosity outlasts the first contact, and about {subject} they would now ask a person.',
      '{Who} go from having seen it to wanting to hear more, from somebody and not from a flyer.',
      'The matter gets a face. They let {subject} into a conversation they were having anyway.',
    ],
    lever: [
      'It travels by a route that exists: {network}.',
      'Interest is caught from others, and {network}.',
      'What carries it is company, because {network}.',
    ],
    undo: [
      'It ends as soon as the sender sounds like {discounted}, of whom they think that {doubtwhy}.',
      'Interest dies at the sight of {discounted}: {doubtwhy}.',
      'Keep {discounted} out of it; the objection is that {doubtwhy}.',
    ],
    count: [
      'Shows as questions and replies in {medium}, counted by week and read for what they ask.',
      'Countable in {medium}: who answers, how often, and with a question or a verdict.',
      'To count it, keep every question that arrives by way of {medium}.',
    ],
    story: [
      'Somebody finds out, and we find out with them; the middle is a conversation and not a lesson, with {scene} in the frame.',
      'A talk between two who know each other, overheard, with {scene} beside them.',
      'A visit with a question in the pocket: {scene}, and one answer that raises the next.',
    ],
    teller: [
      'The voice is {voice}, because {trustwhy}.',
      'Let {voice} speak: {trustwhy}.',
      'It needs {voice}, in ordinary clothes, for the reason that {trustwhy}.',
    ],
    end: ['It asks for a question and not for a yes: “{ask}”.', 'Close on “{ask}”.', 'The next step offered is “{ask}”, and it can be done the same day.'],
  },
  Evaluation: {
    change: [
      'They weigh it as their own matter: what it costs them, what it returns, and what the other side has right about {subject}.',
      'Liking turns into judging. {Who} can state the price and the gain of {doing} and still be undecided.',
      'The question is no longer “what is it” but “is it worth it to us”.',
    ],
    lever: [
      'On the one side of the scale, {reason}.',
      'What speaks for it, as its supporters put it: {reason}.',
      'The honest case begins with this: {reason}.',
    ],
    undo: [
      'On the other lies an argument that has to be met whole: {claim}. It is fair in that {fair}.',
      'Against it stands a point that no case should leave out: {claim}. It has this much right, that {fair}.',
      'Whoever weighs it will meet the best objection: {claim}. Its true part is that {fair}.',
    ],
    count: [
      'Shows in the share who can give one reason for and one against unaided; set beside {record}.',
      'Countable as reasons named, for and against, in the same interview; {record} say whether they are right.',
      'To count it, code what people say would change their mind, and check their facts against {record}.',
    ],
    story: [
      'Two people who both have a point, and nobody wins by the cut; what is in the frame is {scene}.',
      'A test that anyone could repeat, filmed without music; the picture to return to is {scene}.',
      'Accounts laid open: what it took, what came back, what did not; cut against {scene}.',
    ],
    teller: [
      'It is strongest from somebody who is of two minds, since {tension}.',
      'The narrator should carry the conflict: {tension}.',
      'Give the doubt to a likeable person, for {tension}.',
    ],
    end: ['It sends people off to check: “{ask}”.', 'No verdict at the end, but “{ask}”.', 'Its request is “{ask}”, and it shows where.'],
  },
  'Attitude Shift': {
    change: [
      'The view becomes theirs and can be said aloud among people who would tease them for it.',
      '{Who} who leaned toward {doing} start to say so, with a limit of their own, at home first.',
      'They stop borrowing the campaign’s reason and use their own; that is what lasts when the news turns.',
    ],
    lever: [
      'What shifts it is company, since for now {because}.',
      'It moves when the cost of being seen falls; at present {because}.',
      'The hurdle is not a fact any more: {because}. What would lower it is {relief}.',
    ],
    undo: [
      'They will not all shift together: {division}.',
      'Do not expect one movement, because {division}.',
      'The line runs through the group itself, where {division}.',
    ],
    count: [
      'Shows when the same person gives the same answer alone and in front of friends; the gap between the two is the measure.',
      'Countable as the distance between what is said in private and what is said in a group about {subject}.',
      'To count it, ask the same people before and after, alone, in the same words, whether they would say so to someone who disagrees.',
    ],
    story: [
      'Somebody changes their mind in front of us and pays a small price for it; it opens on {scene}.',
      'A person of their own kind goes first and tells what it cost, with {scene} in view.',
      'The argument at home, ended by a question and not by a winner: {scene}.',
    ],
    teller: [
      'Cast {voice}; {trustwhy}.',
      'The one who shifts is close to {voice}, and that helps, since {trustwhy}.',
      'It could be told by {voice}, of whom people say that {trustwhy}.',
    ],
    end: [
      'The ask is a sentence of one’s own: “{ask}”. It fails if {backfire}.',
      'Close with “{ask}”. Take care, because {backfire}.',
      'It asks for words before deeds, “{ask}”, and stays clear of the trap that {backfire}.',
    ],
  },
  'Behavioral Commitment': {
    change: [
      'Intention gets a day, an hour and a witness; not doing it would now need an excuse.',
      'The step from “I would” to “I will, then”: {who} arrange what {doing} takes.',
      'Doing it becomes the default, because somebody expects them and the obstacle has been dealt with.',
    ],
    lever: [
      'It is held up by things and not by thoughts: {because}. The remedy is {relief}.',
      'What remains is practical, namely that {because}; it yields to {relief}.',
      'Even the convinced fall out here, since {because}. They would need {relief}.',
    ],
    undo: [
      'What keeps them at it afterwards is told by those who do it: {motive}.',
      'It lasts where it returns something, such as {benefit}.',
      'The price stays real, {cost}, and pretending otherwise loses them at the second time.',
    ],
    count: [
      'Countable in {record}.',
      'Shows in {record}, set beside what people had promised.',
      'The tally comes from {record}; a promise without a trace there does not count.',
    ],
    story: [
      'A plan seen being carried out, hour by hour, up to the moment in which {moment}.',
      'No speech: hands, a clock, a door, and then {moment}.',
      'The evening before and the morning after, with this between them: {moment}.',
    ],
    teller: [
      'Plain people on a plain day, seen close, and timed to the calendar: {rhythm}.',
      'Whoever did it last year shows how; it runs when there is room for it, since {rhythm}.',
      'It is told by doing, in the weeks that allow it: {rhythm}.',
    ],
    end: [
      'One ask, with a date: “{ask}”.',
      'It closes on “{ask}”, and on a way to do it at once.',
      'The last frame holds “{ask}” long enough to be written down.',
    ],
  },
}
