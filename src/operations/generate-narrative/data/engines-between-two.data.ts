import type { StoryEngine } from '../story-types.ts'

/** Stories that happen between two people. */
export const enginesBetweenTwo: readonly StoryEngine[] = [
  {
    name: 'a debt to be paid',
    rooms: ['in the back hall at home', 'in the garage at home', 'in the kitchen at home', 'in the mudroom', 'by the cellar stairs'],
    suits: ['social-risk', 'identity', 'cross-pressured'],
    stages: {
      Awareness: [
        [
          '{name} finds {aThing} with {other}’s initials on it {home}.',
          'Two winters ago {other} covered for me, a whole week, and asked for nothing. I still have {ohis} {thing}.',
          '{name}’s thumb over the two letters; morning light, no music.',
        ],
        [
          '{name} turns the {thing} over and stops.',
          'You know how it is to owe somebody; you wait for them to name a price, and {other} never has.',
          'Hold on {name}’s face, then on {shot}.',
        ],
        [
          '{other} walks past outside and lifts a hand.',
          'Last week {other} said one thing only: have you noticed what is going on with {subject}?',
          'Through the window, so that the lifted hand is small and {name} is large.',
        ],
        [
          '{name} alone with the {thing}.',
          'I had not; so this is all I ask, and it is what {other} asked me: notice it.',
          '{name} sets the {thing} where it will be seen every day.',
        ],
      ],
      Engagement: [
        [
          '{name} brings the {thing} back; {other} is at work {out}.',
          'I came to square up; {other} wiped {ohis} hands and said, keep it, and tell me what you think about {subject}.',
          '{name} and {other} side by side, neither looking at the camera.',
        ],
        [
          '{other} leans on the nearest thing and waits.',
          'I said what {segment} say when they are asked: {knot}.',
          'Stay on {other} while {name} talks; {other} does not interrupt.',
        ],
        [
          '{other} nods and points past the camera with the {thing}.',
          '{other} didn’t argue. {other} asked which part of that I had seen myself, and I had to think.',
          'Follow the {thing} to {shot2}.',
        ],
        [
          '{name} drives home without an answer.',
          'So I hand {other}’s question on; which part of it have you seen yourself? Write it to {other} under this film.',
          'The {thing} back on {name}’s passenger seat.',
        ],
      ],
      Evaluation: [
        [
          '{name} draws a line down a sheet {home}, the {thing} holding it flat.',
          'A debt has two columns; on {other}’s side I wrote down what it would give me: {gain}.',
          'Overhead: two columns in {name}’s own hand.',
        ],
        [
          '{name} fills the other column.',
          'On {name}’s side, what it takes: {cost}. And what my brother-in-law says to {other} at every supper, that {claim}.',
          'The pencil slows down at the last line {name} writes.',
        ],
        [
          '{other} reads both columns standing up.',
          '{other} said the second column was fair. To be exact, {other} said: {fair}.',
          'on-screen: source of that line, with its date; {other}’s finger beside it.',
        ],
        [
          '{name} folds the sheet around the {thing}.',
          'Make the two columns for yourself tonight, and check one line of them, as {other} would, against {record}.',
          'The folded sheet under {name}’s cap.',
        ],
      ],
      'Attitude Shift': [
        [
          '{name} and {other} load something heavy together {out}, the {thing} on top.',
          'Halfway through I noticed I had stopped keeping score with {other}; it is what you do when you live next to someone.',
          'Both faces red from the work; the {thing} slides and {other} catches it.',
        ],
        [
          '{name} and {other} sit down on what they have loaded.',
          'I used to call {subject} {other}’s business and not mine. But {other} has it right: {reason}.',
          '{name}, wide, {shot} in the background; on-screen: source.',
        ],
        [
          '{name}’s phone lights up with a family message; {he} types.',
          'That was my brother-in-law again; I wrote him that I see it as {other} does now, and that he may be right about the cost.',
          'We do not read the screen, only {name}’s face above it and the {thing} beside it.',
        ],
        [
          '{other} reads along and grins.',
          'You don’t owe anybody an opinion; but if yours has moved like {name}’s, tell one person you would rather not tell.',
          'Two-shot of {name} and {other}, seen from behind.',
        ],
      ],
      'Behavioral Commitment': [
        [
          '{name} writes on the wall calendar {home}; the {thing} hangs from the same nail.',
          'The reason I never did this is no secret: {knot}. {other} knows it as well as I do.',
          'The pen, the square, {name}’s handwriting.',
        ],
        [
          '{other} turns up with work gloves on and takes the {thing} from its nail.',
          'So {other} is paying me back for paying {ohim} back. What it took was {ease}, and {other} saw to it.',
          '{other} waves {name} out of {his} own door.',
        ],
        [
          '{name} leaves; {other} stays behind with the {thing}.',
          'Find your {other}, ask for a favor back, and {doit}.',
          'On-screen, in {name}’s handwriting: what, where, by when.',
        ],
      ],
    },
  },
  {
    name: 'two neighbors who disagree',
    suits: ['opponent', 'opposition', 'objection'],
    stages: {
      Awareness: [
        [
          '{name} {home}; {other} a few steps away, both busy, backs turned.',
          '{name} and {other} have shared a fence for eleven years and agree on the weather.',
          'One frame, a post dividing it in two; {name} left, {other} right.',
        ],
        [
          'The {thing} lies on {name}’s side of the post, and both glance at it.',
          'There is one thing {name} and {other} walk around: {subject}.',
          'Pull focus from {name} to the {thing} to {other}.',
        ],
        [
          '{other} pushes the {thing} back across with a foot; {name} laughs.',
          'Neither is a fool and neither has won; next time two neighbors go quiet around you, listen for what {name} and {other} skip.',
          'The {thing} resting exactly on the line.',
        ],
      ],
      Engagement: [
        [
          '{name} says it first, over the {thing}, {home}.',
          '{name} puts it in one breath: {reason}.',
          'Close on {name}; on-screen: source; {other}’s shoulder at the edge of frame.',
        ],
        [
          '{other} answers without raising {ohis} voice.',
          '{other} has heard that before. {other}’s answer is that {claim}.',
          'The same lens and the same height for {other} as for {name}: neither looks smaller.',
        ],
        [
          'Both reach for the {thing} at the same moment.',
          'Thirty seconds each, and that is longer than {name} and {other} ever gave it in eleven years.',
          'Four hands of two ages on the {thing}.',
        ],
        [
          '{name} and {other} look into the camera, a little embarrassed.',
          'Who of us two would you ask a question, {name} or {other}? Ask it below, and be as polite as {name} just was.',
          'Room for comments at the right of {name}.',
        ],
      ],
      Evaluation: [
        [
          '{other} has brought paper, {name} has brought the {thing}.',
          'They make a deal; {other} looks for the best argument {name} has, and {name} looks for {other}’s.',
          'Split screen: two people reading, one {out}, one {home}.',
        ],
        [
          '{name} reads aloud from {his} notes.',
          'I went looking for the hole in what {other} says, and found this instead: {fair}.',
          'on-screen: source; {name}’s finger moves along the line.',
        ],
        ['{other} turns {ohis} own page round.', '{other} owes {name} one too: {fair2}.', '{other} slides the page under the {thing}; on-screen: source.'],
        [
          '{name} and {other} swap pages across the post.',
          'Do what {name} and {other} did; take the view you like least about {subject} and check its best line in {record}.',
          'Two pages, one {thing}, both of {name}’s and {other}’s names on top.',
        ],
      ],
      'Attitude Shift': [
        [
          '{other} mends a post {home}; {name} holds it straight.',
          'Did {other} come over to my side? {other} did not; {ohe} moved one board, and so did I.',
          'Sound of the hammer; the {thing} is used as a wedge.',
        ],
        [
          '{other} speaks to {name}, nails between {ohis} teeth.',
          '{other} still says it costs too much. What {ohe} no longer says is that people like {name} have not thought about it.',
          'Profile of {other}; {shot2} far behind.',
        ],
        [
          '{name} steps back and looks at the post.',
          'And {name} no longer says that {other} doesn’t care. Care is where it started for {other}: {value}.',
          '{name}’s and {other}’s shadows on the same board.',
        ],
        [
          '{name} and {other} look at the camera over the mended post.',
          'Where do you stand, a step nearer to {name} or to {other}? Say it to whoever is your {other}.',
          'The {thing} on top of the post, level.',
        ],
      ],
      'Behavioral Commitment': [
        [
          '{name} and {other} meet {home} at one car with two doors open, the {thing} on the roof.',
          '{other} has not changed {ohis} mind and is coming along, because somebody should hear {ohis} side too.',
          'Two doors shut at the same time; the {thing} nearly forgotten on the roof.',
        ],
        [
          'On the way; {other} navigates and {name} drives.',
          'What kept {name} at home until now was this: {knot}. {other} solved it in one call, with {ease}.',
          'From the back seat, {name} and {other} in the mirror.',
        ],
        [
          '{name} and {other} walk from the car, still talking.',
          'Bring the neighbor you argue with, as {name} did: {doit}.',
          'They walk out of frame; the place and the date stay, in letters as big as {name} was.',
        ],
      ],
    },
  },
  {
    name: 'the bet',
    suits: ['belief', 'bystander'],
    stages: {
      Awareness: [
        [
          '{name} and {other} flip a coin {home} over who carries the {thing}.',
          '{name} bets on anything: the rain, the score, whether the next truck is red.',
          'The coin spins on the {thing} and stays out of focus.',
        ],
        [
          '{other} covers the coin with the {thing}.',
          'Then {other} says: bet you can’t tell me what has happened with {subject} since last year.',
          '{name}’s grin goes, slowly.',
        ],
        [
          '{name} opens {his} mouth and closes it again.',
          'A dollar lost, in four seconds, by someone who knows every score; could you have told {other}? Keep {name}’s second in mind.',
          '{other} pockets the dollar; the {thing} stays on the table.',
        ],
      ],
      Engagement: [
        [
          '{name} {out}, a second dollar under the {thing}.',
          'Double or nothing, says {name}. Bet you, {other}, that most {who} think the same as I do.',
          'Low angle across the {thing}: two bills, two chins.',
        ],
        [
          '{other} asks the first three people who come by.',
          'Here {name} loses again: {division}.',
          'Three faces in {name}’s three shots: cast real passers-by, in their own words; the lines are placeholders for theirs.',
        ],
        [
          '{name} pays up and counts on {his} fingers.',
          'Three people and three answers, and {name} would have sworn there was one; what would yours have been? Leave it for {name} in the comments.',
          'Three dollars fanned out under the {thing}.',
        ],
      ],
      Evaluation: [
        [
          '{other} writes the next bet on a napkin under the {thing}.',
          'This one is serious; {name} bets that {claim}. {other} bets that it is only half the story.',
          'The napkin fills the frame; {name} signs it, {other} signs it.',
        ],
        [
          '{name} and {other} bent over a screen {home}.',
          'Neither {name} nor {other} gets to be the judge. {other} wants to leave that to {record}.',
          'Blue light on both faces; on-screen: source; the {thing} props up the screen.',
        ],
        [
          '{name} sits back and slides half the money over.',
          'Half and half; {name} was right that {fair}.',
          'on-screen: source beside the line; {other} slides a coin back.',
        ],
        [
          '{other} folds the napkin into the {thing}.',
          'Before you bet with {name} or with {other}, look it up where they did, in {record2}.',
          'The two signatures of {name} and {other} on the fold.',
        ],
      ],
      'Attitude Shift': [
        [
          '{name} refuses the next coin {home} and puts the {thing} on it.',
          'I don’t bet on this one any more, {name} says, and {other} thinks {he} is ill.',
          '{other} keeps {ohis} hand out, the coin lying in it.',
        ],
        [
          '{name} explains with the {thing} in {his} hands.',
          'A bet is when you can walk away from it either way; {name} can’t, because {reason}.',
          'Slow push in on {name}; on-screen: source.',
        ],
        [
          '{other} puts the coin away.',
          '{other} would still bet against {name} on the price. On the thing itself {other} is not so sure.',
          '{other}’s pocket, the coin’s outline, {other}’s face.',
        ],
        [
          '{name} and {other} sit without a bet between them.',
          'Which opinion of yours would you put ten of {other}’s dollars on today? If the answer has changed, say so, as {name} did.',
          'The {thing} where the money used to be.',
        ],
      ],
      'Behavioral Commitment': [
        [
          '{name} slaps a dollar on the {thing} {home}.',
          'Last bet: that I will really do it; {other} takes it at once, knowing {name}.',
          'The dollar, weighted with the {thing}.',
        ],
        [
          'A week of mornings: {other} calls, {name} answers.',
          '{other} had good odds, and here is why: {knot}. What beat {other}’s odds was {ease}.',
          'Three quick shots, the {thing} in each, {name} further out of the door each time.',
        ],
        [
          '{other} holds the dollar out through a car window.',
          'Best dollar {other} ever lost. Bet somebody, as {name} bet {other}, that you will {doit}.',
          '{name} takes the dollar and keeps walking.',
        ],
      ],
    },
  },
  {
    name: 'the ride',
    rooms: ['at the curb', 'in the driveway', 'in front of the house', 'on the corner by the mailbox', 'in the lot behind the store'],
    suits: ['access', 'time'],
    stages: {
      Awareness: [
        [
          '{name} waits in the car {home}; {other} gets in with {aThing}.',
          'Every Tuesday {other} rides along with {name}; twelve minutes, same road, same radio.',
          'Fixed camera on the dashboard for the whole film; the {thing} rides on {other}’s knees.',
        ],
        [
          'They pass the same spot; {other} turns {ohis} head.',
          'Today {other} says: did you ever look left here? {name} never has, in all these years.',
          'Out of {other}’s window: {shot}.',
        ],
        [
          '{name} slows down for the first time.',
          'That is {subject}, says {other}; it was there all along; on your own road, look left once.',
          '{name}’s eyes in the mirror, then the {thing} sliding as the car slows.',
        ],
      ],
      Engagement: [
        [
          'The same car {home}, the next Tuesday; {name} has turned the radio off.',
          'All right, says {name}; explain it to me until the bridge, then I want the radio back.',
          'Dashboard shot; {name}’s hand leaves the dial.',
        ],
        [
          '{other} talks with the {thing} in {ohis} hands.',
          '{other} starts with what people usually get wrong: {mixup}.',
          'on-screen: source; {other} keeps {ohis} eyes on the road, {name} does not.',
        ],
        [
          'The bridge goes by and {name} does not touch the radio.',
          'So why does nobody do anything, {name} asks. And {other}: because for {segment} it looks like this: {knot}.',
          'Rain or sun, whatever the day gives; the {thing} on the dashboard of {name}’s car.',
        ],
        [
          '{name} and {other} have arrived and do not get out.',
          'If you sat in the back, what would you ask {other}? Type it before {name} reaches the bridge.',
          'The empty back seat, seen between {name} and {other}.',
        ],
      ],
      Evaluation: [
        [
          '{name} drives, {other} reads from a sheet on the {thing}.',
          '{name} wants the other side as well, from people who mean it. {other} reads it out: {claim}.',
          'The sheet trembles with the engine; {other} reads it straight.',
        ],
        [
          'Red light; {name} takes the sheet.',
          'That is not stupid, says {name}. And {other}: no, it is not, since {fair}.',
          'on-screen: source; the light stays red on {name}’s face and {other}’s.',
        ],
        [
          'Green; {name} drives the long way round.',
          'Four minutes longer, and {name} has made a list of what {he} wants to see in writing.',
          'The {thing} with three questions taped to it.',
        ],
        [
          'Parked {out}.',
          'Take one ride of your own to look it up: what {other} read out on one side, {record} on the other.',
          '{name} tears the list in two and gives {other} half.',
        ],
      ],
      'Attitude Shift': [
        [
          '{other} is not waiting {home}; a passenger we do not know sits in the car with the {thing}.',
          'Today {name} takes somebody else along, and somewhere before the bridge {name} hears {himself} explaining it.',
          'The same dashboard shot, {name} talking for the first time.',
        ],
        [
          'The passenger doubts aloud; {name} listens at the wheel.',
          'The passenger said everything I told {other} on that first Tuesday; I didn’t fight it; I only said that I look left now.',
          'The passenger’s head turns left; {shot} passes by behind {name}.',
        ],
        [
          '{other} waits at the usual corner and sees a full car.',
          'When did {name} change sides? There was no side for {name}; there was a road and {reason}.',
          'on-screen: source; {other} laughs and waves {name} on.',
        ],
        [
          '{name} drops the passenger off.',
          'Whom do you drive, or who is your {name}? On your next ride say what you think now, as {name} did.',
          'The {thing} left behind on the seat for {other}.',
        ],
      ],
      'Behavioral Commitment': [
        [
          '{name} cleans out the car {home}: boxes out, seats up, the {thing} last.',
          '{name} has three free seats and a full tank. That was the hard part, for some people: {knot}.',
          'Seats click into place; {name} counts them with the {thing}.',
        ],
        [
          '{other} writes three names on the {thing}.',
          'What they need is no speech; it is {ease}, and {name} has told all three when to be at the corner.',
          'Three names, not legible, under {other}’s pen.',
        ],
        [
          'Four doors, {name} and three more, the dashboard shot at last full.',
          'Offer a seat or take one of {name}’s, and then {doit}.',
          '{other} turns the radio on; the place and the date over the windscreen of {name}’s car.',
        ],
      ],
    },
  },
]
