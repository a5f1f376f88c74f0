import type { StoryEngine } from '../story-types.ts'

/** Stories about what is gone, missing, handed on or broken. */
export const enginesOfAbsence: readonly StoryEngine[] = [
  {
    name: 'a loss that already happened',
    rooms: ['in the spare room', 'in the attic', 'in the front room', 'in the cellar', 'in the room over the garage'],
    suits: ['belief', 'supporter', 'cross-pressured'],
    stages: {
      Awareness: [
        [
          '{name} clears a shelf {home} and keeps one thing: the {thing}.',
          'You throw things out and then there is one that you can’t; with the {thing} I did not know why.',
          'Boxes, dust in the light, {name}’s hands around the {thing}.',
        ],
        [
          '{name} holds it where it used to stand.',
          'Cast somebody who really lost a thing over this, and let them say which; here {name} says: we were late.',
          'A testimony: own words, the line is a placeholder; {name} looks out of frame.',
        ],
        [
          'The shelf, empty but for the {thing}.',
          'It had to do with {subject}, and neither {name} nor anybody else had called it that. I just want you to have seen this shelf of {name}’s.',
          'Hold three breaths longer than is comfortable on the {thing}.',
        ],
      ],
      Engagement: [
        [
          '{other} finds {name} {out} with the {thing} in a bag.',
          'You still carry that around, says {other}. Then tell me, {name}, and I don’t mean the short version.',
          '{name} and {other} sit; the bag between them.',
        ],
        [
          '{name} starts at the wrong end and {other} lets {him}.',
          'The long version has a boring middle; nobody did anything bad; it was just this: {knot}.',
          'One take on {name}; cut only where {he} stops.',
        ],
        [
          '{other} asks for one detail.',
          '{other} asked on what day I first thought about it; I was surprised that I know the day.',
          '{other} turns the {thing} round in {ohis} hands.',
        ],
        [
          '{other} hands the {thing} back.',
          'What did you notice too late once, as {name} did, and on what day? You can tell {other} in the comments, or nobody.',
          '{name} and the {thing}, the bag empty.',
        ],
      ],
      Evaluation: [
        [
          '{name} and {other} lay out the months {home} with matches, the {thing} at the end.',
          'Hindsight makes everybody clever; {other} will only accept what I could have known then, from {record}.',
          'Twelve of {name}’s matches in a row, a thirteenth broken.',
        ],
        [
          '{name} moves the fourth match.',
          'Here I might have, {other}; and here speaks the part of me that still says {claim}; it isn’t a stupid part.',
          '{name} speaks to the match.',
        ],
        [
          '{other} leaves that match where it is.',
          '{other} gave me that one, that {fair}. Then {other} pointed at the fifth.',
          'on-screen: source; {other}’s finger, the {thing} at the edge.',
        ],
        [
          'The row from {name}’s end.',
          'Lay out a row like {name}’s and check in {record} what stands there for the month you are in now.',
          'Twelve matches; {name} puts the broken one in {his} pocket.',
        ],
      ],
      'Attitude Shift': [
        [
          '{name} puts the {thing} back on the shelf {home}, in front, with a light.',
          'I always told it as bad luck; it was easier on everybody, most of all on {name}.',
          '{name}’s shelf from the first film, dusted.',
        ],
        [
          '{other} in the door, a little surprised.',
          'I tell it differently now, and {other} hears it first: {reason}; bad luck was the smaller half.',
          'on-screen: source; {other} takes {ohis} cap off.',
        ],
        [
          '{other} contradicts {name} on one point.',
          '{other} says the luck was bigger than I make it. We will not settle that, and {other} stayed for supper.',
          '{name} puts a second plate down next to the {thing}.',
        ],
        [
          '{name} and {other} from outside, through the window.',
          'Is there a story about {subject} that you, like {name}, tell too kindly? Think it over as {name} did, and tell it to one person as it was.',
          'The {thing}’s small light in {name}’s dark house.',
        ],
      ],
      'Behavioral Commitment': [
        [
          '{name} wraps the {thing} in paper {home}; {other} holds the string.',
          'It comes along this time; it has stood on that shelf long enough, says {name}.',
          'A knot, {other}’s finger on it.',
        ],
        [
          '{name} and {other} go through what might stop them.',
          'The last time nothing came of it, for a reason as small as this: {knot}. Today {other} has seen to it: {ease}.',
          '{other} ticks it off on {ohis} fingers; {name} nods at each.',
        ],
        [
          '{name} leaves the light on the shelf burning.',
          'For whatever stands on your shelf, says {name}: {doit}.',
          'The empty place and the light; {name}’s note with place and date leans there.',
        ],
      ],
    },
  },
  {
    name: 'the empty chair',
    suits: ['bystander', 'habit', 'belief'],
    stages: {
      Awareness: [
        [
          '{name} sets out chairs {home} and has one too many; the {thing} ends up on it.',
          'There is always one over; {name} counts again, and there is one over.',
          'Chair legs on a floor; the {thing} alone on a seat.',
        ],
        [
          'People sit down with {name}, but nobody on that chair.',
          'Nobody told {name} the chair was taken; they walked around it as people walk around {subject}.',
          'From the height of the {thing}: knees, hands, {name} passing.',
        ],
        [
          '{name} looks at the chair while the others talk.',
          'Whose chair is it, {name}? Nobody tells {name}; next time you are in a room, look for the chair that people walk around.',
          'The chair, {name} behind it, everybody else out of focus.',
        ],
      ],
      Engagement: [
        [
          '{name} carries the chair {out}, sets it down in public, the {thing} on it.',
          '{name} sat down beside it and waited for someone to ask. It took six minutes; it was {other}.',
          'Long shot: two chairs, {name}; then {other} too.',
        ],
        [
          '{other} points at the empty one.',
          'For whom is that, {name}? And the answer: for someone of the {segment}. They don’t sit here often: {knot}.',
          '{other} moves to the far end of {ohis} chair.',
        ],
        [
          '{other} makes a guess; {name} shakes {his} head and smiles.',
          '{other} guessed wrong, and twice; it seems we know little about who isn’t there.',
          'A child or a dog investigates the {thing}.',
        ],
        [
          'Three chairs seen from behind, {name} on the left.',
          'Who is missing where you are, {other} would like to know? Leave just a role in the comments, no name; {other} is collecting them.',
          '{other}’s list on the seat; the {thing} on top.',
        ],
      ],
      Evaluation: [
        [
          '{name} has invited {other} to sit on the empty chair {home} and speak for it.',
          '{other} has to say only what the one who is missing would say. No making it weaker, {name} warns.',
          '{other} sits down carefully, the {thing} on {ohis} lap.',
        ],
        [
          '{other} speaks, not as {ohim}self.',
          'From that chair it sounds like this, says {other}: {claim}; and why do you all look at me as if I had asked for money?',
          '{other}’s voice changes a little; {name} writes.',
        ],
        [
          '{name} reads back what {he} wrote.',
          '{name} wrote: this is so, {fair}; and this we do not know, and the chair doesn’t either.',
          'on-screen: source; {name} underlines the second line.',
        ],
        [
          '{other} gets up; the chair is empty again.',
          'Sit on {other}’s chair for five minutes, and compare what you would say from there with {record}. {other} found it hard on the back.',
          'The warm seat, the {thing}, {other} rubbing {ohis} neck.',
        ],
      ],
      'Attitude Shift': [
        [
          '{name} alone with the chair {home}, moving it to the head of the table.',
          'For a long time I thought whoever does not come does not care; {name} was quite loud about that.',
          'The chair scrapes; the {thing} stays on it.',
        ],
        [
          '{name} sits down on it {himself}.',
          'Then {name} asked around why others do it: {motive}. With {name} nobody had ever tried; I was that chair.',
          '{name} in the frame where the {thing} was.',
        ],
        [
          '{other} comes in and pulls up another.',
          'So {name} says today: {reason}, and those who aren’t in the room are not against it. {other} wants to see that proved.',
          'on-screen: source; {other} sits down backwards, arms on the rest.',
        ],
        [
          '{name}’s table, one place free again.',
          'About whom did you think, like {name}, that they don’t care? Reconsider just one, and tell {name} by name of the street only.',
          '{name}’s hand on the back of the free chair.',
        ],
      ],
      'Behavioral Commitment': [
        [
          '{name} ties a paper tag to the chair {home}; the {thing} hangs from the string.',
          'The tag has a first name on it, finally; {name} went and asked: would you, if?',
          '{name}’s tag turns, we do not get to read it.',
        ],
        [
          '{other} reads it and goes to make a call.',
          'The answer was a list of one: {knot}. {other} said that this is nothing that {ease} couldn’t mend.',
          '{other} on the phone, thumbs up through a doorway to {name}.',
        ],
        [
          'Somebody’s hand takes the back of {name}’s chair.',
          'Fill the chair, your own or somebody’s, says {name}: {doit}.',
          'Hand, chair, tag: {name} has written the place and the date on its back.',
        ],
      ],
    },
  },
  {
    name: 'handed on',
    suits: ['identity', 'supporter', 'voice'],
    stages: {
      Awareness: [
        [
          '{name} shows a younger {other} {home} how to use or hold the {thing}.',
          'My father showed me the {thing} with the words: watch, I am only saying this once; he said it every year.',
          'Two pairs of hands, {name}’s older; the {thing} between.',
        ],
        [
          '{other} does it wrong and then does it better than {name}.',
          '{other} asks things I never asked; this time: and what is that over there? {name} had no words ready.',
          '{other}’s arm points out of frame; cut to {shot}.',
        ],
        [
          '{name} looks there as if for the first time.',
          'It is called {subject}, I told {other}, and that was all I knew. Take a look at what you will be asked about one day, as {name} was.',
          '{name} and {other} from behind, one head higher than the other, the {thing} in the lower hand.',
        ],
      ],
      Engagement: [
        [
          '{other} has made {name} a list of questions and reads it {out}.',
          'Question one from {other}: did you know about it when you were as old as I am?',
          'A school notebook or phone; {name} sits lower than {other}.',
        ],
        [
          '{name} answers as well as {he} can.',
          'I told {other} the truth. {name}’s family had a rule for that: {value}; for this the rule did not help.',
          '{name} turns the {thing} in {his} fingers.',
        ],
        [
          '{other} asks the second question.',
          'Two: why do {segment} do nothing? I said it is not that simple, {other}: {knot}. {other} wrote down: not simple.',
          '{other} writes and looks up again.',
        ],
        [
          '{other}’s notebook, page turned.',
          'What would somebody {other}’s age ask you about it? Write the question down here, and {other} will ask it.',
          'The third line, empty, under {other}’s pencil.',
        ],
      ],
      Evaluation: [
        [
          '{name} takes {other} along to look it up; they spread {record} {home}.',
          'Rule for today, says {other}: whoever says something has to show me where it stands.',
          'A magnifying glass or a phone light; the {thing} marks the page.',
        ],
        [
          '{name} reads, {other} follows with a finger.',
          'What people tell {name} is that {claim}. And where does that stand, asks {other}. It does not stand there, {other}; but this does: {fair}.',
          'on-screen: source; {other}’s finger stops before {name}’s voice does.',
        ],
        [
          '{other} asks {name} what {he} believes {himself}.',
          'I said I don’t know yet; {other} has never heard me say that and was quite pleased.',
          '{name} takes {his} glasses off; {other} puts them on.',
        ],
        [
          '{name} and {other} put everything back.',
          'Take along somebody like {other}, who asks more than you do, and look up one sentence together in {record2}. {other} recommends it.',
          '{other} carries the {thing} and the heavy folder.',
        ],
      ],
      'Attitude Shift': [
        [
          '{name} tells {other} {home} a story that {other} knows, with a new ending; the {thing} in its old place.',
          'Up to now the story ended with us having been right; {other} knows it by heart and sat up.',
          '{other}’s face, then the {thing}, then {name}.',
        ],
        [
          '{name} finds the ending.',
          'Now {name} ends it like this: we did not look, although {reason}. That belongs in the story, {other}.',
          'on-screen: source; {name} speaks more slowly than usual.',
        ],
        [
          'Somebody older, in {name}’s next room, objects loudly.',
          'From next door: nobody ever said that in this family, {name}! That’s right, said {name}. {other} laughed.',
          '{other} looks at the wall, the wall is the one who is talking.',
        ],
        [
          '{other} takes the {thing}.',
          'Which family sentence about {subject} would you, like {name}, not hand on like that any more? Say today’s version to someone younger, as {name} did.',
          'The lower hand reaches up; {name} lets go.',
        ],
      ],
      'Behavioral Commitment': [
        [
          '{other} stands {home} with shoes on and the {thing}, and waits for {name}.',
          'You said one has to go and do it, {name}, says {other}; you said it once, so I watched.',
          '{other}’s shoes, {name}’s socks.',
        ],
        [
          '{name} looks for an excuse and finds a prepared answer.',
          'I began: {knot}. {other} had turned the page already. There stood, in {other}’s hand: {ease}; I was out of lines.',
          'The notebook, held up to {name} by {other}.',
        ],
        [
          'They leave the house, {other} ahead.',
          'Let somebody watch you do it, says {name}: {doit}.',
          'The notebook’s last page, in {other}’s careful letters: place and date; under it a ruled line, free.',
        ],
      ],
    },
  },
  {
    name: 'something to repair',
    suits: ['money', 'opposition', 'habit'],
    stages: {
      Awareness: [
        [
          '{name} takes a broken thing apart {home}, a screwdriver in {his} teeth; the {thing} lies ready.',
          'It has rattled for months; you get used to a rattle, {name} says, until somebody visits.',
          'Macro: screws in a lid, one missing; the {thing} in soft focus.',
        ],
        [
          '{other} visits and hears it at once.',
          '{other} asks what that noise is. {name}: what noise? {other}: and {subject}, you don’t hear that either?',
          '{other} tilts {ohis} head; {name} takes out the screwdriver.',
        ],
        [
          '{name} and {other} are still and listen.',
          'Ten seconds with neither {name} nor {other} talking; what rattles where you are? {name} only wants you to hear it.',
          'Room tone only, then {shot}, then the {thing}.',
        ],
      ],
      Engagement: [
        [
          'The thing in pieces {out}; {name} and {other} look for the part.',
          'You find out how something works when it is in a box in pieces; ask away, said {name}; {other} had waited for that.',
          'Pieces on a cloth, the {thing} among them.',
        ],
        [
          '{other} holds up one piece after another.',
          'And this, {name}, what does it do? If I took it out, {name}, who would notice first?',
          '{other} with a spring, {name} with oil on {his} hands.',
        ],
        [
          '{name} puts a piece aside.',
          'Those here, I said: {segment}. And they don’t make a fuss about it, because: {knot}. {other} kept the piece in {ohis} hand.',
          'The piece in {other}’s hand gets warm; shallow focus.',
        ],
        [
          '{name}’s cloth from above.',
          'Which piece would you want {name} to explain? Send the question; {name} has all the pieces here, and {other} has time.',
          'The pieces laid out like letters around {name}’s {thing}.',
        ],
      ],
      Evaluation: [
        [
          '{name} gets two offers for the missing part {home}, one to replace and one to mend.',
          'New is dear and mending takes time; with {subject} {name} finds the same two offers on the table.',
          'Two slips of paper under the {thing}.',
        ],
        [
          '{other} speaks for the first slip, against {name}.',
          '{other} would leave the lid on. {other}’s reason is a good one: {claim}; and who has ever got what the slip promised?',
          '{other}’s palm on the lid.',
        ],
        [
          '{name} reads the small print.',
          'Small print, {name} reading aloud: {fair}. I had skipped that, said {name}; and what it costs to do nothing is not on either of the slips.',
          'on-screen: source; {name}’s black thumbprint on the slip.',
        ],
        [
          '{name} adds a third slip, empty.',
          'Put the third slip beside {name}’s two, doing nothing, and check its price in {record} before you choose. {other} waits with the lid.',
          'Three slips, one blank; the screwdriver points at none; {name} has gone for coffee.',
        ],
      ],
      'Attitude Shift': [
        [
          '{name} turns the last screw {home}; {other} listens with an ear to it.',
          'It does not rattle; now it ticks, said {other}. You can’t please {other}.',
          '{other}’s ear; {name} waits; the {thing} beside.',
        ],
        [
          '{name} wipes {his} hands.',
          'I used to be one for leaving the lid on; what has changed is that {name} has seen inside: {reason}.',
          'on-screen: source; the rag, {name}’s clean palm.',
        ],
        [
          '{other} still points at the part left over.',
          'One piece was left over; {other} says that proves {ohim} right; it proves we should look again, and I said so.',
          'A single washer on the {thing}.',
        ],
        [
          '{name} puts the washer in a glass on the sill.',
          'Would you open the lid by now like {name}, or leave it? Say it to someone who does the opposite, as {name} says it to {other}.',
          'The glass, the washer, light; {name} and {other} argue behind, in good spirits.',
        ],
      ],
      'Behavioral Commitment': [
        [
          '{name} packs tools {home}; the {thing} on top.',
          'Some things you can mend at your own table; for this one, {name} says, you have to go.',
          'The toolbox shuts; {other} has the washer on a string round {ohis} neck.',
        ],
        [
          '{other} checks the list in the lid of the box.',
          'On the list stands what kept us last time: {knot}. Behind it, in {other}’s writing, what we bring: {ease}.',
          'The lid from inside, {other}’s pencil behind an ear.',
        ],
        [
          '{name} and {other} carry the box between them.',
          'Before it rattles for another year, says {name}: {doit}.',
          '{name} and {other} out of frame with the box; on the table where it stood, chalk: place and date.',
        ],
      ],
    },
  },
]
