import type { HpemStage } from '../../../contract/hpem-stage.ts'
import type { BehaviourClass } from '../../../domain/objective/objective-reading.ts'

/** What somebody at a stage does that another person could count: two to a stage and behaviour, one sentence each. */
export const stageBehaviours: Readonly<Record<BehaviourClass, Readonly<Record<HpemStage, readonly [string, string]>>>> = {
  attend: {
    Awareness: ['Can say the date and the room when asked at the counter.', 'Takes the notice home or photographs it.'],
    Engagement: ['Asks somebody who has been what it was like.', 'Opens the agenda and stays past its first page.'],
    Evaluation: ['Writes down one question of their own for it.', 'Works out what the evening costs at home and who could cover.'],
    'Attitude Shift': ['Says at home that it may be worth one evening.', 'Answers “I might” instead of “what for” when a neighbor brings it up.'],
    'Behavioral Commitment': [
      'Has put the date on the calendar and told one person.',
      'Arranges cover for the hour and a seat beside somebody; the name stands on the sign-in sheet.',
    ],
  },
  vote: {
    Awareness: ['Can name the date and one office or question on the ballot.', 'Notices the sign at the four-way stop and asks what it is for.'],
    Engagement: ['Looks up the sample ballot for a home address.', 'Asks a neighbor who is running and listens to the answer.'],
    Evaluation: ['Marks the sample ballot as far as it goes and circles the blanks.', 'Compares two candidates or both sides’ statements on one line.'],
    'Attitude Shift': ['Tells somebody which line decides it for them.', 'Corrects a friend who says that this contest does not count.'],
    'Behavioral Commitment': ['Has written down day, hour and way of voting.', 'Returns the ballot, by mail, early or at the booth, and has brought one more.'],
  },
  sign: {
    Awareness: ['Repeats in one sentence what the text asks for.', 'Slows down at the table instead of crossing over.'],
    Engagement: ['Asks who is behind it and where the list goes.', 'Takes the full text along.'],
    Evaluation: ['Reads the operative sentence beside the present rule.', 'Names one thing in the text that is missing or goes too far.'],
    'Attitude Shift': ['Says to a neighbor why they would or would not put a name to it.', 'Defends the aim once against somebody who dislikes it.'],
    'Behavioral Commitment': ['Signs legibly with a full name and street.', 'Takes one sheet home and brings it back with lines filled.'],
  },
  contact: {
    Awareness: ['Names the office that decides.', 'Knows by when the decision is due.'],
    Engagement: ['Asks somebody who called what was said.', 'Reads one reply the office gave.'],
    Evaluation: ['Writes their own reason down in a sentence.', 'Checks one fact of it in a public file.'],
    'Attitude Shift': ['Tells a friend which answer they would accept.', 'Says that a call is counted, when others say it is binned.'],
    'Behavioral Commitment': ['Makes the call or files the comment, with a street name.', 'Notes the answer and the date, and asks one other to call.'],
  },
  volunteer: {
    Awareness: ['Can say who does this work now, and where.', 'Notices the roster or the vest the next time they pass.'],
    Engagement: ['Asks a helper about the last shift.', 'Comes by once to look, without a promise.'],
    Evaluation: ['Lays one shift of fixed length beside their own week.', 'Lists a task they could do tomorrow.'],
    'Attitude Shift': ['Tells a friend which part of it would suit them.', 'Says “we” when talking about the helpers.'],
    'Behavioral Commitment': ['Has a name on one dated shift and the form handed in.', 'Comes a second time and brings somebody.'],
  },
  support: {
    Awareness: ['Mentions the subject unasked, with one detail that is right.', 'Can say who told them.'],
    Engagement: ['Listens to a whole conversation or program on it, not the clip.', 'Puts a question to somebody who knows it first-hand.'],
    Evaluation: ['Names one cost and one return, each with where it comes from.', 'Restates the other side’s best case so that its holder nods.'],
    'Attitude Shift': ['Says how far they would go and where they would stop.', 'Gives a reason of their own where others repeat a slogan.'],
    'Behavioral Commitment': [
      'Tells a skeptical friend the view, one reason and one limit.',
      'Gives the same answer to the same survey question weeks apart, bad news in between included.',
    ],
  },
  oppose: {
    Awareness: ['Can say in a sentence what exactly is proposed.', 'Has walked or driven to the place it would change.'],
    Engagement: ['Comes to one open meeting or reads the summary.', 'Asks a neighbor on the other side what they see in it.'],
    Evaluation: ['Has checked one claim of each side against the file.', 'Names the two paragraphs that matter to them, by page.'],
    'Attitude Shift': ['Says which condition would make it acceptable, or why none would.', 'Speaks of what they are for before what they are against.'],
    'Behavioral Commitment': [
      'Files an objection with a reason before the deadline.',
      'Takes one shift at the proceedings and hands in another way of doing it.',
    ],
  },
  donate: {
    Awareness: ['Can say what one gift becomes.', 'Stops at the table or the page once.'],
    Engagement: ['Asks a giver why they came back.', 'Opens the collector’s last report or the eligibility page.'],
    Evaluation: ['Works out what they could spare, or whether they may.', 'Puts the worry into a question and takes it to somebody at the desk.'],
    'Attitude Shift': ['Tells a friend what they would want their gift to do.', 'Says “when” instead of “if” about a date.'],
    'Behavioral Commitment': ['Has a slot or a date with their name on it, and keeps it.', 'Comes or gives a second time without being reminded twice.'],
  },
  adopt: {
    Awareness: ['Can name somebody nearby who already does it.', 'Asks what it is and how it works.'],
    Engagement: ['Asks somebody who does it what annoys them about it.', 'Looks up what it costs and what it takes.'],
    Evaluation: ['Works out on paper what it would cost and save in their own case.', 'Names the one thing that would have to be settled first.'],
    'Attitude Shift': ['Tells somebody at home what would make them switch.', 'Recommends it to somebody else, with one drawback.'],
    'Behavioral Commitment': ['Has done it for the first time, on a day they had named.', 'Still does it a month later and says so when asked.'],
  },
  'health-visit': {
    Awareness: ['Can say whether it is due.', 'Reads the reminder to the end.'],
    Engagement: ['Asks somebody who had it what it was like.', 'Calls or texts one question.'],
    Evaluation: ['Brings that question to a nurse or pharmacist.', 'Asks what the next step would cost and writes the answer down.'],
    'Attitude Shift': ['Tells a person at home what was decided and why.', 'Stops passing on the scare without its source.'],
    'Behavioral Commitment': ['Has a slot booked and the ride or cover arranged.', 'Comes, and answers the recall for what follows.'],
  },
  enroll: {
    Awareness: ['Can say that it exists and when it closes.', 'Keeps the flyer where papers are kept.'],
    Engagement: ['Asks somebody who has it how long the form took.', 'Answers the three qualifying questions.'],
    Evaluation: ['Lays the papers out and finds what is missing.', 'Names the blank they do not want to fill in, and asks who sees it.'],
    'Attitude Shift': ['Says at home why it would be worth the evening.', 'Calls it by its name and not “help”.'],
    'Behavioral Commitment': ['Finishes the form with a helper on a set day.', 'Answers the follow-up letter before its date.'],
  },
  join: {
    Awareness: ['Knows who already belongs.', 'Can say what the card or contract is.'],
    Engagement: ['Has one talk that binds nobody.', 'Asks a member what it did not fix.'],
    Evaluation: ['Reads the terms or last year’s accounts.', 'Works it out with their own pay or plans.'],
    'Attitude Shift': ['Tells the person at home what draws and what worries them.', 'Stays in the room when it is argued.'],
    'Behavioral Commitment': [
      'Signs in front of somebody who will stand beside them.',
      'Is still there, and has answered a newcomer’s question, after the first quarter.',
    ],
  },
  reduce: {
    Awareness: ['Keeps a tally for one day.', 'Can name the place or hour at which it starts.'],
    Engagement: ['Asks somebody who stopped about the third day.', 'Saves the number or opens the help line once.'],
    Evaluation: ['Works out a month’s cost.', 'Lists what would be missed and with whom.'],
    'Attitude Shift': ['Tells one person that they are thinking about it.', 'Turns one down in company.'],
    'Behavioral Commitment': ['Has chosen a day and handed the thing to somebody.', 'Gets past the third day, and starts again after a slip.'],
  },
  share: {
    Awareness: ['Remembers the last time it came up, and with whom.', 'Notices a wrong version and stops at it.'],
    Engagement: ['Asks one person what they have heard.', 'Saves a source to look at later.'],
    Evaluation: ['Checks it where it comes from.', 'Rejects a ready-made text and says what is wrong with it.'],
    'Attitude Shift': ['Has a sentence of their own for it.', 'Picks the person it is for.'],
    'Behavioral Commitment': ['Tells that one named person.', 'Says it again elsewhere, and takes the answer.'],
  },
  learn: {
    Awareness: ['Takes the one-question test and is surprised.', 'Says aloud what they had believed.'],
    Engagement: ['Asks somebody how they found out.', 'Stays for the second example.'],
    Evaluation: ['Checks one belief at its source.', 'Asks the question they thought was stupid.'],
    'Attitude Shift': ['Explains it to somebody who had it wrong too.', 'Drops the old version when telling it.'],
    'Behavioral Commitment': ['Uses it on one real case.', 'Still has it right a month later, in their own words.'],
  },
  act: {
    Awareness: ['Can say in a few words what is being asked.', 'Notices where it touches their own week.'],
    Engagement: ['Asks one person who has begun.', 'Reads the instructions or watches somebody do it once.'],
    Evaluation: ['Lists one reason for it and one against it in their own words.', 'Names the first step and how long it takes.'],
    'Attitude Shift': ['Tells one person what their first step would be.', 'Answers somebody who doubts it, once, without being asked to.'],
    'Behavioral Commitment': ['Has named a day and done it on that day.', 'Does it a second time or helps somebody else start.'],
  },
}
