import type { StoryEngine } from '../story-types.ts'

/** Stories of people who object, and of people whom others ask. */
export const enginesOfDispute: readonly StoryEngine[] = [
  {
    name: 'two neighbors',
    suits: ['opposition', 'opponent', 'cross-pressured'],
    stages: {
      Awareness: [
        [
          '{name} {home}; {other} a few feet away, doing the same thing differently.',
          'That’s {other}. [[Good neighbor.|I like living next to that one.|Lends me the ladder, always.]] Wrong about nearly everything, and {ohe} says the same of me.',
          'Two people, one line between them: a fence, a table edge, a curb.',
        ],
        [
          'Both notice {see} at the same moment.',
          '[[Today it’s {subject}.|This time it’s about {subject}.|Now it’s {subject} we don’t agree on.]] I could see {other} getting ready to disagree before I’d opened my mouth.',
          'Their heads come up together.',
        ],
        [
          'Neither says anything; both keep looking.',
          '[[We let it be for today.|Not today, though.|We left it at that.]] [[We just both saw it.|Both of us looked, at least.|It’s enough that we both saw it.]] Before you pick a side, {ask}.',
          'The thing itself, one of them at each edge of the frame',
        ],
      ],
      Engagement: [
        [
          '{name} and {other} {out}, a rule written on cardboard: “you first”.',
          '[[We have a rule: whoever’s against it talks first, and the other one shuts up.|Our rule is simple: the one who’s against it goes first.|Here’s how we do it: one talks, one listens.]] [[On {subject}, that’s me.|With {subject}, I go first.|For {subject}, I drew the short straw.]]',
          'The cardboard sign, hand-lettered.',
        ],
        [
          '{Name} makes the case, calmly.',
          'So here’s my side, and I’ve thought about it: {claim}. Don’t tell me that’s nothing, {other}.',
          '{other} keeps {ohis} mouth shut, with effort.',
        ],
        [
          '{other} repeats it back.',
          '{other} had to say my side back to me till I said “yes, that’s it”. It took {ohim} three tries.',
          'Three takes, quick cuts; {name} nods at the third.',
        ],
        [
          'The sign changes hands.',
          'Next time {ohe} talks and I shut up. Whose side couldn’t you repeat? Take two minutes and {ask}.',
          'The cardboard sign, turned over',
        ],
      ],
      Evaluation: [
        [
          '{name} and {other} {home}, one sheet, two pens.',
          '[[We’re writing down only what we both accept about {subject}.|On this page goes only what we both sign about {subject}.|What can the two of us agree on about {subject}?]] [[It’s a short page.|It’s not much yet.|There’s plenty of room on it.]]',
          'One sheet on a flat surface, a hand from each side.',
        ],
        ['{Name} reads out the first line.', 'Line one is mine, and {other} signed it: {fair}.', 'Two initials beside a line.'],
        [
          '{other} reads out the second.',
          'Line two is {other}’s, and I signed that one: {reason}. [[It hurt a little.|I read it twice first.|I asked for the source.]]',
          'The second pair of initials; {prop} holds the page down.',
        ],
        [
          'The rest of the page is empty.',
          '[[Where we don’t agree, we’ll look it up.|The rest we’ll have to look up.|We’ve stopped guessing at the rest.]] You could start your own page: {ask}.',
          'Two lines, four initials, a lot of white',
        ],
      ],
      'Attitude Shift': [
        [
          '{name} {home}, the sheet in hand, {other} not there yet.',
          'I want to be fair about {subject} while {other} isn’t looking. [[It’s easier.|]]',
          '{name} alone; the other place is empty.',
        ],
        [
          '{other} arrives in the middle of it.',
          'I still say {claim}. I’m not taking that back for anybody, {other} included.',
          '{other} stops and listens from behind.',
        ],
        [
          '{Name} turns and goes on.',
          'What I’ll give {other} is this much: {gain} would be worth something to me. [[I used to say it wouldn’t.|A year ago I wouldn’t have said that.|I never used to say so.]]',
          'They face each other; {other} doesn’t gloat.',
        ],
        [
          'They go back to what they were doing.',
          '[[We’re not on one side, and that’s all right.|We don’t have to match.|Nobody won, nobody lost.]] Just say which part you’d give: {ask}.',
          'The line between them, somebody’s hand resting on it',
        ],
      ],
      'Behavioral Commitment': [
        ['{name} {home}; {he} {prep}.', 'I had one condition, and {other} knows it by heart: {knot}.', '{prop} in plain sight; {other} reads it upside down.'],
        [
          '{other} shakes {his} hand.',
          'I’m still not {other}. But there’s an answer on the table now, {ease}, so I’m not standing in the way.',
          'A handshake over the line.',
        ],
        [
          '{other} and {name}, one after the other: each {act}.',
          'It was like this: {did}. {other} had {ohis} reason and I had mine. [[We didn’t compare.|It’s the same thing either way.|Nobody asked us why.]]',
          'The same shot twice, once for each.',
        ],
        [
          'Side by side again.',
          'Make up your own mind, and if it’s a yes, even a grumpy one: {udo}{in}{when}. [[Pick your day.|]]',
          'Two neighbors, one of them grumpy',
        ],
      ],
    },
  },
  {
    name: 'three hard questions',
    rooms: ['at the kitchen table', 'at a kitchen counter', 'at a small table by a window', 'in a kitchen with the radio off'],
    suits: ['opposition', 'trust', 'opponent'],
    stages: {
      Awareness: [
        [
          '{name} {home} with a marker and three index cards.',
          'When somebody wants something from me I write three questions. {other} calls it my entrance exam.',
          'Blank cards, a marker cap pulled off with teeth.',
        ],
        [
          '{He} sees {see} and takes the cap off again.',
          '[[Now it’s {subject}.|And now there’s {subject}.|Today’s exam is on {subject}.]] [[So, question one.|Question one, then.|So, first card.]] [[I didn’t have it yet.|Nothing came to me.|I’m still chewing on it.]] [[I only knew I’d have one.|I know there’ll be one.|It’ll come.]]',
          'A card with a large “1” and nothing else.',
        ],
        [
          '{other} reads the card over {his} shoulder.',
          '[[Just a number so far, and I’m in no hurry.|It’s only a number yet.|I’ve got time.]] You could do the same, {ask}.',
          'Three numbered cards in a row',
        ],
      ],
      Engagement: [
        [
          '{name} deals the cards out {out}; {other} turns the first.',
          '[[First card.|Card one.|Here goes.]] I wrote down what bothers me about {subject}, and I didn’t make it nice: {claim}.',
          'The card fills the frame, in plain handwriting.',
        ],
        [
          '{other} wants to answer; {name} holds up a hand.',
          '{other} had an answer ready. I said, no, I want it from somebody who’d know, like {voice}.',
          'One raised hand; {other} closes {ohis} mouth.',
        ],
        [
          '{other} adds a card of {ohis} own.',
          'So {other} wrote a question too, for me: “What would you have to see?” [[Ouch.|]] I wrote: {ease}.',
          'A different handwriting; {shot2}.',
        ],
        [
          'The cards in a row on the ledge.',
          '[[They’re all still open.|No answers yet.|None of them has an answer yet.]] Put yours next to mine: {ask}.',
          'A blank card, the marker lying across it',
        ],
      ],
      Evaluation: [
        [
          '{name} {home}, cards on the wall, the first answer beside one.',
          '[[I got an answer to card one.|Card one got a reply.|Somebody answered the first card.]] [[Let’s see if it’s an answer.|Now, does it hold up?|I’m grading it.]]',
          'Tape, a wall, one printed page.',
        ],
        [
          '{Name} reads it, pen in hand; {other} sits on the floor.',
          'They say, yes, {fair}. [[Good, no beating around the bush.|I like it when they admit that.|Well, that’s honest.]] They even say what they’d do: {reply}.',
          '{name} underlines with a ruler.',
        ],
        [
          '{other} holds up the second card.',
          'Card two, what does {subject} cost? {Cost}, it says. I’d have been surprised by anything else, {other}.',
          'A second page goes up; {prop} on the floor between them.',
        ],
        [
          'The third card has nothing beside it.',
          '[[Two of three.|That’s two.|Two down.]] [[I’ll wait for the third.|I can wait.|The third one takes longer.]] Give yours the same exam: {ask}.',
          'The gap on the wall, next to card three',
        ],
      ],
      'Attitude Shift': [
        [
          '{name} {home}, taking the cards down one by one.',
          '[[Card one I can take down.|Card one comes down.|The first one’s answered.]] [[I’m still against part of {subject}, but it isn’t that part.|There’s a part of {subject} I still don’t like, but that wasn’t it.|I’ve still got something against {subject}, just not that.]]',
          'Tape comes off; one card falls.',
        ],
        [
          '{other} catches the card.',
          '{other} asked if I’d have written it the same today. No, today I’d write, {reason}, and then: how do you know?',
          '{other} turns the card over.',
        ],
        [
          'The third card stays up.',
          'This one stays on the wall: {knot}. It’s a good question, and it’s allowed to be one, {other}.',
          'One card left, straightened.',
        ],
        [
          '{Name} caps the marker.',
          '[[You can be for something and leave a card up.|Having a question doesn’t make you an enemy.|I’m keeping one up, and I’m moving on.]] Which one’s yours? Start small: {ask}.',
          'A wall with one card',
        ],
      ],
      'Behavioral Commitment': [
        [
          '{name} {home}, last card in hand; {he} {prep}.',
          'I’m taking my question along, because it’s not settled: {knot}.',
          'The card goes into a breast pocket; {prop} under one arm.',
        ],
        [
          '{other} at the door, checking that {he} has it.',
          'What I got, after some asking, is {ease}. {other} says I passed my own exam.',
          '{other} pats the pocket with the card.',
        ],
        [
          '{Name} {act}, the card sticking out of the pocket.',
          'As promised: {did}. And I asked it, politely, {other} can tell you. [[They wrote it down.|They said they’d get back to me.|I’m waiting for the answer.]]',
          'The card, held up for somebody to read.',
        ],
        [
          '{Name} comes out, without the card.',
          'Bring your hardest question along. {Call}, and write that question down first.',
          'A blank card and a marker on a ledge, a date in one corner',
        ],
      ],
    },
  },
  {
    name: 'hear me out',
    suits: ['opponent', 'opposition', 'belief'],
    stages: {
      Awareness: [
        [
          '{name} {home}, arms folded, looking at {see}.',
          'You’re going to tell me about {subject}. [[I can tell by the music.|I know that face.|I can hear it coming.]] Well, turn the music off.',
          'The music stops dead. Room sound.',
        ],
        [
          '{other}, behind the camera, is seen in a window for a second.',
          'Good. That’s {other} holding the phone, a friend of mine who sees it differently. [[We’re trying something.|We’re running an experiment.|This was my idea, actually.]]',
          'A reflection: {other}, waving.',
        ],
        [
          '{Name} unfolds {his} arms.',
          '[[I’m going to say what I think, and nobody cuts it.|I say my piece, and it stays in.|Whatever I say, it doesn’t get cut.]] You don’t have to like it, only {ask}.',
          '{name}, centered, waiting for the camera to come closer',
        ],
      ],
      Engagement: [
        [
          '{name} speaks to the camera {out}.',
          'What I think is this: {knot}. [[That’s it.|That’s all of it.|There you have it.]] [[I’m not mad, I’m just not there.|I don’t hate it, I just don’t buy it yet.|No hard feelings.]]',
          'One take. Cast somebody who holds this view, in their own words; the line is a placeholder.',
        ],
        [
          '{other}’s voice from behind the camera.',
          '{other} asked, have you got anything good to say about it? [[I said {subject} isn’t the devil.|Well, I said, {subject} won’t kill me.|I said there are worse things than {subject}.]] [[That’s as good as it gets.|From me, that’s praise.|Take it or leave it.]]',
          '{name} nearly smiles.',
        ],
        [
          '{Name} turns the phone around: now {other} is in the picture.',
          'So I turned the phone round. {other} says some people do it because {motive}. I didn’t cut {ohim} off either.',
          '{other}, caught off guard, answers; {shot2}.',
        ],
        ['Both squeeze into the picture.', 'Who’d you hear out, if they’d hear you? Before you scroll on, {ask}.', 'A selfie frame, slightly crooked'],
      ],
      Evaluation: [
        [
          '{name} and {other} {home}, watching both takes.',
          '[[We played back what each of us said about {subject}.|We watched ourselves talk about {subject}.|Here’s both of us on {subject}, back to back.]] You hear yourself differently with {other} in the room.',
          'Two people, one small screen.',
        ],
        [
          '{Name} stops it.',
          'There. I say {claim}. I’ll stand by that, since {fair}. [[But I said “always”, and it isn’t always.|But I made it sound like the whole story.|I said it like nobody had ever thought of it before me.]]',
          'The frozen picture of {name} with one finger up.',
        ],
        [
          '{other} stops it at {ohis} own take.',
          'And here {other} makes it sound easy, with not a word about {cost}. {Ohe} winced, and I let {ohim} wince.',
          'The frozen picture of {other}; {prop} in {name}’s lap.',
        ],
        [
          'Both reach for the phone.',
          '[[Check your own side first, it’s quicker.|Start with your own side.|It’s easy to check the other one’s homework.]] I mean it: {ask}.',
          'Two thumbs over one “delete” button, neither pressing',
        ],
      ],
      'Attitude Shift': [
        [
          '{name} {home}, same place, same shirt as in the first film.',
          '[[I’ve been asked if I changed my mind about {subject}.|People ask if I’ve come round on {subject}.|Did I switch sides on {subject}?]] No, I changed how sure I am, {other} will tell you.',
          'The first frame again; arms not folded.',
        ],
        [
          '{other}, in the picture this time, sits down beside {him}.',
          'I can say this now without choking on it: {reason}. And {other} can say {ohe} sees why I balk.',
          'Two people on one bench or step.',
        ],
        [
          '{Name} holds up thumb and finger, an inch apart.',
          '[[That’s how far I moved.|That’s the distance.|So far and no further.]] [[It’s mine, nobody pushed.|I got there by myself.|Nobody had to twist my arm.]] What I’d still need is {ease}, and nobody gets to skip it.',
          'The inch, close up.',
        ],
        [
          '{other} holds up an inch too.',
          '[[An inch either way counts.|You don’t have to go the whole way.|It’s allowed to be small.]] Where are you on {subject}? Right after this, {ask}.',
          'Two hands, two inches',
        ],
      ],
      'Behavioral Commitment': [
        ['{name} {home}; {he} {prep}.', 'Nobody talked me into this, and I said my piece first: {knot}.', 'No music, as promised; {prop} where we can see it.'],
        [
          '{other} films and keeps quiet.',
          '[[Somebody took that seriously.|To my surprise, somebody listened.|And I got a real answer.]] What did it in the end was {ease}. [[So I said I’d give it one try.|So, one try.|I owed them one try for that.]]',
          'The reflection in the window again; {other} has {ohis} thumb up.',
        ],
        [
          '{Name} {act}.',
          'Ask me now: {did}. I’m not your poster child, {other}, and [[don’t you dare put music on this|no slow motion, please|leave my name off the balloon]].',
          'Shaky, honest, uncut.',
        ],
        [
          '{Name} takes the phone and turns it off.',
          '[[If you’re where I was, say your piece first.|If you’re not there, say so, out loud.|Don’t let anybody hurry you.]] And if somebody answers it, {call}.',
          'A thumb comes down on the lens; a date in white on black',
        ],
      ],
    },
  },
  {
    name: 'the one people ask',
    suits: ['gatekeeper', 'voice', 'trust'],
    stages: {
      Awareness: [
        [
          '{name} {home}; somebody stops to ask {him} something, then somebody else.',
          '[[I don’t know why, but people ask me things.|People come to me with everything.|I’m nobody special, but I get asked.]] [[Where to park, who fixes what.|Keys, buses, which plumber.|Mostly it’s which form goes where.]] Today {other} was the fourth.',
          'People come and go; {name} points left, right, left.',
        ],
        [
          'A fifth person asks, and points at {see}.',
          '[[Then somebody asked about {subject}.|And today it was {subject}.|The next one asked about {subject}.]] [[And I said “oh, you know”, which is what I say when I don’t know.|I mumbled something, which is what I do when I don’t know.|“It depends,” I said, and it doesn’t mean a thing.]]',
          '{name}’s hand, halfway to pointing.',
        ],
        [
          '{Name} looks after the person walking off.',
          '[[They went away with “oh, you know”.|That’s all they got from me.|And off they went with nothing.]] [[I didn’t like that.|It bothered me all afternoon.|I wasn’t proud of that.]] If people ask you things, {ask}.',
          'The spot where the person stood',
        ],
      ],
      Engagement: [
        [
          '{name} asks {other} {out}, roles reversed.',
          'For once I did the asking. {other}, I said, what do I tell people about {subject}?',
          '{name} on the wrong side of the counter, so to speak.',
        ],
        [
          '{other} asks back.',
          '{other} said, what do you tell them now? [[Nothing, I said.|I shrug, I said.|I change the subject, I said.]] And there’s a reason: {knot}.',
          '{name} straightens something that was straight.',
        ],
        [
          '{other} thinks it over.',
          '{other} wouldn’t want a speech from me either. What {ohe} could use from me is {ease}.',
          'Two people who have known each other a while; {shot2}.',
        ],
        [
          'Somebody interrupts with a question; both laugh.',
          '[[Ask the one you always ask, see what they say.|You’ve got somebody you always ask, too.|Somebody’s the one you’d go to.]] Or {ask}.',
          'A line of two people, waiting to ask',
        ],
      ],
      Evaluation: [
        [
          '{name} {home}, a notebook with two headings.',
          '[[If I’m going to be asked, I want it right.|If they’re going to ask, I’d better know.|People repeat what I say, so I’m careful.]] [[So this page is what I could say about {subject}, and that one is what I couldn’t.|On this page, what I’d say about {subject}, and over there, what I’d leave to others.|One page for what I know about {subject}, and one for what I don’t.]]',
          'A small notebook, two pages.',
        ],
        [
          '{Name} reads from the right-hand page.',
          '[[I couldn’t tell anybody there’s nothing to worry about.|I can’t promise anybody anything.|I’m not going to wave off anybody’s worry.]] Some say {claim}, and they’ll say it to my face, {other} first.',
          '{other} nods: yes, {ohe} would.',
        ],
        [
          '{Name} reads from the left-hand page.',
          'What I could say is what it costs, {cost}, and what it’s good for: {gain}. [[No more.|Nothing else.|That’s the page.]]',
          'Three short lines; {prop} as a bookmark.',
        ],
        [
          '{Name} shuts the notebook.',
          '[[If you’re asked a lot, know your page.|If people come to you, know what you don’t know.|Know your two pages.]] Start here: {ask}.',
          'The notebook goes next to the phone',
        ],
      ],
      'Attitude Shift': [
        [
          '{name} {home}; the person from the first film comes back.',
          '[[Same person, same question about {subject}.|Here’s that question about {subject} again.|They were back, with {subject} again.]] [[This time I didn’t say “oh, you know”.|I had something for them this time.|This time I didn’t mumble.]]',
          'The same spot, framed as before.',
        ],
        [
          '{Name} answers in two sentences.',
          'I said: here’s what I think, and it’s only me, {reason}. [[And I said what I don’t know.|And the rest, I said, I don’t know.|I said where my knowing stops.]]',
          'The listener’s face; {other} overhears.',
        ],
        [
          '{other} comes over afterwards.',
          '{other} said that wasn’t like me. It’s true, I stay out of things, because {knot}. [[But they’d asked.|]]',
          '{other} with a raised eyebrow, then a shrug.',
        ],
        [
          'Another person is already waiting.',
          '[[Somebody’s going to ask you, too.|They’ll come to you as well.|You’ll be asked sooner or later.]] Have two sentences ready: {ask}.',
          'The next one in line, mouth opening',
        ],
      ],
      'Behavioral Commitment': [
        [
          '{name} {home}; {he} {prep}.',
          'I don’t tell people to do what I haven’t done, and I hadn’t, because {knot}.',
          'Early, nobody there to ask anything; {prop} by the door.',
        ],
        [
          '{other} takes over the post for an hour.',
          'What it took in the end was {ease}. And {other}, sitting in for me.',
          '{other} in {name}’s place, looking unsure, somebody already asking.',
        ],
        [
          '{Name} {act}.',
          'All told, {did}. [[Now when they ask me, I can say what it was like.|I know what it’s like now, and I’ll say so.|That’s one thing I don’t have to guess at any more.]]',
          '{name} as one among others, for once.',
        ],
        [
          'Back at {his} post, {name} tells the next person.',
          'So when you ask me, that’s what I’ll say: {udo}{in}{when}. [[Want me to write down the day for you?|I’ll write you down the day, if you like.|Here, I’ll put the day on it for you.]]',
          'A slip of paper with a date, handed over',
        ],
      ],
    },
  },
  {
    name: 'the bulletin board',
    rooms: [
      'in front of a cork board by the door',
      'at the board in the hallway',
      'by the board next to the coffee machine',
      'at the notice board outside the office',
    ],
    suits: ['gatekeeper', 'bystander', 'information'],
    stages: {
      Awareness: [
        [
          '{name} {home}, taking old notices down.',
          '[[I look after this board.|This board’s mine, sort of.|I’m in charge of the thumbtacks.]] [[Lost cat, found cat, piano for free.|Babysitters, bowling, a free couch.|Yard sales, guitar lessons, one lost glove.]] [[I decide what’s at eye level.|I choose what hangs where.|If it’s crooked, that’s on me.]]',
          'Hands pull thumbtacks; paper comes off in layers.',
        ],
        [
          'Under the rest, half hidden, a sheet about {bare}.',
          'And under the piano, {subject}. I hung it there myself, it seems, and never read it, {other}.',
          'The sheet with three old holes in it; {other} looks on.',
        ],
        [
          '{Name} moves it up by a foot.',
          '[[Eye level.|There.|Better.]] [[I haven’t decided anything, I only moved it.|It doesn’t mean I’m for it.|All I did was move it.]] Wherever your board is, {ask}.',
          'One sheet alone at eye level',
        ],
      ],
      Engagement: [
        [
          '{name} and {other} {out}, watching the board from a distance.',
          'We’re counting who stops at {subject}. {other} says ten. [[I say two, and one of those is for the piano.|I say two, tops.|I’d be happy with two.]]',
          'Long lens on the board; people pass.',
        ],
        [
          'Somebody stops, reads, and asks {name} something.',
          '[[The one who stopped asked me if it’s any good.|Somebody asked me what I think of it.|The first one to stop wanted to know if it’s legit.]] [[I said I only do the board.|“I just hang things,” I said.|I told them I’m only the board.]] It’s true, and it’s what I say because {knot}.',
          '{name} spreads both hands.',
        ],
        [
          '{other} isn’t satisfied with that.',
          '{other} said that at eye level I’ve already said something. I’d feel better about it with {ease}.',
          'Back at the board, closer; {shot2}.',
        ],
        [
          '{Name} pins an empty sheet beside it.',
          '[[So there’s a sheet for questions next to it now.|Now there’s a question sheet beside it.|So I put up a sheet where people can ask.]] Yours can go in the comments: {ask}.',
          'An empty sheet, a pencil on a string',
        ],
      ],
      Evaluation: [
        [
          '{name} {home}; the question sheet is half full.',
          '[[People wrote on it.|People do write, if you leave a pencil.|There’s half a page already.]] [[I read everything before I leave it up, that’s the rule, even for {subject}.|I check every line, also on {subject}.|It all gets read first, {subject} or bake sale.]]',
          'Six handwritings on one sheet.',
        ],
        ['{Name} reads one aloud to {other}.', 'One says {claim}. [[No name.|]] It stays up, because it’s fair: {fair}.', 'A finger under one line.'],
        [
          '{other} pins an answer next to it.',
          'And {other} found an answer to one of the others in {record}. [[So that goes up too, with where it’s from.|It’s up now, with the page number.|So there it hangs, and it says who says so.]]',
          'Question and answer, side by side; {prop} tucked in at the edge.',
        ],
        ['The board, fuller than before.', 'I don’t want you to take my board’s word for it. Today, if you can, {ask}.', 'A passer-by’s shoulder, reading'],
      ],
      'Attitude Shift': [
        [
          '{name} {home}, a complaint in hand.',
          '[[Somebody wants {subject} taken down.|I’ve been asked to take {subject} off the board.|There’s a note: please take {subject} down.]] [[They were nice about it.|It was a friendly note.|They had a point, too.]] [[They said a board shouldn’t have opinions.|They’d rather have only yard sales up here.|A board’s a board, they said.]]',
          'A folded note, read twice.',
        ],
        [
          '{other} waits for the answer.',
          '{other} asked what I’d do. I’ve always ducked these, and you know why by now: {knot}.',
          'The board behind both of them.',
        ],
        [
          '{Name} pins the complaint up as well.',
          '[[I’m hanging both, side by side.|So both stay up.|Now they hang next to each other.]] And if anybody asks what I think myself: {reason}.',
          'Two sheets at eye level.',
        ],
        [
          '{Name} steps back to see if they hang straight.',
          '[[It’s a small board.|It’s just cork.|It’s only a board.]] You’ve got one too, on your fridge or your phone. In your own time, {ask}.',
          'Two sheets, level',
        ],
      ],
      'Behavioral Commitment': [
        [
          '{name} {home}; {he} {prep}.',
          '[[I’ve hung this up and taken it down three times.|Up, down, up, that’s how it went with this one.|This one’s had more holes in it than the cat.]] What I was waiting for was a way round this: {knot}.',
          'Thumbtacks, one still in the mouth; {prop} on the ledge.',
        ],
        ['{other} brings one more page.', 'And here it is, on paper: {ease}. {other} got it, I only hang things.', 'The page goes up under the first one.'],
        [
          '{Name} leaves the board and goes {himself}: {he} {act}.',
          'To make it short, {did}. First time I’ve done something off my own board. [[I even took the piano.|The cat’s still missing.|Somebody moved the piano up meanwhile.]]',
          'A “back in an hour” note on the board; then the place itself.',
        ],
        [
          'A new sheet at eye level, in {name}’s handwriting.',
          'In my best handwriting, it says: {udo}{in}{when}. [[Take a strip with the date on it.|The date’s on the strips, take one.|Tear one off, the date’s on it.]]',
          'Tear-off strips at the bottom, two already gone',
        ],
      ],
    },
  },
]
