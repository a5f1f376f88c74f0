import type { StoryEngine } from '../story-types.ts'

/** Stories about what others would say: friends, family, the crowd one belongs to. */
export const enginesOfCompany: readonly StoryEngine[] = [
  {
    name: 'typed and deleted',
    suits: ['social-risk', 'cross-pressured', 'information'],
    stages: {
      Awareness: [
        [
          '{name} {home}, thumb over a phone; a group chat scrolls by.',
          'Eleven people in this chat, {other} included. [[We talk about food, mostly.|It’s recipes and rides, mostly.|Mostly it’s who’s late.]] [[And the weather, and food.|]]',
          'The screen, names blurred; messages pop up fast.',
        ],
        [
          'One message drops in: a link about {bare}.',
          '[[Then somebody posts this, about {subject}.|And somebody drops {subject} in the middle of it.|And then, out of nowhere, {subject}.]] [[And it goes quiet.|Silence.|And nobody says a thing.]] [[Eleven people, and nobody types.|You can feel eleven people not typing.|Eleven thumbs, not moving.]]',
          'The chat stands still; the dots appear and go away.',
        ],
        [
          '{Name} types a word, deletes it.',
          '[[I didn’t answer either.|Me neither.|I put the phone down, too.]] [[But I looked at it for longer than I look at most things.|I did read it twice, though.|But I didn’t scroll past.]] Next time it goes quiet, {ask}.',
          'An empty text box, the cursor blinking',
        ],
      ],
      Engagement: [
        [
          '{name} calls {other} {out}, pacing.',
          'I called {other}, because I can’t say it in the chat. [[I asked: {subject}, what do you think?|I said: {subject}, where are you on that?|I asked about {subject}, straight out.]] [[Just you.|Not the others, you.|Between us.]]',
          'One side of a call; {other} in a small picture on the phone.',
        ],
        ['A pause on the line.', '{other} said, you first. [[Fine.|OK.|All right.]] I keep my mouth shut because {knot}.', '{name} stops pacing.'],
        [
          '{other} laughs, not unkindly.',
          'And {other} said, me too, exactly that. [[Two of eleven, and we both thought we’d be the only one.|That’s two of us, each thinking there’s only one.|So we’d both been keeping quiet for the other.]]',
          '{other}’s face on the small screen, relieved.',
        ],
        [
          '{Name} looks at the quiet chat again.',
          '[[You don’t have to say it to everybody.|It doesn’t have to be the whole chat.|You can leave the group out of it.]] One person will do: {ask}.',
          'A direct message being opened, to one name',
        ],
      ],
      Evaluation: [
        [
          '{name} {home}, reading old messages with {other}.',
          '[[We went through the chat for everything anybody ever said about {subject}.|We scrolled back to see what people really said about {subject}.|How much had anybody ever said about {subject}?]] [[It isn’t much, and most of it is jokes.|There’s hardly anything, and half of it is memes.|It took us four minutes.]]',
          'Two heads over a phone; scrolling back.',
        ],
        [
          '{other} reads one aloud.',
          'Somebody wrote that {claim}. That one isn’t a joke, {other}, they meant it. And there’s something to it: {fair}.',
          'The message on screen, name blurred.',
        ],
        [
          '{Name} counts who said what.',
          '[[So what am I afraid of, really?|So what’s the worst that happens?|What’s holding me, then?]] It’s this: {knot}. [[Two people in here might say something.|Two of them might give me a hard time.|I can name the two who’d have something to say.]] [[Nine wouldn’t.|The rest wouldn’t blink.|That leaves nine.]]',
          '{name} counts on {his} fingers; {prop} on the table.',
        ],
        [
          '{other} hands back the phone.',
          '[[Go and see what your people really said.|Read back what your people actually wrote.|You may find they never said it.]] And while you’re at it, {ask}.',
          'The chat, scrolled to the very top',
        ],
      ],
      'Attitude Shift': [
        [
          '{name} {home}, typing, with {other} on speaker.',
          'I’m going to say one thing about {subject} in the chat. {other} is on the line in case I lose my nerve.',
          'Thumbs, and a phone propped against a cup.',
        ],
        [
          '{Name} reads the draft out loud.',
          'It says: I don’t know about you all, but {reason}. {other} said, take out the “I don’t know about you all”.',
          'The draft gets shorter as we watch.',
        ],
        [
          '{He} hits send and drops the phone on a cushion.',
          '[[First answer: “huh.”|First one back: “hm.”|First reply: “OK.”]] [[Second answer: somebody disagrees, politely, for about a page.|Somebody didn’t like it and said so, with good manners.|Somebody sees it differently, and wrote me a whole essay.]] And then {other}: “same here”.',
          'The phone buzzes; {name} peeks.',
        ],
        [
          '{Name} exhales.',
          '[[Nobody left the chat.|It’s all still there, food and all.|An hour later we were back on recipes.]] Your sentence can be shorter than mine: {ask}.',
          'Little bubbles, coming in',
        ],
      ],
      'Behavioral Commitment': [
        ['{name} {home}; {he} {prep}.', 'I put it off for one reason, and it wasn’t laziness: {knot}.', 'The phone face down for once; {prop} next to it.'],
        ['{other} at the door, thumbs up.', 'What helped was {ease}. And {other}, who said, I’ll be there at ten past.', 'Two people, one doorway.'],
        [
          '{Name} {act}.',
          'Here’s how that went: {did}. Then I posted one line about it, no big thing, and {other} put a heart on it.',
          'Wide, then the phone for one second.',
        ],
        [
          'The chat, later: two others have written “when?”',
          'So here’s what I wrote back: {udo}{in}{when}, and say in your chat which day you’re going for.',
          'A message being typed, with a day in it, and sent',
        ],
      ],
    },
  },
  {
    name: 'going first',
    suits: ['social-risk', 'bystander', 'habit'],
    stages: {
      Awareness: [
        [
          '{name} {home} with a few others; somebody has put out a plate of food and nobody takes any.',
          '[[Watch this.|Look at this.|You’ve seen this before.]] Everybody wants one, and nobody goes first. {other} could wait all night, and so could I.',
          'A full plate, hands in pockets.',
        ],
        [
          'A glance sideways: {see}.',
          '[[It’s the same with {subject}.|That’s how it goes with {subject}, too.|And {subject} is just like that plate.]] [[Everybody’s looking at everybody, and that’s as far as it goes.|Everybody’s waiting for somebody.|Nobody’s against it, and nobody moves.]]',
          'Eyes, one pair after another; {other}’s last.',
        ],
        [
          '{Name} takes one. Two seconds later the plate is empty.',
          'See? That’s all there is to going first, {other}. Today it’s only about seeing it: {ask}.',
          'The empty plate and some crumbs',
        ],
      ],
      Engagement: [
        [
          '{name} takes {other} aside {out}.',
          'I asked {other}, if two of us did {subject} together, would you? [[Just asking.|]] [[For a friend.|]]',
          'Low voices; people in the background.',
        ],
        ['{other} looks around before answering.', '{other} said what I always think: {knot}.', 'A look over the shoulder.'],
        [
          'Both wait for the other to speak.',
          'I said, and with {ease}? {other} said that would be different. [[That’s one more than this morning.|One more than I had yesterday.|Now there’s two of us saying “if”.]]',
          'A grin spreads; {shot2} behind.',
        ],
        [
          'They bump fists, or shake hands, or just nod.',
          'Find your second one before you’re the first. When you get a minute, {ask}.',
          'Two hands, whatever they do',
        ],
      ],
      Evaluation: [
        [
          '{name} and {other} {home}, a sheet with names on the table.',
          'We wrote down who’d mind if we did this, and who’d cheer. {other} had the pen.',
          'Two columns of first names, turned away from us.',
        ],
        [
          '{Name} adds one to the left.',
          'The left column is real: {knot}. I could tell you who, and {other} could too.',
          'The pen stops; {name} writes only an initial.',
        ],
        [
          '{other} reads the right column.',
          '[[The right one got longer than we thought.|There are more over here than I’d have said.|I’d been counting only the loud ones.]] What most of them would want to see first about {subject} is {ease}.',
          'The right column fills up; {prop} as a paperweight.',
        ],
        [
          'The sheet gets folded twice.',
          '[[Yours might come out the other way.|Your columns may look different.|You might have a longer left one.]] Count them, and then {ask}.',
          'A folded sheet, disappearing into a pocket',
        ],
      ],
      'Attitude Shift': [
        [
          '{name} {home} with the same people as before; the talk turns.',
          '[[Somebody made the usual crack about {subject}.|There was the usual joke about {subject}.|Out came the old line about {subject}.]] [[Normally I laugh along.|I’ve always laughed at that one.|I’ve made that joke myself.]]',
          'A group, a joke, {name} in the middle.',
        ],
        [
          '{Name} doesn’t laugh; {other} notices.',
          'This time I said: actually, I don’t think so, because {reason}. You could hear the fridge, {other} says.',
          'Silence; one long look round the group.',
        ],
        [
          'Somebody answers back; {name} listens.',
          'One of them said {claim}. [[I said that’s fair, and that I still see it my way.|I said, could be, and that I still see it my way.|I let that stand, and I let mine stand.]] Then we talked about {other}’s truck.',
          'The group breathes out; the talk moves on.',
        ],
        [
          '{other} walks {name} to the door.',
          '[[It was about nine seconds of my life.|It took less time than the joke.|And that was it, nine seconds, maybe.]] If you can spare nine, {ask}.',
          'A door, a hand on a shoulder',
        ],
      ],
      'Behavioral Commitment': [
        [
          '{name} {home}; {he} {prep}.',
          '[[Nobody wants to be the one.|I’m not built for going first.|The first one always looks silly.]] I don’t either, and here’s why: {knot}.',
          'Empty place, early; {prop} in one hand.',
        ],
        [
          '{other} comes round the corner, and one more behind {ohim}.',
          'So we fixed that with {ease}. {other} even brought somebody I don’t know.',
          'Three people where there was one.',
        ],
        [
          '{Name} {act}; the other two are right behind.',
          'You want to know how it was: {did}. [[So did the other two.|The other two were faster.|Then I turned round, and there were more of us.]]',
          'From the front: three in a row.',
        ],
        [
          'The three of them sit down {out}.',
          '[[Don’t go first.|Let somebody else be the hero.|Going first is overrated.]] Go second, or third. {Call}, and bring one.',
          'Three pairs of shoes under a bench',
        ],
      ],
    },
  },
  {
    name: 'not my crowd',
    suits: ['identity', 'bystander', 'opponent'],
    stages: {
      Awareness: [
        [
          '{name} {home}, completely in {his} element.',
          '[[These are my people.|I’ve known everybody here for years.|This is where I belong.]] I know what they drive and what they think of your shoes. [[I love it here.|I fit right in.|Nobody here needs an explanation.]]',
          'A warm tour of the place; {other} raises a cup.',
        ],
        [
          'In a corner of it: {see}.',
          '[[And then there’s this thing about {subject}, and right away I think, that’s for the other kind of person.|And right in the middle of it there’s {subject}, and I think, who let that in?|And now {subject}, which I’d always put with the other bunch.]] I hadn’t even read it, {other}.',
          'It looks out of place; {name} squints.',
        ],
        [
          '{Name} walks over and reads it after all.',
          '[[It doesn’t say who it’s for, I just assumed.|Nowhere on it does it say who it’s for.|I read it twice, and it doesn’t say “not you”.]] Do me a favor: {ask}.',
          'From behind the thing: {name}’s face, reading',
        ],
      ],
      Engagement: [
        [
          '{name} pulls up a chair next to {other} {out}.',
          '{other} is as much one of us as I am. And {other} has an opinion about {subject}. [[Didn’t see that coming.|I had no idea.|That was news to me.]]',
          'Two chairs turned the same way.',
        ],
        [
          '{Name} lowers {his} voice.',
          '[[I said, isn’t that, you know, theirs?|I said, I thought that was their thing.|Isn’t that for the other side, I said.]] Because to me, {knot}.',
          '{other} leans back.',
        ],
        [
          '{other} answers at a normal volume.',
          '{other} said nobody owns it. Then {ohe} told me why {ohe} cares, and it’s the same thing I care about: {value}.',
          'Close on {other}; somebody passing nods hello.',
        ],
        [
          '{Name} looks round the place with new eyes.',
          '[[I wonder who else in here.|So who else?|Makes you wonder about the rest.]] Same question for your crowd, so {ask}.',
          'The room again, face by face',
        ],
      ],
      Evaluation: [
        [
          '{name} {home}, a pen, two circles on paper.',
          '[[One circle is what my crowd stands for.|In the left circle, what we stand for.|One circle is us.]] [[The other is what {subject} asks for.|In the right one, what {subject} would want from me.|The other circle is {subject}.]] Let’s see if they touch, {other}.',
          'Two circles drawn in one go, apart.',
        ],
        [
          '{other} writes into the first.',
          'In ours goes this: {value}. [[Nobody here would argue with that.|I could put that over the door.|You’d hear the same from anybody here.]]',
          '{other}’s neat capitals.',
        ],
        [
          '{Name} writes into the second and hesitates.',
          'What doesn’t fit is this: {knot}. What does fit, I didn’t expect: {gain}. {other} had to point it out.',
          'The pen draws the circles again, overlapping; {prop} on the table.',
        ],
        [
          'The overlap, still unlabeled.',
          '[[Draw your two, and look whether they touch.|Draw them on anything.|Two circles, that’s the whole exercise.]] Then {ask}.',
          'Two circles, the middle blank',
        ],
      ],
      'Attitude Shift': [
        [
          '{name} {home}; everything looks as it did in the first film.',
          '[[Nothing has changed here, and I haven’t either.|I’m the same person, in the same seat.|Don’t worry, I’m not about to give you a speech.]] Same shoes, {other}.',
          'The same tour of the place, {name} nodding to everybody.',
        ],
        [
          'Somebody brings it up; heads turn to {name}.',
          '[[Only when {subject} came up this time, I didn’t say “that’s theirs”.|But {subject} came up again, and I skipped my usual line.|I just didn’t roll my eyes at {subject} this time.]] I said, {reason}.',
          'A beat; {other} watches from the side.',
        ],
        [
          '{other} sits down next to {him}.',
          '[[One or two of them gave me a look.|I got a look or two.|It went quiet at one end.]] They think what I’ve always thought: {knot}. [[I thought the same till spring.|I’d have said the same not long ago.|Not long ago that was me.]]',
          'Two looks, and then the talk goes on.',
        ],
        [
          '{Name} and {other}, side by side.',
          '[[You can stay who you are and still say it.|Nobody has to trade in who they are.|It didn’t cost me my seat.]] For instance, {ask}.',
          'The two chairs from the second film',
        ],
      ],
      'Behavioral Commitment': [
        [
          '{name} {home}; {he} {prep}.',
          '[[I’m doing it the way my people do things: no fuss.|No fuss, that’s how we do things.|I’m not making a show of it.]] What held me was {subject} sounding like somebody else’s, or as we say here: {knot}.',
          '{prop} among {his} own everyday things.',
        ],
        ['{other} joins {him} without being asked.', 'And what made it ours was {ease}. {other} just got in the car.', 'Doors, an engine, no talk.'],
        [
          '{Name} {act}.',
          'In one breath: {did}. There were all sorts there. [[A few of ours, too.|I knew more of them than I’d thought.|Nobody asked me what I am.]]',
          'Faces of every kind, nobody posed.',
        ],
        [
          'Back {home}, among {his} own people.',
          'It’s not theirs, and it’s not ours. {Call}, and bring one of your own.',
          'The corner from the first film: somebody else is reading it now',
        ],
      ],
    },
  },
  {
    name: 'the older one',
    rooms: ['at the kitchen table', 'at a kitchen counter', 'at a small table by a window', 'in a kitchen with the radio off'],
    suits: ['identity', 'trust', 'belief'],
    stages: {
      Awareness: [
        [
          '{name} {home} with an older relative, {other}, doing a small job together.',
          'My {kin} {other} never talks while working. [[So you listen to the tools.|It’s all hammers and coffee.|You learn to like the quiet.]]',
          'Two pairs of hands at the same job.',
        ],
        [
          '{other} stops and points: {see}.',
          'Then {other} stops and says, in my day nobody would’ve made a thing of {subject}. [[I said, why not?|I asked what was so strange about it.|Why not, I said.]] And {other} thought about it.',
          'The older hand points, the younger head turns.',
        ],
        [
          'Both look at it a moment longer than needed.',
          '“Maybe somebody should’ve,” says {other}. [[That was the whole talk.|That was it, for the day.|For my family, that’s a long talk.]] Keep an ear out for yours: {ask}.',
          'The job lies there, unfinished',
        ],
      ],
      Engagement: [
        [
          '{name} and {other} {out}, a thermos between them.',
          'I asked {other} what {ohe}’d have said about {subject} at my age. [[Long silence.|]] [[I’m used to those.|]]',
          'Steam from a cup, the two of them side by side.',
        ],
        [
          '{other} talks, looking straight ahead.',
          '{other} said {ohe}’d have said what I say now: {knot}. [[Word for word, that was a bit spooky.|I’d never told anybody that.|I hadn’t said a thing yet.]]',
          'Close on {other}, in profile.',
        ],
        [
          '{Name} asks one more.',
          '[[So I asked what changed.|And what changed, I asked.|Then what happened, I said.]] “Somebody asked me,” said {other}, “and then there was {ease}.”',
          '{name} pours what is left; {shot2}.',
        ],
        [
          '{other} screws the lid back on.',
          'Have you got somebody older who’d tell you the truth? Do me a favor and {ask}, and start with them.',
          'Two cups, one thermos',
        ],
      ],
      Evaluation: [
        [
          '{name} {home} with {other}, an old box of papers open.',
          '{other} says people worried about {subject} before, and it’s all in the box. [[So we’re looking.|We’ve got the afternoon.|So out came the box.]]',
          'Old letters, clippings, a rubber band that breaks.',
        ],
        [
          '{other} reads out a line.',
          'Even back then somebody wrote that {claim}. And {other} says there was something to it: {fair}.',
          'A yellowed page; {other} uses a magnifier.',
        ],
        [
          '{Name} puts something new beside it.',
          'What they never had is this: {ease}. That’s what I’d want to know more about, {other}.',
          'Old page, new page; {prop} in between.',
        ],
        [
          'The box gets closed.',
          '[[You don’t need a box.|You don’t have to go that far back.|It doesn’t take an old box.]] You need one thing that’s checked: {ask}.',
          'A lid, two hands of different ages',
        ],
      ],
      'Attitude Shift': [
        [
          '{name} {home}; {other} is telling a story {he} knows by heart.',
          '{other}’s story always ends the same way: and we did fine without it. [[Everybody nods.|I’ve heard it a hundred times.|Usually that’s where we clap.]] [[I used to.|]]',
          'A family table or two chairs; {name} doesn’t nod.',
        ],
        ['{Name} adds something to the end.', 'This time I said, with respect, {other}: {reason}.', 'Forks stop.'],
        [
          '{other} chews on it.',
          '{other} didn’t say I was right. {Ohe} said, “you always were stubborn”, and passed me the potatoes. [[About {subject}, that’s a yes.|On {subject} that’s as good as a handshake.|If you know the family, that’s a yes on {subject}.]]',
          'A bowl goes from hand to hand.',
        ],
        [
          'Later, both at the sink.',
          '[[Nobody needs to win this one.|I’m not out to win.|It isn’t about who’s right.]] Just let it be heard once: {ask}.',
          'Two backs, a dish towel',
        ],
      ],
      'Behavioral Commitment': [
        [
          '{name} {home}; {he} {prep}, with {other} watching.',
          '{other} asked what took me so long. I said, same as you: {knot}.',
          'The older face watches, amused; {prop} in the younger hand.',
        ],
        [
          '{other} gets {ohis} hat.',
          'But now there’s {ease}. And there’s {other}, who wants to come along, and who’s going to stop {ohim}?',
          'A hat, a stick or a cap.',
        ],
        [
          '{Name} {act}; {other} is a step behind.',
          'No story, really: {did}. [[Both of us did.|And then we had pie.|Slowly, but we did it.]]',
          'Side by side, no hurry.',
        ],
        [
          '{other} has the last word.',
          'Bring somebody older, or somebody younger, it goes better in twos. {Call}.',
          'Two generations, from behind, on the way home',
        ],
      ],
    },
  },
  {
    name: 'the voice message',
    suits: ['cross-pressured', 'social-risk', 'supporter'],
    stages: {
      Awareness: [
        [
          '{name} {home}, holding a phone like a piece of toast.',
          'Hey {other}, it’s me, long one today. The car’s fine, the back’s fine, [[it rained|it’s hot|it got cold early]].',
          'A phone held flat to the mouth; a sound wave on the screen.',
        ],
        [
          '{Name} walks while talking and passes {see}.',
          'Oh, and there’s {subject}, of all things. [[Is that a thing where you are?|Do you hear about that at all?|Is it the same with you?]] [[It’s suddenly everywhere here, or I just never looked.|It’s all over the place here.|Once you see it, you keep seeing it.]]',
          '{name} slows down, still talking.',
        ],
        [
          '{He} stops, listens back to the last words, sends.',
          'Anyway, {other}. [[No need to answer.|You don’t have to call back.|Don’t answer, I just wanted to say it.]] [[It’s just been in my head.|It won’t leave me alone.|I keep thinking about it.]] And if you’re hearing this too, {ask}.',
          'The message goes out with a swoosh',
        ],
      ],
      Engagement: [
        [
          '{name} {out}, earbuds in, grinning.',
          '{other} sent back eight minutes. [[Two on the dog, six on {subject}.|The dog got two, {subject} got six.|Most of it was about {subject}.]] [[I did not expect six.|That’s a record.|I had to sit down for that.]]',
          'A sound wave on a phone; {name} listens and walks.',
        ],
        [
          '{Name} records an answer.',
          'OK, {other}, you asked me straight, so: I’d like to and I don’t want to. It’s because {knot}.',
          'Close; {name} looks for a quiet corner.',
        ],
        [
          'A beat; {name} goes on recording.',
          'You said what would change it for you is {ease}. [[For me too, maybe.|Same here, I think.|That might do it for me.]] I’d have to see it first, {other}.',
          'Half smile; {shot2}.',
        ],
        [
          '{Name} sends it and pockets the phone.',
          '[[Who’s your eight-minute person?|Who’d send you eight minutes on it?|Who could you ask that?]] Send them one question, or {ask}.',
          'The reply comes in before the phone is in the pocket',
        ],
      ],
      Evaluation: [
        [
          '{name} {home}, phone on speaker, writing.',
          '{other} makes me do homework now: one thing for, one thing against, and where I got it.',
          'A notepad next to a phone.',
        ],
        [
          '{Name} talks to the phone.',
          'Against, that’s easy: {claim}. [[I got it from everybody.|I’ve heard it all over.|I couldn’t tell you where I heard it.]] Which isn’t a place, I know, {other}.',
          '{name} writes “everybody” and puts a question mark.',
        ],
        [
          'Another line on the pad.',
          'For: {gain}. And the thing that’ll decide it for me about {subject} is whether there’s {ease}. [[That one I can check.|That one I can look up.|I know who to ask about that.]]',
          'Three lines on a pad, {prop} beside it.',
        ],
        ['{Name} photographs the pad for {other}.', 'I’m sending {other} my page. Make one too: {ask}.', 'The photo of the pad, sending'],
      ],
      'Attitude Shift': [
        [
          '{name} {home}, the message already recorded twice and deleted.',
          '[[Third try.|All right, again.|Take three.]] Hey, {other}. [[I want to say something without a joke in it, for once.|I’m going to be serious for one minute.|Don’t say anything till I’m done.]]',
          'Two deleted sound waves; a third starts.',
        ],
        [
          '{Name} speaks slowly.',
          '[[I’ve been sitting on the fence about {subject} so I wouldn’t have to explain myself.|I’ve kept out of {subject} because then nobody can hold me to it.|You know I duck when {subject} comes up.]] What I think is this: {reason}.',
          'A long, close shot; {name} doesn’t look at the phone.',
        ],
        [
          'The answer comes at once; {name} plays it.',
          'And you know what {other} said? “I don’t see it quite like that, and I’m glad you told me.” [[Six years we’ve not said it.|Six years, and neither of us had said it.|It only took us six years.]]',
          'The sound wave of a reply, very short.',
        ],
        ['{Name} puts the phone down and looks out.', 'It doesn’t have to be eight minutes. No rush, but {ask}.', 'A window, evening; {shot}'],
      ],
      'Behavioral Commitment': [
        [
          '{name} {home}, phone in hand; {he} {prep}.',
          '{other}, quick one. You know what’s kept me from it: {knot}.',
          'Coat on, message recording; {prop} under one arm.',
        ],
        [
          '{Name} on the way, still talking.',
          'Well, there’s {ease} now. So I’ve got no story left, {other}. [[I’m walking over.|I’m on my way.|I’m putting the phone in my pocket.]]',
          'Walking shot, wind in the microphone.',
        ],
        [
          '{Name} {act}; the phone is in a pocket.',
          'What can I say: {did}. [[I’ll tell you the rest on Sunday.|It’s very loud in here.|I’d forgotten you were still recording.]]',
          'Muffled sound at first, then clear.',
        ],
        [
          'Outside again, {name} presses record one last time.',
          'Your turn, {other}, and yours, whoever’s listening: {udo}{in}{when}. [[Tell me the day you pick.|]]',
          'The record button, released',
        ],
      ],
    },
  },
]
