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
      '{Who} notice {subject} and see that it touches their own week.',
      '{Who} hear of {subject} and can say in a sentence what it is.',
      'For the first time {who} connect {subject} with something in their own lives; they do not have to agree with anything yet.',
    ],
    lever: [
      'Start from something they already care about: {value}.',
      'They will look up if it touches what counts among them, and {value}.',
      'What earns their attention is a thing they hold anyway: {value}.',
    ],
    undo: [
      'Expect mistakes to clear up first, because {misread}.',
      'One thing stands in the way: {misread}.',
      'Many will have the wrong picture at first, since {misread}.',
    ],
    count: [
      'To count it, ask {who} in an interview on another topic what they have heard about {subject}, and write down their words.',
      'Count how many {who} mention {subject} without being asked, before the campaign and after.',
      'Shows up as the share of {who} who can explain {subject} in their own words.',
    ],
    story: [
      'Show one ordinary moment in which somebody notices {subject}; it could open on {scene}.',
      'A short film of a normal day works best: {scene}, and no argument.',
      'Somebody walks past it, stops and looks again; begin with {scene}.',
    ],
    teller: [
      'Place it in {medium}, and make it work without sound.',
      'It will be seen in {medium}, so the first two seconds have to show what it is about.',
      'No expert is needed; a person like them, met in {medium}, is enough.',
    ],
    end: ['Ask only for attention: “{ask}.”', 'It ends with a small request: “{ask}.”', 'The film asks for nothing more than this: “{ask}.”'],
  },
  Engagement: {
    change: [
      'They want to hear more about {subject} and ask somebody they know.',
      '{Who} stop to read, watch or ask about {subject} and do not scroll past it.',
      'Talk about {subject} starts among {who}, at home or at work.',
    ],
    lever: [
      'Use a route that exists already: {network}.',
      'People get interested when others around them are, and {network}.',
      'It spreads from person to person, because {network}.',
    ],
    undo: [
      'They stop listening when it comes from {discounted}: {doubtwhy}.',
      'Leave {discounted} out of it, because {doubtwhy}.',
      'One wrong sender ends it, such as {discounted}; the complaint is that {doubtwhy}.',
    ],
    count: [
      'Count the questions and replies in {medium} each week, and note what people ask.',
      'Shows in {medium}: how many people answer, and how many of the answers are questions.',
      'To count it, keep a list of every question that comes in through {medium}.',
    ],
    story: [
      'Two people who know each other talk about {subject}, and one of them asks an honest question; {scene} is in the background.',
      'Somebody goes and asks a person who knows, with {scene} as the place.',
      'Show a conversation and not a lesson; it could happen near {scene}.',
    ],
    teller: [
      'Let {voice} speak, because {trustwhy}.',
      'The best voice here is {voice}; the reason is that {trustwhy}.',
      'Ask {voice} to answer the question on camera: {trustwhy}.',
    ],
    end: [
      'Ask for a question or a comment, not for a yes: “{ask}.”',
      'End on something they can do the same day: “{ask}.”',
      'The request at this point is “{ask}.”',
    ],
  },
  Evaluation: {
    change: [
      '{Who} weigh what {doing} would cost them and what they would get for it.',
      'They can name one reason for {doing} and one against it, and they check at least one of the two.',
      '{Who} ask whether {subject} would be worth it for a person like them.',
    ],
    lever: [
      'The case for it begins with this: {reason}.',
      'Supporters would say that {reason}; check it before you use it.',
      'One reason in favor is that {reason}, and it needs a source.',
    ],
    undo: [
      'The strongest argument against it is that {claim}. It is right in part: {fair}.',
      'Do not leave out the best objection: {claim}. It has a point, because {fair}.',
      'Somebody will say that {claim}. Grant what is true in it, namely that {fair}.',
    ],
    count: [
      'Count how many can give one reason for and one against without help, and compare what they say with {record}.',
      'To count it, ask what would change their mind, and check the facts they give against {record}.',
      'Shows in the reasons people give in an interview; {record} can tell which of them are right.',
    ],
    story: [
      'Two people with different views look at the facts together, and neither wins; use {scene} as the setting.',
      'One person works out on paper what {doing} takes and what it brings; {scene} can be in the picture.',
      'Show a test that a viewer can repeat at home, filmed simply, with {scene} in between.',
    ],
    teller: [
      'Choose somebody who is torn, because {tension}.',
      'The narrator can have doubts of their own: {tension}.',
      'A person who sees both sides is believed here, since {tension}.',
    ],
    end: [
      'End by sending people to check something: “{ask}.”',
      'Give no verdict; ask them to look for themselves: “{ask}.”',
      'The request is “{ask}”, with the place where it can be done.',
    ],
  },
  'Attitude Shift': {
    change: [
      '{Who} can say what they think of {subject} now, also to people who disagree.',
      'They have a reason of their own for {doing} and say it at home first.',
      '{Who} who were unsure start to say that they would, and under which condition.',
    ],
    lever: [
      'Many hold back because {because}; seeing a person like them go first makes it easier.',
      'It gets easier to say once it costs less with friends and family, for now {because}.',
      'What holds them back now is this: {because}. It would help to have {relief}.',
    ],
    undo: [
      'They will not all change at once, because {division}.',
      'Expect disagreement inside the group: {division}.',
      'Some will move and some will not, since {division}.',
    ],
    count: [
      'Ask the same people about {subject} alone and in a group, and count how many give the same answer.',
      'Count how many would tell somebody who disagrees what they think of {subject}, before and after.',
      'To count it, ask the same people twice, in the same words, whether they have told anybody what they think.',
    ],
    story: [
      'Somebody says out loud what they changed their mind about, and a friend objects; it could open on {scene}.',
      'A person like them goes first and tells what it cost them; {scene} is where it happens.',
      'Show a disagreement between people who like each other, near {scene}, and leave it unsettled.',
    ],
    teller: [
      'Cast somebody close to {voice}, because {trustwhy}.',
      'It helps if {voice} can be heard in it, for the reason that {trustwhy}.',
      'The person who changes their mind should be as believable as {voice}: {trustwhy}.',
    ],
    end: [
      'Ask them to say it once: “{ask}.” Take care, because {backfire}.',
      'The request is to speak, not to act: “{ask}.” It goes wrong if {backfire}.',
      'End on “{ask}”, and avoid one mistake: {backfire}.',
    ],
  },
  'Behavioral Commitment': {
    change: [
      '{Who} set a day for {doing}, and somebody else knows about it.',
      'They go from “I would” to “I will, on that day”, and prepare for it.',
      '{Who} carry it out, and the next time is easier because somebody expects them.',
    ],
    lever: [
      'What stops them now is practical: {because}. Offer {relief}.',
      'Even people who agree drop out here, because {because}. What helps is {relief}.',
      'Agreement is not enough at this point, because {because}. They need {relief}.',
    ],
    undo: [
      'People who keep it up give reasons such as this one: {motive}.',
      'It lasts when it gives something back, for example {benefit}.',
      'Do not hide what it costs: {cost}. People who find out later do not come back.',
    ],
    count: [
      'Count it in {record}.',
      'Shows in {record}; compare that with what people said they would do.',
      'The tally comes from {record}, and a promise alone does not count.',
    ],
    story: [
      'Show somebody preparing for it and doing it, step by step, up to the point where {moment}.',
      'Film the evening before and the day itself, until {moment}.',
      'Follow one person from the front door to the moment when {moment}.',
    ],
    teller: [
      'Use plain people on a plain day, and plan it around their calendar: {rhythm}.',
      'Somebody who has done it shows how; time it well, since {rhythm}.',
      'Keep the talking short and release it when people have room for it, because {rhythm}.',
    ],
    end: [
      'One request, with everything a person needs to do it: “{ask}.”',
      'It closes with the whole request: “{ask}.”',
      'Leave the last line on screen long enough to write down: “{ask}.”',
    ],
  },
}
