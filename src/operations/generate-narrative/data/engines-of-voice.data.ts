import type { StoryEngine } from '../story-types.ts'

/** Stories about saying it: on paper, in a room, across a counter. */
export const enginesOfVoice: readonly StoryEngine[] = [
  {
    name: 'a letter',
    suits: ['social-risk', 'identity', 'trust'],
    stages: {
      Awareness: [
        [
          '{name} writes {home}; the {thing} holds down the paper.',
          'Dear {other}, you asked what is new here; the dog is fine; the road is not.',
          'The pen and the {thing}; we hear the paper.',
        ],
        [
          '{name} looks up and out.',
          'There is one thing I have left out of four letters, {other}, because I didn’t think you would care: {subject}.',
          '{name}’s look goes out of the window to {shot}.',
        ],
        [
          '{name} strikes out half a line and leaves it.',
          'I don’t want anything from you, {other}; I only thought that you should have heard of it from me.',
          'The envelope with {other}’s first name; the {thing} as the stamp’s weight.',
        ],
      ],
      Engagement: [
        [
          'The answer has come; {name} reads it {out}.',
          'Dear {name}, you write five words about it and eight about the dog; what is it really?',
          'A different handwriting; the {thing} sticks out of {name}’s pocket.',
        ],
        [
          '{name} starts an answer on the back of the envelope.',
          'Dear {other}, what it is? Here is how people like me see it: {knot}.',
          '{name} writes on {his} knee.',
        ],
        [
          '{name} crosses it out, writes again.',
          'That is what one says, {other}. What I wonder at night is why some do it all the same: {motive}; is that all, {other}?',
          'Two lines, one struck; night at the window of {name}’s place.',
        ],
        [
          '{name} at a mailbox, letter in hand.',
          'If you could put one question to {name} or {other}, what would it be? Put it under the film; {other} or {name} will write back.',
          'The letter half in the slot, the {thing} in {name}’s other hand.',
        ],
      ],
      Evaluation: [
        [
          'A thick envelope {home}: {other} has sent clippings; {name} spreads them round the {thing}.',
          'Dear {name}, here is everything against it that I could find; you always liked that I don’t spare you.',
          'Paper fans out round {name}; a paper clip rolls off.',
        ],
        [
          '{name} reads one line twice.',
          '{other} has underlined it: {claim}; and in the margin: explain that to me.',
          '{other}’s red line; {name} holds it to the light.',
        ],
        [
          '{name} writes at the side.',
          'I can’t explain it away, {other}, that {fair}. I can only set something beside it, {other}, and I want to copy that out from {record}.',
          'on-screen: source; {name}’s pen, a date and a page number.',
        ],
        [
          '{name} puts {other}’s clippings back and adds one sheet.',
          'Send somebody the best argument against your own view, and ask what they find when they compare; {other} did, and is still loved.',
          'The envelope, now too thick; the {thing} presses it shut.',
        ],
      ],
      'Attitude Shift': [
        [
          '{name} reads {his} first letter again {home}, a copy of it.',
          'Dear {other}, I kept copies; in the first I wrote that the road is not fine, and I blamed nobody, which was cowardly.',
          'The old sheet and the new one, the {thing} between.',
        ],
        [
          '{name} writes fast.',
          'I used to think that saying it out loud makes you one of those people; now I think, {other}: {reason}. Am I one of those people, {other}?',
          'on-screen: source; {name}’s lips move along.',
        ],
        [
          '{other}’s answer is a card with one line; {name} laughs.',
          'Dear {name}, you always were; tell your street, not me.',
          'The card leaning on the {thing}.',
        ],
        [
          '{name} writes the same letter to somebody nearer.',
          'To whom would you have to write, like {name}, that you see it differently now? Three lines are enough; {name} needed four.',
          'The new envelope has no stamp: {name} can walk there.',
        ],
      ],
      'Behavioral Commitment': [
        [
          '{name} writes standing up {home}, coat on.',
          'Dear {other}, in a hurry. You asked when I would stop writing and go; I put it off, and you know the reason: {knot}.',
          'The {thing} is already in {name}’s bag.',
        ],
        [
          '{name} seals it; somebody honks.',
          'That is taken care of, {other}: {ease}; you would laugh if you saw who is honking.',
          '{name} licks the envelope and waves.',
        ],
        [
          'The letter stays on the table; {name} is gone.',
          'P.S. from {name}, and meant for everybody who reads along: {doit}.',
          'The postscript fills the frame, place and date underlined by {name}.',
        ],
      ],
    },
  },
  {
    name: 'the messenger who changed course',
    suits: ['voice', 'trust', 'gatekeeper'],
    stages: {
      Awareness: [
        [
          '{name} at work {home}; people come and go and ask {him} things.',
          'People ask {name} about everything: the weather, a plumber, whom to trust. They never ask {name} about {subject}.',
          'Cast a real person whose word counts here (think of {voice}), in their own words; {name} is a placeholder.',
        ],
        [
          '{other} asks for once; {name} shrugs.',
          'When {other} did ask, {name} shrugged. In this place a shrug from {name} is a verdict.',
          'The shrug, in slow motion or simply twice; the {thing} in {name}’s hand.',
        ],
        [
          '{name} sees others shrug the same way.',
          'By Friday the shrug was all over town; watch what people shrug at this week; {name} does now.',
          'Three shrugs by three people, then {name} looking at the {thing}.',
        ],
      ],
      Engagement: [
        [
          '{other} comes back {out} with the {thing}, one question prepared.',
          '{other} was not angry. {Ohe} only asked {name}: do you know something about it, or do you only not like the noise?',
          '{other} waits, thumb on the {thing}.',
        ],
        [
          '{name} wants to shrug and stops with {his} shoulders up.',
          'It was the noise, {name} says. {name} can tell you who makes it: {distrusted}.',
          '{name}’s shoulders, still up.',
        ],
        [
          '{name} lets {his} shoulders down.',
          'And then {name} asked something back, which nobody had heard {him} do about this.',
          'Faces round about turn to {name}; nobody speaks.',
        ],
        [
          '{other} writes the question down and turns the note to us.',
          '{name} asked: who here is it about, really? Answer {name} for your own street in the comments.',
          'The note on the {thing}, in {other}’s writing.',
        ],
      ],
      Evaluation: [
        [
          '{name} has taken a day off and reads {home}, the {thing} as a bookmark.',
          'If people go by my shoulders I should know what I am shrugging at; so {name} got hold of {record}.',
          '{name} with glasses on, alone.',
        ],
        [
          '{name} notes two things on two sides of a card.',
          'One side of {name}’s card, against: {claim}. I could have said that before; the other side {name} could not: {mixup}.',
          'on-screen: source; {name} turns the card over and over.',
        ],
        [
          '{other} asks in passing how far {name} is.',
          'Not far, says {name}, and that too is an answer people here are not used to from {name}.',
          '{other} raises an eyebrow; the {thing} has moved twenty pages.',
        ],
        [
          '{name} holds the card to the camera, first one side, then the other.',
          'Ask the person whose shrug you follow, your {name}: what did you read on it? Then look at the same page yourself, as {other} did with {name}.',
          '{name}’s card, half turned.',
        ],
      ],
      'Attitude Shift': [
        [
          '{name} at work {home}; the usual question comes from somebody in line.',
          'Somebody said, so what about it, {name}? And all of them waited for {name}’s shoulders.',
          'Backs of heads, {name} beyond; the {thing} on the counter or bench.',
        ],
        [
          '{name} answers; the shoulders stay down.',
          '{name} said: I had it wrong, or I had nothing. What {name} thinks is that {reason}.',
          'on-screen: source; close on {name}, a breath before and a breath after.',
        ],
        [
          'A regular objects; {other} lets him finish.',
          'Old friends of {name}’s do not like it. One said: {tension}, and you, {name}, pick a side? He has a point; {name} says so, and he is still in line.',
          'The regular and {name} face to face, without music.',
        ],
        [
          '{other} shrugs, badly, and {name} laughs.',
          'Whose opinion do you carry around for them, as they carried {name}’s? Put it down for a moment and say your own, as {name} did to the whole line.',
          'The {thing} handed from {name} to {other}.',
        ],
      ],
      'Behavioral Commitment': [
        [
          '{name} hangs a note where people always look, {home}.',
          'Closed that day, it says, and for the first time it says why; {name} will be there in person.',
          'The note, a thumbtack, the {thing} hanging from it.',
        ],
        [
          '{other} and two regulars read the note.',
          'One of them said {he} can talk, but for us it is like this: {knot}. {name} had thought of that: {ease}, ask {other}.',
          '{other} holds up a sheet with empty lines.',
        ],
        [
          'The line is waiting outside this time, for {name}.',
          'Come along with {name} or without: {doit}.',
          'The note again, nothing else: place, date, {name}’s first name.',
        ],
      ],
    },
  },
  {
    name: 'the rehearsal',
    suits: ['social-risk', 'identity'],
    stages: {
      Awareness: [
        [
          '{name} talks to a mirror or a dark window {home}, the {thing} as a microphone.',
          'Good evening, my name is {name}, and, no, wrong. Hello, I am {name}, I live here, and, no, wrong again.',
          'The reflection sharp, {name} blurred.',
        ],
        [
          '{other} comes in; {name} hides the {thing}.',
          '{other} asks what I am practicing for. For nothing, {other}; it is only that I would not know how to begin about {subject}.',
          '{other} in the reflection, behind {name}.',
        ],
        [
          '{other} looks at the window too.',
          'Funny, says {other}, neither would I; have you noticed that there is no small talk for it?',
          '{name} and {other} reflected; {shot} outside, through both.',
        ],
      ],
      Engagement: [
        [
          '{name} and {other} on two chairs {out}; {other} plays the others.',
          '{other} plays a room full of {who}. {other} coughs, looks at a phone, and asks when it is over.',
          '{other} changes chairs for each part; the {thing} is the microphone.',
        ],
        [
          '{name} gets one sentence out.',
          'The first sentence that held was not clever; {Knot}, I said, and that I know it because it is so with me.',
          '{name}, off the chair by now.',
        ],
        [
          '{other} stays silent, in no part at all.',
          'What did you feel there, in row three, I asked {other}. That I wanted to ask something back, said {other}.',
          '{other}’s hand half up.',
        ],
        [
          '{other}’s second chair, turned to the camera.',
          'You are row three; what would you ask {name}? Type it; {other} will play you tomorrow.',
          'An empty chair with the {thing} on it.',
        ],
      ],
      Evaluation: [
        [
          '{other} arrives {home} with a list of heckles; {name} drinks water.',
          '{name} wants the worst heckle first. {other} reads with relish: {claim}!',
          '{other} standing on a chair; the {thing} in {name}’s fist.',
        ],
        [
          '{name} has no answer; they stop and look it up.',
          'Stop, says {name}, I can’t answer that one; let us see whether anybody can.',
          'Both on the floor with papers; the heckle taped to the {thing}.',
        ],
        [
          '{name} stands up again.',
          'Try this, {other}: you are right that {fair}. And I would still like to say my sentence; {other} sat down.',
          'on-screen: source; {other} gets off the chair.',
        ],
        [
          '{other} writes the page under the heckle.',
          'Take the heckle that is your {other}’s and check it in {record}. It is shorter there, {name} found.',
          'The list: some heckles with a page number in {name}’s hand, some without.',
        ],
      ],
      'Attitude Shift': [
        [
          '{name} speaks in the open {out}, to {other} only, no {thing} in {his} hand.',
          'I noticed that I don’t rehearse any more when {other} asks me; it just comes.',
          '{name}’s empty hands; the {thing} in the grass.',
        ],
        [
          'A stranger stops and listens; {name} sees it and goes on.',
          'What came was this, {other}: {reason}; it came with a stranger there; my voice did what it does, and the sky stayed up.',
          'on-screen: source; the stranger is cast from the street, without lines; {name} keeps talking.',
        ],
        [
          '{other} nods towards the stranger, who disagrees and says so.',
          'The stranger thinks otherwise, and we shook hands; {other} had never rehearsed that part with me.',
          'The handshake; {name} wipes the palm afterwards.',
        ],
        [
          '{name} picks the {thing} up.',
          'Which sentence of yours has, like {name}’s, only ever been said to a mirror? Say it to one person today, as {name} did.',
          '{name} gives the {thing} to {other}: somebody else’s turn.',
        ],
      ],
      'Behavioral Commitment': [
        [
          '{name} irons a shirt or ties a shoe {home}; {other} looks at a clock.',
          '{name} did not become brave. {name} has gone through it nine times with {other}, that’s all.',
          'The {thing} packed; {name}’s knee jiggles.',
        ],
        [
          '{other} plays the doorway, arms wide; {name} goes through under an arm.',
          'The last fear sits in the doorway, we know it by now: {knot}. Against that {other} offers {ease}.',
          '{other}’s arms come down on the tenth try.',
        ],
        [
          '{name} at the mirror once more, from behind.',
          'Good evening, my name is {name}. You could say it to {other} too: {doit}.',
          'No reflection this time, the street; place and date where {name}’s face was.',
        ],
      ],
    },
  },
  {
    name: 'across the table',
    suits: ['gatekeeper', 'voice', 'bystander'],
    stages: {
      Awareness: [
        [
          '{name} behind a folding table {home}, selling something small; the {thing} next to the cash box.',
          '{name} hears forty conversations a day and finishes none of them.',
          'From behind {name}: faces come and go, no sound from them.',
        ],
        [
          'Two customers, one after the other; {name} nods to both.',
          'At ten past nine somebody was sure of one thing; at twenty past somebody was sure of the opposite, and both told {name} about {subject}.',
          'The same frame twice; {name} gives the same nod, and sees it.',
        ],
        [
          '{name} takes the {thing} and turns it to face the customers.',
          'Both paid the same; {name} wondered what the other thirty-eight thought; listen in line today, without saying anything.',
          'The {thing}, turned, as the customers see it from {name}’s table.',
        ],
      ],
      Engagement: [
        [
          '{other}, at the table {home}, notices that the {thing} has been turned.',
          'That was not like that yesterday, says {other}. And {name}: no; what does it tell you?',
          'Over {other}’s shoulder, {name} dries a glass or sorts change.',
        ],
        [
          '{other} stays longer than the purchase takes.',
          'It reminds {other} of a thing people say here: {network}. So nobody asks, {name} said, in case it gets round.',
          'A line forms behind {other}; nobody minds.',
        ],
        [
          'A voice from {name}’s line joins in.',
          'Somebody from the back: ask {segment}, they will tell you: {knot}; that was question forty-one.',
          'Cast the voice from real customers, in own words; {name} leans out to see.',
        ],
        [
          '{name} puts a jar with paper slips next to the {thing}.',
          'What would you have said to {name} from the back of the line? {name} has put out a jar; the comments are the jar.',
          'The jar with one slip, {other}’s.',
        ],
      ],
      Evaluation: [
        [
          'Closing time; {name} tips the slips out {home}, round the {thing}.',
          'Thirty slips; {name} makes two piles, things to look up and things to leave, and {other} is counting along.',
          'Chairs up; one lamp over {name}.',
        ],
        [
          '{other} reads from the first pile.',
          'This one comes up most often, says {other}: {claim}; so that goes first.',
          '{other} turns the slip to {name}; we read it too.',
        ],
        [
          '{name} has brought {record}, printed.',
          'I am no expert, {name} said, I only sell things. But {name} can read out: {fair}.',
          'on-screen: source; {name} reads badly and exactly.',
        ],
        [
          '{other} pins slip and printout on the board.',
          'Bring one line to the nearest {name}, and compare what stands in {record} with what stands on the slip.',
          '{name}’s board: slip left, print right, the {thing} in the middle.',
        ],
      ],
      'Attitude Shift': [
        [
          'Ten past nine again {home}; the first customer says the old sentence.',
          'The first one said it again; I gave him his change, and for once {name} did not nod.',
          'The frame from the first film; {name}’s nod is missing.',
        ],
        [
          'The customer waits for {name}’s nod.',
          'He asked what was wrong; nothing, said {name}, only: {reason}, and I thought you would want to hear that I think so.',
          'on-screen: source; {name}’s hand on the {thing}.',
        ],
        [
          'The second customer, ten minutes later; {other} in line behind.',
          'At twenty past {name} didn’t nod either. We all say that {value}, {name} added, so where is that in what you just said?',
          '{other} behind, trying not to grin.',
        ],
        [
          'Both customers meet in front of {name}’s table.',
          'To what do you nod without thinking, as {name} did? Leave it out once and say what you think; business went on, {name} reports.',
          'Two backs, the {thing}, {name}.',
        ],
      ],
      'Behavioral Commitment': [
        [
          '{name} puts up a sign on the table {home} and the {thing} behind it.',
          'Back tomorrow; in twelve years that sign has hung here twice, and both times {name} had a fever.',
          'The sign first; {name} behind it, with a coat on.',
        ],
        [
          '{other} ties on {name}’s apron.',
          '{other} keeps the place open for those who can’t close theirs. We know how it is for them: {knot}. So {other} sees to it: {ease}.',
          '{other} turns the sign round; {name} is gone already.',
        ],
        [
          '{name} comes back once and hands {other} the jar across the table.',
          'Forty-first conversation, and {name} finishes it: {doit}.',
          'The sign again; in place of the opening hours {name} has written place and date.',
        ],
      ],
    },
  },
]
