import type { StoryEngine } from '../story-types.ts'

/** Stories carried by hours, habits and things on a wall. */
export const enginesOfADay: readonly StoryEngine[] = [
  {
    name: 'a day in the life',
    suits: ['time', 'cross-pressured'],
    stages: {
      Awareness: [
        [
          'First light; {name} {home}, already late.',
          'Five to six; {name} has been up for a while and has said nothing yet except to the coffee.',
          'Handheld at {name}’s shoulder, the {thing} in passing.',
        ],
        [
          'Noon; {name} {out}, eating standing up.',
          'Twelve ten; {rhythm}, so this is {name}’s break.',
          'The clock first, then {name}, then the sandwich on the {thing}.',
        ],
        [
          'Evening; {name} passes {shot}.',
          'Seven thirty; {name} walks by it every day and would say that {subject} never came up.',
          '{name} small in the frame; the place stays when {he} has gone.',
        ],
        [
          'Night; {name} sets the alarm, the {thing} beside it.',
          'It came up three times; watch this day of {name}’s again and see where.',
          'The same three pictures, one second each, each with the {thing} in it.',
        ],
      ],
      Engagement: [
        [
          'The same morning {home}; this time {other} walks with {name} and carries the {thing}.',
          '{other} has asked to see one whole day before telling {name} anything about {subject}.',
          '{name}’s and {other}’s shadows at first light.',
        ],
        [
          'Noon; {name} and {other} share the break.',
          'At noon {other} asks the only question of the day: where in all this would you put it, {name}?',
          '{name} stops chewing.',
        ],
        [
          '{name} points at the clock, the phone, the door, one after the other.',
          '{name} laughs, since the answer is the whole film: {knot}.',
          'Follow the pointing hand; end on {other}, who is not laughing.',
        ],
        [
          'Evening; {other} leaves.',
          'Where would it fit in your own day, if not in {name}’s? Tell {other} below, with the hour.',
          'An empty hour on {name}’s clock face.',
        ],
      ],
      Evaluation: [
        [
          '{name} and {other} lay the day out {home}: a strip of paper, hours marked, the {thing} at noon.',
          'One strip for a normal day, and one for a day when {name} goes and does it. {other} cuts.',
          '{other}’s scissors; the strip is as long as the table.',
        ],
        [
          '{name} lays {cost} on the second strip.',
          'What {name} would miss is this: {cost}. {name} will not be told that this is nothing.',
          '{name} presses the paper flat; the {thing} slides.',
        ],
        [
          '{other} lays something on it, too.',
          'And this comes in, says {other}: {gain}. Whether it weighs as much {other} can’t say, and doesn’t.',
          'Two pieces of paper of the same size, {name}’s hand and {other}’s.',
        ],
        [
          '{name} looks from one strip to the other.',
          'Cut your own two days, ten minutes’ work, and compare them hour by hour as {name} does.',
          'Both strips; the gap is exactly as wide as the {thing}.',
        ],
      ],
      'Attitude Shift': [
        [
          'A morning again, another season; {name} {home} looks up earlier.',
          'Five to six; {name} reads the notice first and drinks the coffee after.',
          'The first shot of the first film, but {name} turns {his} head.',
        ],
        [
          'Noon; somebody grumbles about {subject}, {name} answers with {his} mouth full.',
          'Twelve ten; somebody tells {name} that {claim}. A year ago {name} would have nodded and gone on eating.',
          'The one who grumbles has the last bite and a point; {other} listens.',
        ],
        [
          '{name} pushes the {thing} across.',
          '{name} said: I know that one, and it isn’t wrong; but {reason}; then the break was over.',
          'on-screen: source; {name} is called back to work.',
        ],
        [
          'Night; {name}’s alarm again.',
          'When did somebody last hear where you stand, as they heard {name}? Tomorrow has a noon; use it, as {name} did.',
          'The {thing}, the alarm, {name}’s hand on the switch.',
        ],
      ],
      'Behavioral Commitment': [
        [
          'Morning; {name} {home} in clean clothes, {other} in {name}’s work jacket.',
          'Five to six, and {other} has the keys. {other} got a list as long as an arm.',
          '{name} hands over the {thing} and comes back twice.',
        ],
        [
          'Noon; the break place, {other} eating there alone.',
          'Without {ease} this day would have been like all the others, and everybody here knows why: {knot}.',
          '{other} on {name}’s spot, waving a fork.',
        ],
        [
          'Evening; {name} on the way.',
          'One day, one hour of it, says {name}: {doit}. {name} is on the way, and {other} hasn’t burned anything down.',
          'The hour, the place and the date, in the same letters as the clock times of {name}’s day.',
        ],
      ],
    },
  },
  {
    name: 'a routine interrupted',
    rooms: [
      'in the hallway at home',
      'by the back door at home',
      'in the entry of the apartment',
      'at the foot of the stairs at home',
      'in the mudroom at home',
    ],
    suits: ['habit', 'bystander'],
    stages: {
      Awareness: [
        [
          '{name} does the same three movements {home}: door, light, {thing}.',
          'Door, light, {thing}. {name} could do it asleep and some mornings does.',
          'Three quick cuts, three identical mornings of {name}’s.',
        ],
        ['The fourth morning: the {thing} is not there.', 'Door, light; and {name}’s hand in the air.', 'Hold on the empty spot and {name}’s open hand.'],
        [
          '{name} looks for it and sees what lay behind it: a notice.',
          'It had been behind the {thing} for weeks: a line about {subject}; what stands behind the thing you pick up every day?',
          '{name} reads, out of focus; the wall sharp.',
        ],
      ],
      Engagement: [
        [
          '{other} has the {thing} and admits it {out}.',
          'I took it, says {other}. I wanted to know how long it takes until {name} looks at the wall.',
          '{other} holds the {thing} behind {ohis} back.',
        ],
        [
          '{name} is annoyed, then curious.',
          'Nine seconds, says {name}; and what do you do with somebody who has looked?',
          'A two-shot; {name} reaches, {other} does not give it back yet.',
        ],
        [
          '{other} gives it back with a sticker on it.',
          'Why do others do it, {name} asks. One answer of {other}’s: {motive}. Each time you pick that up, says {other}, ask if that could be you.',
          'A plain sticker with a question mark on the {thing}.',
        ],
        [
          '{name}’s hand: door, light, question mark.',
          'Put a question mark on the thing you touch first in the morning, and write below what {name} should ask next.',
          'The {thing}, the mark, {name}’s thumb.',
        ],
      ],
      Evaluation: [
        [
          '{name} times the old routine and the new one {home}.',
          'With the question it takes eleven seconds more, and {name} has an excuse left over: {knot}.',
          'The {thing}, a phone showing seconds, {name}’s bare feet.',
        ],
        [
          '{other} reads out a list while {name} makes breakfast.',
          'What comes first, {other} reads: {step}. What comes last, {name}: {laststep}. And where do you usually stop, {name}?',
          '{name} butters bread over the list.',
        ],
        [
          '{name} marks the place with butter.',
          'There; every time; it isn’t that I am against it; though {other} knows people who are, and they say: {claim}.',
          'The greasy mark; {other} lays the {thing} on it.',
        ],
        [
          'The list goes up behind the {thing}.',
          'Go through the steps one by one and check at which one you always stop; {name} would have guessed wrong.',
          'The list on the wall, a mark in the middle, {name} leaving.',
        ],
      ],
      'Attitude Shift': [
        [
          '{name} has moved the {thing} to the other side of the door {home}.',
          'My hand still goes to the old place, says {name}; my head doesn’t.',
          '{name}’s hand goes left, stops, goes right.',
        ],
        [
          '{other} visits and looks for the {thing} on the wrong side.',
          '{other} asked what that is supposed to mean; I said: that I was going along with it because I always had.',
          '{other}, hand in the air as {name} once was.',
        ],
        [
          '{name} shows the wall behind.',
          'And that I read what {other} had left behind it: {reason}; you can call that late.',
          'on-screen: source; {name} taps the wall.',
        ],
        [
          'They both look at the {thing}.',
          'What do you, like {name}, think about {subject} only because you always have? Think it through once more today, at the door, as {name} did.',
          'Door, light, and {name} standing still.',
        ],
      ],
      'Behavioral Commitment': [
        [
          'Door, light, {thing}, coat: a fourth movement {home}.',
          'A new habit needs something old to hang on; {name} has hung it on the coat.',
          'Four quick cuts; in the last one {name} has the coat on.',
        ],
        [
          '{other} stands outside with {ease}, as agreed.',
          'Left alone {name} would have hung the coat up again. {other} is outside because {name} asked {ohim} to be.',
          '{other} at the gate; steam from two cups; the {thing} in {name}’s hand.',
        ],
        [
          'The door closes behind {name}.',
          'Hang it on something that you do anyway, says {name}: {doit}.',
          'The closed door; on it, at eye level, {name}’s note of the place and the date.',
        ],
      ],
    },
  },
  {
    name: 'the list on the wall',
    rooms: ['in the kitchen at home', 'on the pantry door', 'beside the fridge', 'in the hall by the phone', 'over the kitchen radio'],
    suits: ['time', 'access', 'information'],
    stages: {
      Awareness: [
        [
          '{home}, a list of nine things in two handwritings; {name} crosses one out.',
          'The list is older than the paint; {name} crosses out at the top, {other} adds at the bottom.',
          'The list with the {thing} hung beside it.',
        ],
        ['{name} finds an item that {he} did not write.', 'Number seven is new; two words, {other}’s hand: {bare}.', '{name} leans in; the two words.'],
        [
          '{name} calls into the next room and gets no answer.',
          '{name} asks what that has to do with us. {other} calls back: read it again when you have a minute; you have one now.',
          '{name}, the {thing}, the seventh line.',
        ],
      ],
      Engagement: [
        [
          '{name} has copied number seven onto {his} hand and shows it around {out}.',
          '{name} asked four people what they would write under it; nobody said the same thing.',
          'A palm with two words; the {thing} under {name}’s arm.',
        ],
        [
          'Two of the four argue across {name}.',
          'Two of them fell out over it across {name}, in a friendly way: {division}.',
          'Cast a real pair who differ, in their own words; {name} between them is the only actor.',
        ],
        [
          '{other} washes {name}’s hand clean and writes the words back on the list.',
          'What would you put under {other}’s number seven? {other} leaves the line open until Sunday.',
          '{other}’s pen waits over the list; the {thing} swings.',
        ],
      ],
      Evaluation: [
        [
          '{name} breaks number seven into smaller numbers on the back of the list.',
          'A big item never gets crossed out, so {name} has cut it up. Seven a, in {name}’s hand: {step}.',
          'The list face down {home}, the {thing} as a weight.',
        ],
        [
          '{other} adds what stands against it, in red.',
          'And {other} put in red why it might as well be struck: {claim}.',
          'Red ink next to {name}’s pencil, both in the same neat column.',
        ],
        [
          '{name} answers in pencil below.',
          '{name} wrote under the red: some of that is so, namely that {fair}.',
          'on-screen: source; {name} sharpens the pencil before writing on.',
        ],
        [
          '{other} draws a line across both.',
          'Cut your own number seven into pieces; then look one piece up in {record}, and let {other} in your house hold the red pen.',
          'A small list; one piece ticked by {name}, one by {other}.',
        ],
      ],
      'Attitude Shift': [
        [
          '{name} moves number seven to the top with two strips of tape {home}.',
          'It took me longer to move it than it takes to read it; {name} has never moved an item up before.',
          'Tape tears; the {thing} is moved aside.',
        ],
        [
          '{other} notices at breakfast.',
          '{other} asked if I was ill. I said no, {other}, only that {reason}, and that it had bothered me at number seven.',
          'on-screen: source; {other}’s cup stops halfway.',
        ],
        [
          '{other} puts a red dot beside it, and not a line.',
          'The red stays beside it, for the part {other} is not sure of; we can live in one kitchen with a dot.',
          'One dot, one piece of tape, two people: {name} and {other}.',
        ],
        [
          '{name}’s list from the door.',
          'If {other} saw your list, at what number would {subject} stand? Tell them why, at breakfast, like {name}.',
          'The {thing} back on its hook, under number one.',
        ],
      ],
      'Behavioral Commitment': [
        [
          '{name} writes a day and an hour beside the first line {home}.',
          'An item without an hour is a wish; {other} said that about the gutters, and {name} never forgot it.',
          'A clock time going down on paper, the {thing} beside.',
        ],
        [
          '{other} signs up for the rest of the list.',
          'The other eight are {other}’s that day, since {name}’s reason for not going was never a lack of will: {knot}.',
          '{other} draws a bracket round eight items.',
        ],
        [
          '{name} takes the list off the wall and folds it into a coat.',
          'Top line, underlined twice, says {name}: {doit}.',
          'The pale rectangle on the wall where {name}’s list hung; the line fades in there.',
        ],
      ],
    },
  },
  {
    name: 'how it is done',
    suits: ['access', 'information', 'supporter'],
    stages: {
      Awareness: [
        [
          '{name} in an apron or overalls {home} presents the {thing} like a cooking show.',
          'Welcome to the shortest how-to there is; I am {name}, and today we learn to notice something.',
          'Cheerful overhead light; the {thing} in the middle of an empty table.',
        ],
        [
          '{name} demonstrates: eyes shut, eyes open.',
          'Step one, says {name}: close your eyes and say what you know about {subject}. Step two: open them; {name} got stuck on one.',
          '{name}’s eyes shut, a long second; {shot} cut in; eyes open.',
        ],
        [
          '{other}, off camera, laughs; {name} bows.',
          'No step three today; {name} says: just leave your eyes open.',
          '{name} sets the {thing} upright and steps aside.',
        ],
      ],
      Engagement: [
        [
          '{name} and {other} behind the same table {home}; the {thing} taken apart or laid open.',
          'Second lesson with {name}: how to ask a good question about {subject}. {other} will show you a bad one first.',
          'Two aprons, {name}’s and {other}’s, one table.',
        ],
        [
          '{other} asks at the top of {ohis} voice; {name} covers {his} ears.',
          'A bad one already knows the answer; a good one sounds like this, says {name}: what would it take for {segment}?',
          '{other} overacts; {name} writes the question on a card under the {thing}.',
        ],
        [
          '{name} tries the good one on a passer-by.',
          'And you get something back that you did not know, in this case: {knot}; cook’s note: do not answer at once.',
          'Cast a real passer-by, own words; the line is a placeholder for theirs; {name} nods and waits.',
        ],
        [
          '{other} holds the card up.',
          'Your turn; leave one good question below, and {other} will read the three best out of {name}’s mixing bowl.',
          'The bowl, the cards, the {thing} as a spoon.',
        ],
      ],
      Evaluation: [
        [
          '{name} has two bowls {home}: one marked "said", one marked "shown".',
          'Third lesson: telling what is said from what is shown; {other} reads from the first bowl: {claim}.',
          'Slips of paper; {name} lifts one with two fingers.',
        ],
        [
          '{name} weighs the slip with the {thing}.',
          'Goes in the second bowl when there is paper for it; for this much {other} has some: {fair}.',
          'on-screen: source; {name} tears off half the slip and moves it.',
        ],
        [
          '{other} picks a slip that {name} wrote.',
          '{other} treats mine no better. {Reason}, {name} wrote; shown or said? {other} asks for the paper.',
          'on-screen: source; {name} rummages and finds it, or does not: keep the take.',
        ],
        [
          '{name}’s bowls side by side.',
          'Take three sentences you believe about {subject}, compare them with {record}, and see which of {name}’s bowls they end up in.',
          'Overhead: two bowls and the {thing}, like scales.',
        ],
      ],
      'Attitude Shift': [
        [
          '{name}, no apron, {out}; the {thing} in a bag.',
          'There is no lesson four; I wanted to show you how to change your mind, says {name}, and it can’t be shown.',
          'Plain light; {name}’s table is missing for the first time.',
        ],
        [
          '{other} sits down next to {name}.',
          'It happens while you wash up; I had the {thing} in my hands and thought: {value}, and I act as if it weren’t so.',
          '{name} looks at {his} hands; {other} says nothing.',
        ],
        [
          '{other} speaks at last.',
          '{other} put it better; you do not need to change your mind, only stop holding it shut.',
          '{name} and {other} in profile, {shot2} beyond them.',
        ],
        [
          '{name} takes the {thing} out of the bag.',
          'Say it in words that aren’t {name}’s, to your own dishes first if you like: where do you stand now? {name} will do it too.',
          'The {thing} in the grass; two pairs of shoes.',
        ],
      ],
      'Behavioral Commitment': [
        [
          'The table is back {home}; on it a pen, a coat and the {thing}.',
          'Final lesson, and it is short; {name} shows how one gets ready to {do}, with three things.',
          'Three objects in a row, numbered by {name}’s hand.',
        ],
        [
          '{other} mixes up the order on purpose.',
          'Where it burns on: {knot}. Chef’s trick of {other}’s: {ease}.',
          '{other} moves the coat to the front, then the pen; the {thing} stays last.',
        ],
        [
          '{name} puts on the coat and leaves the kitchen to {other}.',
          'Serves one; bring a second if you can, says {name}: {doit}.',
          'A recipe card beside {name}’s {thing}: what, where, by when.',
        ],
      ],
    },
  },
]
