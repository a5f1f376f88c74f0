import type { HpemStage } from '../../../contract/hpem-stage.ts'
import type { BehaviourClass } from '../../../domain/objective/objective-reading.ts'

/** What a camera can see of one kind of behavior, and what a film about it may ask before the last stage. */
export interface Act {
  /** Noun phrases with article: things that belong to the act itself. */
  readonly prop: readonly string[]
  /** Noun phrases: where the subject is first met on an ordinary day. */
  readonly see: readonly string[]
  /** Imperatives, lower-case, no closing mark. */
  readonly ask: Readonly<Record<Exclude<HpemStage, 'Behavioral Commitment'>, readonly string[]>>
  /** Predicates in the third person: getting ready for it. */
  readonly prep: readonly string[]
  /** Predicates in the third person: doing it. */
  readonly act: readonly string[]
  /** Noun phrases, first person: what it costs and what it returns, where the tables speak of another case of it. */
  readonly cost?: readonly string[]
  readonly gain?: readonly string[]
  /** First person, past tense: how somebody tells afterwards that they did it. */
  readonly did: readonly string[]
}

export const acts: Readonly<Record<BehaviourClass, Act>> = {
  attend: {
    prop: ['the meeting notice', 'the agenda', 'the wall calendar'],
    see: ['a notice about {subject} taped to a door', 'a flyer for {subject} under a magnet', 'a roadside sign for {subject}'],
    ask: {
      Awareness: [
        'notice the date on the next sign about {subject}',
        'look twice at the next notice about {subject}',
        'listen for who brings up {subject} this week',
        'remember that {subject} is where this gets talked over',
      ],
      Engagement: [
        'ask one person who has been what it was like',
        'leave the one question you would ask in the comments',
        'tell us in the comments what would keep you from going',
        'ask a neighbor if they have ever gone',
      ],
      Evaluation: [
        'check the agenda for the one item that touches you',
        'compare what you have heard with the minutes of the last meeting',
        'look up the date, the hour and how long it runs',
        'read the agenda and see what is missing from it',
      ],
      'Attitude Shift': [
        'tell one person at home why it might be worth an evening',
        'say out loud what you would want them to hear',
        'tell a friend where you stand on going',
        'say which one item would get you there',
      ],
    },
    prep: [
      'writes the date on a calendar and circles it',
      'calls somebody to cover the hour',
      'folds the agenda into a jacket pocket',
      'reads the agenda with a pencil in hand',
    ],
    act: ['signs in at the table by the door', 'takes a folding chair in the second row', 'listens with the agenda on one knee', 'stands up to ask a question'],
    did: [
      'I signed in, sat near the back and listened',
      'I went in, found a chair and stayed to the end',
      'I wrote down two things and asked one question',
      'I said my one sentence and sat down again',
    ],
  },
  vote: {
    prop: ['the sample ballot', 'the voter card', 'the ballot envelope'],
    see: ['a yard sign about {subject}', 'a mailer about {subject} on the floor', 'a sample ballot on a table where people eat'],
    ask: {
      Awareness: [
        'notice the next sign that mentions {subject}',
        'remember that {subject} has a ballot of its own',
        'look twice at the next piece of mail about {subject}',
        'listen for who brings up {subject} this week',
      ],
      Engagement: [
        'ask one neighbor whether they know what is on the ballot',
        'tell us in the comments what you would ask a candidate',
        'ask at home who has ever voted in one of these',
        'leave your one question about {subject} in the comments',
      ],
      Evaluation: [
        'look up your sample ballot and mark what you don’t know yet',
        'compare two candidates on the one thing you care about',
        'check that your registration has your address right',
        'read the sample ballot down to the last line',
      ],
      'Attitude Shift': [
        'tell one person which question decides it for you',
        'say out loud whether you are in or out on this one, and why',
        'tell a friend where you stand on {subject}',
        'say what would make this one worth the line',
      ],
    },
    prep: [
      'writes the day and the hour on the back of the sample ballot',
      'checks the address of the polling place on a phone',
      'puts ID and the sample ballot in one pocket',
      'fills in the sample ballot in pencil',
    ],
    act: [
      'feeds the ballot into the counter',
      'stands in line and reads the sample ballot once more',
      'drops the signed envelope in the box',
      'comes out with a sticker on',
    ],
    did: [
      'I filled it in down to the last line and handed it over',
      'I stood in line, voted and got my sticker',
      'I dropped my ballot off on my way and was done',
      'I voted, and I knew what was on it before I went',
    ],
  },
  sign: {
    prop: ['the clipboard', 'the petition sheet', 'the pen on its string'],
    see: ['somebody with a clipboard about {subject}', 'a table with petition sheets', 'a post about {subject} with a link to sign'],
    ask: {
      Awareness: [
        'notice the next table with sheets about {subject}',
        'look at what the next sheet on this actually says',
        'remember the name of it: {subject}',
        'listen for what people say about {subject} as they pass',
      ],
      Engagement: [
        'ask the person with the clipboard who is behind it',
        'leave your one question about the text in the comments',
        'ask a neighbor whether they have seen the sheet',
        'tell us in the comments what the text leaves out',
      ],
      Evaluation: [
        'read the text and compare it with the rule we have now',
        'check who holds the list and where it goes',
        'read the one sentence that matters, twice',
        'look up who will get the sheets, and when',
      ],
      'Attitude Shift': [
        'tell one neighbor why you would or wouldn’t put your name to it',
        'say out loud which sentence you agree with',
        'tell somebody where you stand on {subject}',
        'say what the text would have to promise you',
      ],
    },
    prep: [
      'reads the text twice before touching the pen',
      'asks who keeps the sheets',
      'finds the line that says where the names go',
      'borrows a pen and reads it once more',
    ],
    act: [
      'writes a full name and street on the next free line',
      'signs and hands the pen on',
      'takes one empty sheet along',
      'fills in the line so that anybody can read it',
    ],
    did: [
      'I read it, I signed it, and I printed my street so they can read it',
      'I put my full name down and took one sheet home',
      'I asked my question first, and then I signed',
      'I signed, and it took less time than finding my glasses',
    ],
  },
  contact: {
    prop: ['the phone', 'the two-sentence note', 'the comment form'],
    see: ['a post about {subject} with forty angry replies', 'a notice that a decision is coming', 'a sticky note about {subject} by the phone'],
    ask: {
      Awareness: [
        'notice who actually decides about {subject}',
        'listen for how often {subject} comes up this week',
        'remember one time you ran into {subject} yourself',
        'look at where {subject} shows up in your own day',
      ],
      Engagement: [
        'ask one person who called what they were told',
        'leave in the comments what you would say if they picked up',
        'ask around who has ever gotten an answer',
        'tell us in the comments what happened to you',
      ],
      Evaluation: [
        'check whose desk this lands on, and by when',
        'look up the form and read the first page',
        'compare what you saw with what the rule says',
        'read one answer they gave to somebody else',
      ],
      'Attitude Shift': [
        'say your reason out loud in one sentence',
        'tell one person what you would want them to fix',
        'tell a friend where you stand on speaking up',
        'say to somebody you trust what you saw',
      ],
    },
    prep: ['writes two sentences on a card', 'looks up the number and the hours', 'notes the date and what happened', 'reads the two sentences out loud once'],
    act: [
      'makes the call with the card in hand',
      'sends the form and saves the confirmation',
      'says the two sentences and writes down the answer',
      'hits send and puts the phone down',
    ],
    did: [
      'I said my two sentences and wrote down who answered',
      'I sent it, and I kept the confirmation',
      'I made the call, and it took less time than dreading it',
      'I filed it with the date and what I saw',
    ],
  },
  volunteer: {
    prop: ['the sign-up sheet', 'the spare vest', 'the shift list'],
    see: ['a sign-up sheet for {subject} with empty lines', 'people in vests working on {subject}', 'a call for hands for {subject}'],
    ask: {
      Awareness: [
        'notice who does this work when you pass',
        'look at how many lines on the next sheet are empty',
        'remember one face you see doing it',
        'listen for who mentions {subject} this week',
      ],
      Engagement: [
        'ask somebody who does it what the last shift was like',
        'leave in the comments what you would want to know first',
        'ask what one shift really involves',
        'tell us in the comments what you would be good at',
      ],
      Evaluation: [
        'look at one shift and check it against your week',
        'check what the form asks for and how long it takes',
        'compare the list of tasks with what you can already do',
        'look up the shortest shift there is',
      ],
      'Attitude Shift': [
        'tell somebody which part of it you could do',
        'say out loud what you would and wouldn’t sign up for',
        'tell a friend where you stand on giving one shift',
        'say which day would be yours',
      ],
    },
    prep: ['writes a name on one line of the sheet', 'fills in the form on a phone', 'asks what to bring', 'sets an alarm for the first shift'],
    act: [
      'puts on a vest and gets a first task',
      'works side by side with somebody who has done it before',
      'finishes the shift and wipes both hands',
      'shows the next new person where things are',
    ],
    did: [
      'I came, somebody showed me, and I did my two hours',
      'I put my name on one shift and I kept it',
      'I did one shift, and I was tired in a good way',
      'I did not know how, so I asked, and then I did',
    ],
  },
  support: {
    prop: ['the newspaper', 'the phone with the clip paused', 'the radio'],
    see: ['a headline about {subject}', 'a clip about {subject} on a phone', 'two people on TV arguing about {subject}'],
    ask: {
      Awareness: [
        'notice the next time {subject} comes up, and who brings it up',
        'listen for {subject} once this week, past the headline',
        'remember what you thought of {subject} before today',
        'look twice at the next headline about {subject}',
      ],
      Engagement: [
        'ask one person you know what they think of {subject}, and just listen',
        'leave your honest question about {subject} in the comments',
        'ask somebody who knows it first-hand',
        'tell us in the comments what you would need to know',
      ],
      Evaluation: [
        'check one thing you have heard about {subject} where it comes from',
        'compare the best argument on each side',
        'look up one number people throw around about {subject}',
        'read one page from the side you don’t like',
      ],
      'Attitude Shift': [
        'say where you stand on {subject}, and where you stop',
        'tell one person what you think of it now, in your own words',
        'say out loud the one reason that counts for you',
        'tell a friend what you changed your mind on, even if it is small',
      ],
    },
    prep: [
      'writes one reason and one limit on a card',
      'practices one sentence in a low voice',
      'picks the friend who will disagree',
      'waits for a quiet moment',
    ],
    act: [
      'says it across the table and waits for the answer',
      'tells the friend who thinks the opposite',
      'gives one reason and one limit, and listens',
      'answers the question without raising a voice',
    ],
    did: [
      'I said what I think, gave my reason, and said where I stop',
      'I told somebody who disagrees, and we are still friends',
      'I said it out loud once, and the second time was easier',
      'I gave one reason and one limit, and then I listened',
    ],
  },
  oppose: {
    prop: ['the map', 'the public notice', 'the printed plan'],
    see: ['a public notice about {subject}', 'a survey flag where {subject} would go', 'a map of {subject} passed from hand to hand'],
    ask: {
      Awareness: [
        'notice where {subject} would actually go',
        'look twice at the next public notice about {subject}',
        'listen for who talks about {subject}, and who doesn’t',
        'remember what that spot looks like today',
      ],
      Engagement: [
        'ask a neighbor what they have heard about {subject}',
        'leave your one question about the plan in the comments',
        'ask somebody on the other side what they see in it',
        'tell us in the comments what you would lose, or gain',
      ],
      Evaluation: [
        'read the two pages of the plan that concern you',
        'check one claim from each side against the file',
        'compare the map with the ground you know',
        'look up the date when objections close',
      ],
      'Attitude Shift': [
        'say which condition would change your mind, or that none would',
        'tell one person where you stand on {subject}, and why',
        'say out loud what you are for, before what you are against',
        'tell a neighbor the one part you can’t accept',
      ],
    },
    prep: [
      'marks two paragraphs of the plan',
      'writes one reason in plain words',
      'checks the closing date on the notice',
      'walks the line on the map with a neighbor',
    ],
    act: [
      'files a one-page objection at the counter',
      'puts name and reason on the record',
      'hands in the page and asks for a stamped copy',
      'says no at the microphone and says what instead',
    ],
    did: [
      'I filed one page with my name and my reason',
      'I said no, and I said what I would take instead',
      'I handed it in and kept the stamped copy',
      'I put it on the record, politely, with the page number',
    ],
  },
  donate: {
    prop: ['the appointment card', 'the donor form', 'the clipboard at the door'],
    see: ['a poster for {subject}', 'a sign-up table for {subject}', 'a post from somebody who gave last week'],
    ask: {
      Awareness: [
        'notice the next poster about {subject}',
        'look twice when you pass a table for {subject}',
        'remember one person who might have needed it',
        'listen for who mentions {subject} this week',
      ],
      Engagement: [
        'ask somebody who gave why they went back',
        'leave the question you would be embarrassed to ask in the comments',
        'ask at the table what happens, start to finish',
        'tell us in the comments what makes you hesitate',
      ],
      Evaluation: [
        'check whether you are eligible, or what you could spare',
        'look up where it goes after you give',
        'read the page on what happens that day',
        'compare what you feared with what the rules say',
      ],
      'Attitude Shift': [
        'tell a friend what you would want yours to do',
        'say “when” out loud, if you catch yourself saying “if”',
        'tell somebody where you stand on giving',
        'say what still worries you, to a person who would know',
      ],
    },
    prep: ['books a slot on a phone', 'writes the time on one hand', 'eats something first and fills a water bottle', 'texts a friend the time'],
    act: ['checks in at the table', 'sits back and looks at the ceiling', 'gives and gets a thank-you', 'comes out with a friend waiting'],
    did: [
      'I booked it, I went, and I gave',
      'I was nervous, I said so, and they talked me through it',
      'I gave, I sat a few minutes, and I went on with my day',
      'I kept my slot, and I have put the next one down',
    ],
  },
  adopt: {
    prop: ['the instructions', 'the calendar', 'the note with the price on it'],
    see: ['a flyer about {subject}', 'a post about {subject}', 'a neighbor talking about {subject}'],
    ask: {
      Awareness: [
        'notice who around you already does it',
        'look twice at the next thing you see about {subject}',
        'remember the last time the old way let you down',
        'listen for who mentions {subject} this week',
      ],
      Engagement: [
        'ask somebody who does it what annoys them about it',
        'leave your one question about {subject} in the comments',
        'ask a neighbor what it was like the first week',
        'tell us in the comments what would stop you',
      ],
      Evaluation: [
        'check what it would cost you, in money and in trouble',
        'compare what the old way costs you with what this would',
        'read up on what it doesn’t do',
        'check one thing you have heard with somebody who does it',
      ],
      'Attitude Shift': [
        'say out loud what would have to be true for you to switch',
        'tell somebody at home where you stand on {subject}',
        'tell a friend the one thing that still bothers you',
        'say which part of it would suit you',
      ],
    },
    prep: [
      'asks somebody who does it how they started',
      'reads what it says on the back',
      'reads the first page of the instructions',
      'marks a day on the calendar for it',
    ],
    act: [
      'does it for the first time, slowly',
      'does it again the next day',
      'tries it and laughs at the first mistake',
      'does it without looking at the instructions',
    ],
    did: [
      'I did it on a plain weekday, and the week went on',
      'I asked what it would cost me, and then I did it',
      'I did it once, badly, and then I did it again',
      'I asked somebody who does it, and then I went ahead',
    ],
  },
  'health-visit': {
    prop: ['the appointment card', 'the reminder letter', 'the clinic’s number'],
    see: ['a reminder about {subject}', 'a poster for {subject} in a waiting room', 'a clinic sign that mentions {subject}'],
    ask: {
      Awareness: [
        'notice the next reminder about {subject}, and read it to the end',
        'remember when you last had one, if ever',
        'look twice at the next poster for {subject}',
        'listen for who in your family mentions {subject}',
      ],
      Engagement: [
        'ask one person who had it what it was really like',
        'leave the question you would be shy to ask in the comments',
        'ask in your family who has had one',
        'tell us in the comments what puts you off',
      ],
      Evaluation: [
        'check whether you are due, and what it would cost',
        'look up one thing that worries you and ask a nurse if it is so',
        'compare what you have heard with what the clinic tells you',
        'read the back of the letter, where the numbers are',
      ],
      'Attitude Shift': [
        'tell one person at home what you have decided, and why',
        'say out loud what worries you about it',
        'tell a friend where you stand on going',
        'say who you would want with you',
      ],
    },
    prep: [
      'books the slot on a phone',
      'writes one question on the back of the appointment card',
      'asks a friend for the ride',
      'puts the appointment card with the keys',
    ],
    act: [
      'checks in and sits down',
      'asks the one question before anything else',
      'comes out with a card for the wallet',
      'rolls up a sleeve or takes a gown, and breathes',
    ],
    did: [
      'I booked it, I had my ride, and I went',
      'I asked my question first, and then I had it done',
      'I sat in that waiting room with my heart going, and I stayed',
      'I went, and now I know',
    ],
  },
  enroll: {
    prop: ['the application', 'the shoe box of papers', 'the deadline letter'],
    see: ['a flyer about {subject}', 'a letter about {subject} under other mail', 'a poster for {subject} at the counter'],
    ask: {
      Awareness: [
        'notice the next flyer about {subject}, and the date on it',
        'look twice at the next letter about {subject}',
        'remember that it has a closing date',
        'listen for who around you already has it',
      ],
      Engagement: [
        'ask somebody who has it how long the form took',
        'leave in the comments which question would stop you',
        'ask one person whether they thought they qualified',
        'tell us in the comments what you have heard about it',
      ],
      Evaluation: [
        'check whether you qualify, even if you are sure you don’t',
        'look up which papers it wants and see what is missing',
        'compare what it costs with what you get',
        'read the first page of the form to the end',
      ],
      'Attitude Shift': [
        'tell somebody at home why it would be worth an evening',
        'say out loud what you would call it, if not help',
        'tell a friend where you stand on filling it in',
        'say which blank you don’t like, to somebody who would know why it is there',
      ],
    },
    prep: [
      'spreads the papers out',
      'finds the one paper that was missing',
      'sets an evening and calls for help with the form',
      'fills in the first page in pencil',
    ],
    act: [
      'hits submit and writes down the number',
      'hands the form over the counter',
      'goes through the last page with a helper',
      'puts the confirmation on the fridge',
    ],
    did: [
      'I sat down with somebody who knew the form, and we finished it',
      'I found the missing paper and sent it in',
      'I filled it in, front to back, in one evening',
      'I sent it, and the number is on my fridge',
    ],
  },
  join: {
    cost: ['an evening of reading the terms', 'a few dollars or a few hours a month', 'doing it differently from how I do it now'],
    gain: ['people next to me who do it too', 'something regular that I don’t have to plan alone', 'a say in how it’s run'],
    prop: ['the card', 'the form', 'the folder with the terms'],
    see: ['a card for {subject} left on a table', 'a poster for {subject}', 'somebody who already belongs, telling a story'],
    ask: {
      Awareness: [
        'notice who around you already belongs',
        'listen for what people say about {subject} when nobody is selling it',
        'look twice at the next poster for {subject}',
        'remember one name of somebody who joined',
      ],
      Engagement: [
        'ask a member what it did not fix',
        'leave the question you would only ask in private in the comments',
        'ask somebody who joined what the first month was like',
        'tell us in the comments what you would want to know first',
      ],
      Evaluation: [
        'read the terms and mark what you don’t like',
        'compare what it costs you with what you would get in writing',
        'check one thing you have heard with somebody who belongs',
        'look up how you would get out again',
      ],
      'Attitude Shift': [
        'tell the people at home what draws you and what worries you',
        'say out loud where you stand on {subject}',
        'tell one friend what would decide it for you',
        'say the thing you are afraid somebody will say',
      ],
    },
    prep: ['reads the terms with a pencil', 'makes a call home about it', 'asks a member to be there', 'fills in the form except for the last line'],
    act: ['signs the last line in front of a member', 'hands the form over and shakes a hand', 'takes the first day as it comes', 'gets a name on the list'],
    did: [
      'I read the terms, I talked at home, and I signed',
      'I asked what it did not fix, got an answer, and signed',
      'I signed with somebody next to me who had done it before',
      'I took a week to think, and then I put my name down',
    ],
  },
  reduce: {
    prop: ['the phone', 'the empty pocket', 'the tally on a hand'],
    see: ['somebody doing it without thinking', 'the place where it always starts', 'a friend reaching for it again'],
    ask: {
      Awareness: [
        'notice once today when it starts, and where',
        'look at the clock the next time you do it',
        'remember what you were doing just before',
        'listen for how your friends talk about {subject}',
      ],
      Engagement: [
        'ask somebody who stopped what the third day was like',
        'guess how many times it was today, and leave the number in the comments',
        'ask a friend whether they have ever tried',
        'tell us in the comments when it is hardest',
      ],
      Evaluation: [
        'count it for one day and check it against your guess',
        'look up what it costs you in a month',
        'compare a day with it and a day without it',
        'read what the package or the settings actually tell you',
      ],
      'Attitude Shift': [
        'tell one person you are thinking about it',
        'say out loud what you would miss',
        'tell a friend where you stand on {subject} now',
        'say what you like about it, and what you don’t',
      ],
    },
    prep: [
      'picks a day and texts it to a friend',
      'clears it out of every pocket',
      'finds something else for both hands',
      'saves the help line under a nickname',
    ],
    act: [
      'reaches for it, stops, and walks on',
      'says no in front of everybody, with a grin',
      'gets through the hour with a friend',
      'starts the day without it',
    ],
    did: [
      'I picked a day, I told a friend, and I got through it',
      'I slipped once, I said so, and I started again',
      'I made it through the first three days, and those were the worst',
      'I changed the one hour when it always started',
    ],
  },
  share: {
    prop: ['the phone', 'the message, not sent yet', 'the printed page'],
    see: ['a post about {subject}', 'a wrong version of it in a group chat', 'two people talking about {subject}'],
    ask: {
      Awareness: [
        'notice the next time {subject} comes up',
        'listen for what people get wrong about {subject}',
        'remember who told you about it first',
        'look twice before you believe the next post about {subject}',
      ],
      Engagement: [
        'ask one person what they have heard about {subject}',
        'tell us in the comments who you would tell first',
        'leave your question about {subject} in the comments',
        'ask a friend what they think happens',
      ],
      Evaluation: [
        'check it where it comes from before you pass it on',
        'compare what you heard with the source',
        'read the whole page, not just the top',
        'look up the one detail you are not sure of',
      ],
      'Attitude Shift': [
        'say it once in your own words',
        'tell somebody where you stand on {subject}',
        'say who you would want to know this',
        'tell one friend why it matters to you',
      ],
    },
    prep: ['types it, reads it again and cuts it in half', 'picks the one person it is for', 'checks the source once more', 'waits for a quiet minute'],
    act: ['says it face to face', 'sends it to one person by name', 'tells it and waits for the answer', 'repeats it for somebody who missed it'],
    did: [
      'I told one person, in my own words',
      'I checked it, and then I passed it on with the source',
      'I said it, and I listened to what came back',
      'I told the one person who needed to hear it',
    ],
  },
  learn: {
    prop: ['the practice sheet', 'the notebook', 'the phone with the lesson paused'],
    see: ['a flyer for {subject}', 'somebody who knows how, showing it', 'a short lesson on {subject} on a phone'],
    ask: {
      Awareness: [
        'notice one moment this week when you would have needed it',
        'remember what you would do right now, if it happened',
        'look twice at the next flyer for {subject}',
        'listen for who around you already knows {subject}',
      ],
      Engagement: [
        'ask somebody who knows it how they learned',
        'leave the question you think is stupid in the comments',
        'ask a friend what they would do, and compare notes in the comments',
        'tell us in the comments what you would do first',
      ],
      Evaluation: [
        'check one thing you think you know about {subject}',
        'look up where it is taught and how long it takes',
        'compare what you would do with what people who know it do',
        'read the one-page version and see what surprises you',
      ],
      'Attitude Shift': [
        'tell somebody what you had wrong about it',
        'say out loud whether you could do it today',
        'tell a friend why you would want to know it',
        'say who you would want to know it, if it were you',
      ],
    },
    prep: ['puts a name on the class list', 'practices it once, alone', 'writes the three steps on a card', 'asks a friend to come along'],
    act: [
      'tries it in front of somebody who knows',
      'gets it wrong, gets shown, gets it right',
      'does it without looking at the card',
      'shows the next person how',
    ],
    did: [
      'I asked my stupid question, and I was not the only one',
      'I got it wrong twice, and then I had it',
      'I went, I practiced, and I can do it',
      'I learned it, and the same week I showed somebody else',
    ],
  },
  act: {
    prop: ['the flyer', 'the note by the door', 'the calendar'],
    see: ['a flyer about {subject}', 'a neighbor busy with {subject}', 'a post about {subject}'],
    ask: {
      Awareness: [
        'notice where {subject} shows up in your own week',
        'look twice at the next thing you see about {subject}',
        'remember the name of it: {subject}',
        'listen for who brings up {subject} this week',
      ],
      Engagement: [
        'ask one person who has started how it went',
        'leave your one question about {subject} in the comments',
        'ask somebody at home what they know about it',
        'tell us in the comments what you would want to know first',
      ],
      Evaluation: [
        'check what the first step is and how long it takes',
        'compare what speaks for it with what speaks against it',
        'look up one thing you have heard about {subject}',
        'read the instructions once and see what they ask for',
      ],
      'Attitude Shift': [
        'tell one person what you would do first',
        'say out loud what still bothers you about it',
        'tell a friend where you stand on {subject}',
        'say whether you are in, and what it depends on',
      ],
    },
    prep: ['writes the day on the calendar', 'gets together what it takes', 'reads the instructions once', 'asks a friend to do it the same day'],
    act: ['takes the first step, slowly', 'does it while somebody else watches', 'gets it done and checks it off', 'helps the next person start'],
    did: [
      'I picked a day, and on that day I did it',
      'I did it with a friend, and we checked each other',
      'I read the instructions, and then I just did it',
      'I did it, and then I showed somebody how',
    ],
  },
}
