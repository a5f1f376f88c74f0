import type { StoryEngine } from '../story-types.ts'

/** Stories in which something is tried, counted, asked or taken apart before the viewer’s eyes. */
export const enginesOfProof: readonly StoryEngine[] = [
  {
    name: 'a test anyone can run',
    suits: ['information', 'belief'],
    stages: {
      Awareness: [
        [
          '{name} lines up three everyday things and {aThing} {home}.',
          'One of these four has to do with {subject}, says {name}. You have one guess, and {name} is timing you.',
          'Locked-off table shot; {name}’s hands only.',
        ],
        [
          '{name} takes the wrong ones away, one after the other.',
          'Not this one, not that one; most guess the one that {name} takes away first.',
          'Each thing leaves the frame with a small sound; the {thing} stays.',
        ],
        [
          'Only the {thing} is left; {name} bends into the frame.',
          'It is the plain one, the {thing}. From now on, wherever you see one, think of {name} and of {subject}.',
          '{name}’s face comes down to the level of the {thing}.',
        ],
      ],
      Engagement: [
        [
          '{name} carries the {thing} out to where people wait, {out}.',
          '{name} has one question and a stopwatch: what does the {thing} have to do with {subject}?',
          'Walking shot behind {name}, people looking up from their phones.',
        ],
        [
          '{other}, asked first, gets it wrong and wants another go.',
          '{other} says it has to do with the other thing. {other}’s mix-up is everywhere: {mixup}.',
          'on-screen: source; cast {other} from people met on the spot, in their own words.',
        ],
        [
          'A small queue forms to have a go at the {thing}.',
          'Nobody here likes losing to {aThing}. Try it on one person, {name} says, and post the answer you get.',
          '{name} clicks the stopwatch at the lens.',
        ],
      ],
      Evaluation: [
        [
          '{name} sets up the real test {home}: two sheets, the {thing} between them.',
          'Left sheet: what I would expect to find if {other} is right that {claim}; right sheet: if not.',
          'Overhead, two empty columns and {name}’s sleeve.',
        ],
        [
          '{name} fills the sheets from {record}.',
          'The rule of this test is that it can go against me; first line, and it goes {other}’s way: {fair}.',
          'on-screen: source; a tick on the left, made by {name} without hurry.',
        ],
        [
          '{other} checks the arithmetic over {name}’s shoulder.',
          '{other} found one slip of mine, and we put it right with the camera running.',
          'The crossed-out line stays readable beside the {thing}.',
        ],
        [
          'Both sheets side by side on the table, {name} behind them.',
          'Run it with your own two sheets; it takes twenty minutes and {record}, and nobody needs to take {name}’s word.',
          'The pen lies across the {thing}, pointing at you.',
        ],
      ],
      'Attitude Shift': [
        [
          '{name} pins the two sheets up {home}, the {thing} above.',
          'I made this test to win; {name} against everybody; it came out smaller than I thought, and clearer.',
          'The pins, the paper, then {name} a step back.',
        ],
        [
          '{other} takes one pin out and moves it.',
          'What {name} can say now, and could not before: {reason}; what I can’t say is that it is free.',
          'on-screen: source; {other}’s pin marks the cost line, {cost}.',
        ],
        [
          '{name} puts the {thing} in {his} pocket and leaves the sheets up.',
          'Is there a thing about {subject} that you, like {name}, would put differently today than a month ago? Tell it to the {other} who knows your old line.',
          '{name} looks back once at the wall.',
        ],
      ],
      'Behavioral Commitment': [
        [
          '{name} and {other} set a kitchen timer beside the {thing} {home}.',
          'Last test by {name} and {other}: how long does it take to get ready to {do}? {name} guesses an hour.',
          'The timer, the {thing}, four hands waiting.',
        ],
        [
          'They run through it aloud; {other} plays whoever is in the way.',
          'It stopped at one place, the usual one: {knot}. So {name} ran it again with {ease}.',
          '{other} blocks the door with the {thing}; the second time {name} gets through.',
        ],
        [
          '{name} stops the timer and shows it to nobody.',
          'Set yours like {name}, and when it rings you have a plan to {doit}.',
          'The place and the date where {name} wrote the guess.',
        ],
      ],
    },
  },
  {
    name: 'an honest accounting',
    rooms: [
      'at the kitchen table at home',
      'at the fold-out desk at home',
      'on the living-room floor',
      'at the dining table after supper',
      'at a card table in the spare room',
    ],
    suits: ['money', 'opposition'],
    stages: {
      Awareness: [
        [
          '{name} empties a shoebox of receipts {home}; {aThing} falls out last.',
          'Once a year {name} goes through the box; most of it explains itself.',
          'Paper slides over the table, the {thing} on top.',
        ],
        [
          '{name} holds the {thing} up to the lamp.',
          'This one does not; it comes back every year, and {name} has filed it under other.',
          'Light through or around the {thing}; {name} squints.',
        ],
        [
          '{name} writes two words on an envelope.',
          'From today it has an envelope of its own, called {bare}, says {name}; see what you have been filing under other.',
          '{name}’s handwriting, the {thing} going in.',
        ],
      ],
      Engagement: [
        [
          '{other}, who does {ohis} own books, sits down {out} with {name}’s envelope.',
          'Before we talk about right and wrong, {other} says, what does it cost you, {name}, now, as it is?',
          'The envelope between two coffee cups; the {thing} sticks out.',
        ],
        [
          '{name} lists it without a calculator.',
          '{name} had never put it in a row: {cost}; and the one that nobody writes down, which is worry.',
          'Close on {name}’s fingers, counting on the {thing}.',
        ],
        [
          '{other} adds a line that {name} left out.',
          'And what did you get for it, asks {other}. {name} needs a minute, and then says it: {gain}.',
          '{other} waits; the pause stays in the film.',
        ],
        [
          '{name} and {other} look at the list.',
          'Which line is missing on {name}’s list? {name} will read the comments and put the best one on the list.',
          'An empty line under {name}’s last one.',
        ],
      ],
      Evaluation: [
        [
          '{name} sorts the envelope into known, guessed and no idea, {home}.',
          'Three heaps; in {name}’s first only what stands in {record}. It is the smallest heap, says {name}, and that is a finding.',
          'Three heaps, the {thing} on the middle one.',
        ],
        [
          '{other} moves a slip from known to guessed.',
          '{other} holds the purse and holds against it that {claim}; that goes where the proof is, like everything else.',
          '{other} lays the slip down gently; {name} does not move it back.',
        ],
        [
          '{name} turns over the slips of the guessed heap.',
          'What {name} can move over is this: {fair};  the rest stays a guess, with a question mark on it.',
          'on-screen: source; question marks in {name}’s red pencil.',
        ],
        [
          'Three heaps again, sizes changed; {name} puts a lid on.',
          'Sort yours the way {name} does; any figure you hear about {subject} goes in a heap only when you have compared it with {record}.',
          'The shoebox from above, the {thing} as the lid’s handle.',
        ],
      ],
      'Attitude Shift': [
        [
          '{name} reads the total to {other} {out}, standing up.',
          'I wanted it to come out at zero, {name} says, so that I could stay out of it.',
          '{name}’s shadow over the box and the {thing}.',
        ],
        [
          '{other} reads the line under the total.',
          'It does not; somebody pays either way, {other} reads; on the paying-less side there is this: {reason}.',
          'on-screen: source; {other} reads slowly and without weight.',
        ],
        [
          '{name} tears the envelope marked {bare} open again.',
          'So I have taken a side, with the bill in my hand; {name} says it this way round: this is what it costs, and I am for it.',
          'The torn envelope and the {thing}, plainly lit.',
        ],
        [
          '{other} closes the box.',
          'Can you say both halves as {name} does, the price and the side? Try it aloud on somebody who counts as carefully as {other}.',
          '{other} looks up, not yet convinced.',
        ],
      ],
      'Behavioral Commitment': [
        [
          '{name} opens a fresh page {home} and dates it, the {thing} beside.',
          'First entry of the new page; {name} books an evening the way other people book a bill.',
          'Ruled paper; {name} writes slowly.',
        ],
        [
          '{other} reads the entry and asks who pays for it.',
          'Fair question, because this is the entry that always got struck out: {knot}. Next to it {name} has written: {ease}.',
          '{other} initials the line; the {thing} as paperweight.',
        ],
        [
          '{name} blots the page.',
          'Put it on paper as a line of its own, says {name}: {doit}.',
          'The line, the place and the date in {name}’s book; the rest of the page blank.',
        ],
      ],
    },
  },
  {
    name: 'questions from a skeptic',
    suits: ['trust', 'opponent', 'objection'],
    stages: {
      Awareness: [
        [
          '{other} on a stool {home}, arms folded, the {thing} on {ohis} knee; {name} behind the camera.',
          'My name is {other} and I was told I can say no to every question, so: no.',
          'One chair, one window; we hear {name} laugh.',
        ],
        [
          '{name} passes a note into the frame.',
          '{name} asks whether I know what {subject} is about; I know what people shout about it, which isn’t the same.',
          '{other} reads the note, puts it under the {thing}.',
        ],
        [
          '{other} looks past the camera at {name}.',
          'Fine; I’ll listen to {name} for a minute, and that is as far as I go; you could do that too.',
          'Slow push towards {other}’s folded arms; they stay folded.',
        ],
      ],
      Engagement: [
        [
          '{other} again on the stool; a stack of cards on the {thing}.',
          'This time I ask, says {other}. First card, {name}: who is paying you to say this?',
          '{other} holds up a handwritten card.',
        ],
        [
          '{name} steps into the frame for the first time.',
          'The sponsor’s name is at the end of every one of these films, and you may freeze it there; next card, {other}.',
          '{name}, hands empty, {home}.',
        ],
        [
          '{other} turns the second card.',
          'Second: what do you want from {who}, {name}, that you are not saying? And {name} said it: that they {do}; whoever won’t, won’t.',
          '{other} watches {name} and not the card; the {thing} still on {ohis} knee.',
        ],
        [
          '{other} holds up a blank card.',
          'The third card is yours; write the question that you think {name} would rather skip.',
          'The blank card, level with the lens, {other}’s thumb at the edge.',
        ],
      ],
      Evaluation: [
        [
          '{name} on the stool {home} this time, {other} behind the camera with the cards.',
          'The hardest card first, please; and {other} reads: {claim}.',
          'Same stool, same window; {name} has the {thing} now.',
        ],
        [
          '{name} does not answer at once.',
          '{name} gives what has to be given: {fair}; that is no trick before a but.',
          'on-screen: source; hold on {name} until it is uncomfortable.',
        ],
        [
          '{other} lays a sheet in {name}’s lap.',
          'So where would I look that {name} did not print? And {name}: in {record}, without me in the room.',
          'The sheet is blank but for one address line; {other}’s hand leaves the frame.',
        ],
        [
          '{other} comes round and takes the sheet back.',
          'Do it as {other} does it. Take one sentence of {name}’s from this film and check it somewhere that {name} does not own.',
          'An empty stool, the {thing} on it.',
        ],
      ],
      'Attitude Shift': [
        [
          'Two stools {out}, {name} and {other}, one card left.',
          'The last card has been in {other}’s pocket since the first film: what would change your mind, {name}?',
          'Two-shot at eye level, the {thing} between the stools.',
        ],
        [
          '{name} answers, then turns the card over.',
          'A worse bargain would, says {name}. If it did more harm than good I would say so here; now you, {other}.',
          '{name} hands the card over.',
        ],
        [
          '{other} unfolds {ohis} arms without noticing.',
          'Mine has moved a bit, {name}, I’ll admit that; nobody talked me round; it was that {reason}.',
          'on-screen: source; {other}’s hands, open on {ohis} knees.',
        ],
        [
          '{other} holds the card to the camera.',
          'What would change yours, if not {name}’s answer? If you can name it, you are further than {name} and I were; if it has happened, say so.',
          'The last card, both sides of it, in {other}’s two hands.',
        ],
      ],
      'Behavioral Commitment': [
        [
          '{other} carries both stools to {name}’s car {home}.',
          'I still have cards, says {other}, but the people who should answer them do not sit on {name}’s stool.',
          'Stools and the {thing} in the trunk.',
        ],
        [
          '{name} closes the trunk and waits for {other}.',
          'For {segment} the reason to stay away was never a mystery: {knot}. {other} asked for {ease}, got it in writing, and read it twice.',
          '{other} folds a paper and gives {name} the {thing} to hold.',
        ],
        ['{other} gets in.', 'Bring your hardest card, as {other} does, and {doit}.', '{other}’s card in the windscreen, with the place and the date on it.'],
      ],
    },
  },
  {
    name: 'a rumor traced to its start',
    suits: ['information', 'gatekeeper'],
    stages: {
      Awareness: [
        [
          '{name} hears a sentence {home} and writes it on the {thing}.',
          'On Monday {name} heard a sentence about {subject}. On Tuesday three people told it to {name} as news.',
          'Handwriting on a slip stuck to the {thing}, not legible yet.',
        ],
        [
          '{name} at two more places of the day; the same sentence is being said, out of our hearing.',
          'The words were the same, only the number had grown; {name} thought: where does this live when nobody is telling it?',
          'Mouths and ears, no faces; {name} with the {thing} in between.',
        ],
        [
          '{name} looks at the slip.',
          'Next time you hear a sentence twice in one day, hear it the way {name} did: as something that came from somewhere.',
          'The slip, the {thing}, {name}’s eyes moving from one to the other.',
        ],
      ],
      Engagement: [
        [
          '{name} asks {other} {out} where {ohe} got it.',
          '{other} has it from {media}. Or from somebody who had it from there; {other} is not sure now, and it bothers {ohim}.',
          '{other} scrolls back and back; the {thing} on the table.',
        ],
        [
          '{name} draws an arrow on a map of names made up of first letters.',
          'One arrow; behind {other} comes a cousin, behind the cousin somebody with no name at all.',
          'The map grows on brown paper round the {thing}.',
        ],
        [
          '{name} puts the pencil down.',
          'It turns out to be an honest mix-up of {other}’s: {mixup}; no villain in it.',
          'on-screen: source; {name} circles the place where two arrows cross.',
        ],
        [
          '{other} takes the pencil.',
          'Where did you first hear about {subject}, and who was your {other}? {other} would like to draw your arrow too.',
          'Blank paper beside {other}’s arrow.',
        ],
      ],
      Evaluation: [
        [
          '{name} takes the slip to where it can be settled: {record}.',
          'Only the first step costs something, says {name}: having to ask a person at a counter or to open page forty.',
          '{name} waits, the {thing} in {his} hand.',
        ],
        [
          '{name} reads; {other} reads the same page after {him}.',
          'And the sentence that {name} heard? A part of it holds, {other} reads; it is true that {fair}; the part everybody repeats does not stand there.',
          'on-screen: source; two fingers on two lines, {name}’s and {other}’s.',
        ],
        [
          '{name} and {other} disagree about a footnote, quietly.',
          '{other} reads it another way: {claim}; we leave both readings on the map.',
          'The map, two colors, the {thing} holding the corner down.',
        ],
        [
          '{name} writes a page number on the slip.',
          'Take one sentence you have passed on yourself; check it in {record} before you pass it on again, as {name} would now.',
          'The page number in {name}’s writing, large.',
        ],
      ],
      'Attitude Shift': [
        [
          '{name} goes back along the arrows, {home} first.',
          'The hardest visit is the last one, says {name}: the person I had told it to.',
          '{name} at a door, the {thing} under one arm.',
        ],
        [
          '{name} says it; the person at the door leans on the frame.',
          'I said that {name} had it half wrong; I got tea, and a better question than I came with.',
          'Two cups; {name}’s shoulders come down.',
        ],
        [
          '{other} waits outside and hears the end.',
          'What is left for {name} when the rumor is out of it is this: {reason}.',
          'on-screen: source; {other} takes the {thing} from {name}.',
        ],
        [
          '{name} and {other} walk back along the street.',
          'Is there somebody you told it to, as {name} had? Go and tell them what you think today; {name} found the tea was still warm.',
          'Two backs and {shot2}; {other} carries the {thing}.',
        ],
      ],
      'Behavioral Commitment': [
        [
          '{home}, {name} writes a sentence of {his} own on the {thing}’s slip.',
          'A true one can travel as well; it has a place and a date in it, and {name} tells it to three people before noon.',
          'The arrows again, this time starting at {name}.',
        ],
        [
          '{other} stops {name} at the third.',
          'The third one could not, and said why: {knot}. So {other} added four words to the sentence, about {ease}.',
          '{other} writes on {name}’s slip; the {thing} as a desk.',
        ],
        [
          '{name}’s slip is legible at last.',
          'Pass it on the way {name} does, word for word: {doit}.',
          'The slip fills the frame; {name}’s name at the foot, and room below.',
        ],
      ],
    },
  },
]
