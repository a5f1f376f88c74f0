import type { StoryEngine } from '../story-types.ts'

/** Stories about time, money, rides and routines: willing people whose week is in the way. */
export const enginesOfAFullWeek: readonly StoryEngine[] = [
  {
    name: 'ten minutes',
    suits: ['time', 'habit', 'supporter'],
    stages: {
      Awareness: [
        [
          '{name} {home}, phone in one hand, keys in the other.',
          '[[This is my one quiet minute today|These three minutes are all I get|Right now is the only break I have]], because {rhythm}.',
          'Handheld and close; the clock on {name}’s phone is readable.',
        ],
        [
          '{He} hurries past {see}.',
          '[[I walked right past this, and it isn’t the first time.|I must have gone past this ten times.|This one I’ve been walking by for weeks.]] [[It’s about {subject}, and it’s been there for weeks.|It’s about {subject}, and I never stopped for it.|It says {subject}, right there, in big letters.]]',
          '{He} is already out of frame when {his} head comes back in; then {shot}.',
        ],
        [
          '{He} goes back two steps and reads it.',
          '[[I don’t want your time today.|I’m not after your evening.|I won’t take any more of your time than this.]] Just do one thing: {ask}.',
          'Over the shoulder, {his} thumb on the line that says what it is',
        ],
      ],
      Engagement: [
        [
          '{name} and {other} {out}, both about to leave.',
          'My friend {other} wants to talk about {subject}, and I said I’d give it ten minutes.',
          '{other} sets a timer on a phone and lays it between them.',
        ],
        [
          '{Name} looks at the timer before answering.',
          'So I told {other} straight why I haven’t done anything: {knot}.',
          'Close on {name}; the timer is running, soft, in the foreground.',
        ],
        [
          '{other} nods and asks one question.',
          '{other} didn’t argue. {Ohe} asked what would make it possible, and what came out of my mouth was this: {ease}.',
          'Two-shot, nobody in a hurry any more; {shot2} behind them.',
        ],
        [
          'The timer rings and neither gets up.',
          '[[We ran over by two minutes.|Ten minutes turned into twelve.|The coffee went cold, and we were still at it.]] If you’ve got one, {ask}.',
          'The ringing phone, {other}’s hand switching it off',
        ],
      ],
      Evaluation: [
        [
          '{name} {home} with a pen and the back of an envelope.',
          '[[I said I don’t have the time for {subject}, so I wrote down where my time goes.|I keep saying I have no time for {subject}, so here’s my week, hour by hour.|No time for {subject}, I said, so let’s see where the time goes.]]',
          'Top shot of the envelope: seven days, filled in by hand as {he} talks.',
        ],
        [
          '{other} reads over {his} shoulder and points at one line.',
          'There’s the problem, in my own writing: {knot}. And then it costs something too: {cost}.',
          '{other}’s finger next to the fullest day.',
        ],
        [
          '{Name} draws a small box into the week.',
          'What I’d get for it is {gain}. [[It’s not nothing.|I’d take that.|That goes on the other side.]] It would fit here, if there were {ease}.',
          'The pen makes a box the size of a stamp; hold on {prop} beside it.',
        ],
        [
          '{Name} holds the envelope up to the camera.',
          '[[Do it with your own week.|Try it with your own seven days.|Yours will look different from mine.]] Draw it on the back of something, and then {ask}.',
          'The envelope against the window light',
        ],
      ],
      'Attitude Shift': [
        [
          '{name} {home}, the same minute of the day as in the first film.',
          '[[I always said I’m too busy for {subject}.|“Too busy for {subject},” that’s been my line.|If you’d asked me about {subject}, I’d have shown you my calendar.]] [[That’s true.|]] [[It’s also what I say when I haven’t decided.|It’s also a good way not to decide.|And it saves me from deciding.]]',
          'Same frame as the first film, {name} sitting down this time.',
        ],
        [
          '{other} comes by and stops.',
          '{other} says I found time for the ball game. [[That’s fair, and I had no answer ready.|I had nothing to say to that.|I’ll give that one to my friend.]]',
          '{other} leans on whatever is there; {name} laughs and looks away.',
        ],
        [
          '{Name} puts the phone away.',
          'So here’s what I think now: {reason}. [[I still don’t have a free evening.|My week hasn’t gotten any longer.|I’m no less tired.]] But that was never the whole reason, {other}.',
          'Close; {he} says it to {other} and not to the camera.',
        ],
        [
          'The two of them leave in different directions.',
          '[[You don’t have to do a thing yet.|Nobody wants your evening yet.|This isn’t the part where you have to do something.]] Only, before today is over, {ask}.',
          'Wide: {name} one way, {other} the other',
        ],
      ],
      'Behavioral Commitment': [
        ['{name} {home}, early; {he} {prep}.', 'Here’s what kept me from it all this time: {knot}.', 'The clock again, then {prop}.'],
        ['{other} arrives and takes over.', 'What changed is small: {ease}. {other} helped me set it up.', '{other} waves {him} off; {name} goes.'],
        [
          '{Name} {act}.',
          'Short version: {did}. [[And I was back before anybody missed me.|My week is still standing.|The rest of the day went on as usual.]]',
          'One take, natural light, no music.',
        ],
        [
          'Back {home}, {name} looks into the camera.',
          '{Call}, and pick the day before you put this phone down.',
          'The envelope from the third film; one day on it has a circle',
        ],
      ],
    },
  },
  {
    name: 'the sum on paper',
    rooms: ['at the kitchen table with the mail', 'at the kitchen counter after supper', 'at a table with a calculator', 'on the couch with a folder of bills'],
    suits: ['money', 'belief', 'cross-pressured'],
    stages: {
      Awareness: [
        [
          '{name} {home}, sorting bills into two piles.',
          '[[This pile I pay now. That pile I pay later.|These are due. Those can wait.|Left is due, right can wait.]] And then there’s this flyer, and I don’t know which pile it goes on, {other}.',
          'Top shot of two piles; {his} hand stops in the air.',
        ],
        [
          '{other} looks up from the other chair.',
          '[[It’s about {subject}.|It had to do with {subject}.|Something on {subject}.]] [[I had it filed under “not my money, not my problem”.|I’d put that under “somebody else’s bill”.|I always took that for other people’s mail.]]',
          'Close on {other}’s raised eyebrow, then {shot}.',
        ],
        [
          '{Name} leaves it lying in the middle.',
          '[[I’m leaving it there for now, right in the middle.|It stays in the middle for now.|I’ll let it lie there a while.]] You can do the same: {ask}.',
          'The two piles and the one thing between them',
        ],
      ],
      Engagement: [
        [
          '{name} meets {other} {out}.',
          'I asked {other} what {subject} would really cost me. [[Not the brochure number, the real one.|And no sales pitch, please.|I wanted the number at the end of the month.]]',
          '{name} has a pencil behind one ear; {other} has coffee.',
        ],
        [
          '{other} turns the question round.',
          '{other} said, tell me first what you’re afraid of. All right: {knot}.',
          'Close on {name}, who would rather joke.',
        ],
        [
          '{other} counts on {ohis} fingers.',
          'What {other} pays for it is this: {cost}. And what comes back, says {other}, is {gain}.',
          '{other}’s hand, one finger up, then a second one.',
        ],
        [
          '{Name} writes both down on a napkin.',
          '[[That’s two lines I didn’t have this morning.|I didn’t have those two lines this morning.|Two lines, and they fit on a napkin.]] Before you run any numbers, {ask}.',
          'The napkin: one line under “out”, one under “back”',
        ],
      ],
      Evaluation: [
        [
          '{name} {home}, a sheet with a line down the middle.',
          'What it costs me goes on the left: {cost}. [[I’m not going to pretend it’s free.|No rounding down.|I’m writing it large.]]',
          'The pen draws the line, then writes.',
        ],
        [
          '{other} dictates for the other side.',
          'On the right goes what I’d get from {subject}: {gain}. {other} wanted three more things there, and I said only what we can show.',
          '{other} leans in; {name} strikes out a word.',
        ],
        [
          '{Name} taps the pen on the left column.',
          'The part that still bothers me is this: {knot}. It would look different with {ease}.',
          'The tapping pen; {prop} under {his} elbow.',
        ],
        [
          '{Name} turns the sheet to the camera, the total still blank.',
          'I’m not telling you what comes out, because my numbers aren’t yours. For a start, {ask}.',
          'The blank box at the bottom of the sheet',
        ],
      ],
      'Attitude Shift': [
        [
          '{name} {home}, the sheet from last time on the fridge.',
          '[[I did the sum on {subject}.|I worked it out, what {subject} means for me.|The numbers on {subject} are done.]] [[Then I caught myself not wanting it to come out.|And I noticed I was rooting against it.|And I didn’t want the answer to be yes.]]',
          'The sheet under a magnet; {he} reads it standing.',
        ],
        [
          '{other} reads the total out loud.',
          '{other} says, so it isn’t the money any more, is it? [[I was quiet for a while.|I didn’t have a comeback.|That one took me a minute.]]',
          '{other} with the sheet, {name} out of focus behind.',
        ],
        [
          '{Name} sits down across from {other}.',
          'It’s still partly the money: {knot}. But I can also say this now: {reason}.',
          'Level with the table, both faces in frame.',
        ],
        [
          '{Name} writes one word under the total.',
          '[[Mine says “probably”.|I wrote “probably”.|My word for it is “maybe, and rising”.]] What does yours say? Try this first: {ask}.',
          'The word, underlined once',
        ],
      ],
      'Behavioral Commitment': [
        [
          '{name} {home}; {he} {prep}.',
          'I said I’d do it when the numbers let me, and one thing was in the way: {knot}.',
          'The sheet comes off the fridge; {prop} lies next to it.',
        ],
        [
          '{other} hands {him} something across the table.',
          'Here’s what got me over it: {ease}. It was {other} who told me to ask.',
          'Hands only; a pencil ticks the last line.',
        ],
        [
          'Later that week: {name} {act}.',
          'How it went: {did}. I wrote down what it cost, to the dollar, and {other} has a copy.',
          'Plain daylight, one angle.',
        ],
        [
          '{Name} folds the sheet and puts it away.',
          '[[Do your own sum first.|Don’t take my numbers.|Check it against your own month.]] And if it works out, {call}.',
          'The folded sheet; a date is written on the outside',
        ],
      ],
    },
  },
  {
    name: 'the ride',
    rooms: ['in the passenger seat of a parked car', 'in a pickup with the window down', 'in the back of an old sedan', 'in a car at the curb'],
    suits: ['access', 'time', 'social-risk'],
    stages: {
      Awareness: [
        [
          '{name} {home}, {other} at the wheel; the engine is still off.',
          '{other} gives me a lift most weeks, and we talk about nothing. [[It’s great.|I like it that way.|That’s the best part.]]',
          'From the back seat: two heads, a cup in the holder.',
        ],
        [
          'Through the windshield: {see}.',
          'Today we stopped next to this. {other} said, that’s the thing about {subject}. [[I’d seen it every time and never once read it.|All those times at this light, and I’d never read it.|I’ve sat at this light a hundred times.]]',
          'Focus goes from the dashboard to what is outside.',
        ],
        [
          '{other} starts the car; {name} turns round for another look.',
          '[[That’s all, we drove on.|Then it was green.|The light changed, and off we went.]] Next time you’re waiting at a light, {ask}.',
          'The rear window, getting smaller in it what they saw',
        ],
      ],
      Engagement: [
        [
          '{name} and {other} {home}, rain on the glass.',
          'I asked {other} if people like us ever get anywhere with {subject}.',
          'Wipers; both look straight ahead, as people do in cars.',
        ],
        ['{other} turns the radio down.', '{other} said, what’s stopping you? I had that one ready: {knot}.', '{other}’s hand on the knob, {name}’s profile.'],
        [
          '{other} thinks about it for a block.',
          'At the next corner {other} said, so if there were {ease}, you’d be in? [[I said maybe.|“Maybe,” I said.|Maybe, yes.]] [[I meant it.|]]',
          'Street going by; {shot2}.',
        ],
        [
          'They pull up; {name} has one foot out of the door.',
          '[[Nobody had asked me that before.|I’d never been asked that.|Usually people tell me, they don’t ask.]] So ask it for me: {ask}.',
          'The open car door, both faces turned to each other',
        ],
      ],
      Evaluation: [
        [
          '{name} {out} with a phone and a bus schedule.',
          'Let’s see what {subject} takes, door to door. [[No cheating.|For real, with a clock.|On a normal weekday.]]',
          'Screen and paper side by side; the first step is timed.',
        ],
        [
          '{Name} walks the first stretch, {other} beside {him}.',
          'This is where it breaks down for me: {knot}. I wanted {other} to see it with {ohis} own eyes.',
          'Walking shot from behind, then from the front.',
        ],
        [
          'They stop where it gets difficult.',
          '{other} said {ohe} had pictured that differently. And then we figured out what it would take: {ease}.',
          '{other} writes on the back of a hand; {prop} sticks out of {name}’s bag.',
        ],
        ['They sit down on the nearest step.', 'Try your own way there before you decide it can’t be done: {ask}.', 'The schedule, one line of it circled'],
      ],
      'Attitude Shift': [
        [
          '{name} {home}, alone in the front for once.',
          '[[For years I said somebody would have to come and get me.|I’ve always said, come and get me, then.|My excuse was always the same, no ride.]] Now {other} offers, and I notice I’m looking for the next excuse.',
          'The empty driver’s seat; {other} outside, on the phone.',
        ],
        ['{other} gets in.', 'I told {other} that. {Ohe} laughed and said {ohe} has the same one about the dentist.', 'Both laughing; the windows fog up.'],
        [
          '{Name} wipes the glass.',
          'But I do want it, and I’ll say why: {reason}. [[It’s got to do with {subject} and with me not liking to ask.|It’s about {subject}, sure, and about me not liking to ask.|Part of it is {subject}, and part of it is that I hate asking for favors.]]',
          'Through the cleared patch of glass, {shot}.',
        ],
        [
          'The car pulls out.',
          'Where’s yours stuck, the road or the asking? Here’s one thing you can do from where you sit: {ask}.',
          'Tail lights, a blinker, a turn',
        ],
      ],
      'Behavioral Commitment': [
        [
          '{name} at the curb in a coat; {he} {prep}.',
          'The thing that always stopped me was getting it to work at all: {knot}.',
          'Morning; breath in the air; {prop} in one pocket.',
        ],
        [
          '{other} pulls up, passenger door already open.',
          'This time it’s arranged: {ease}. [[Shotgun.|I’ve even got snacks.|And I get to pick the station.]]',
          '{other} clears the seat; {name} gets in.',
        ],
        [
          'At the place itself: {name} {act}.',
          'So, for the record: {did}. {other} waited, reading the paper, as promised.',
          'Documentary distance; nobody looks at the camera.',
        ],
        [
          'Back {home}, on the way home.',
          'There’s a seat free in this car, and in a lot of others. {Call}, and if you need a ride, say so today.',
          'The back seat, empty, a belt lying ready',
        ],
      ],
    },
  },
  {
    name: 'on autopilot',
    suits: ['habit', 'information', 'bystander'],
    stages: {
      Awareness: [
        [
          '{name} {home}, doing three things without looking.',
          'I could do my mornings asleep. [[Honestly, I think I do.|Ask anybody.|Some days I’m pretty sure I have.]]',
          'Close, quick cuts: {his} hands know the way.',
        ],
        [
          '{He} stops with one hand in the air: {see}.',
          '[[I couldn’t tell you how long {subject} has been part of this.|How long has {subject} been part of my day?|I never saw how often {subject} comes into it.]] I only noticed today because {other} asked.',
          'The cuts stop; one long shot; {other} is in the background.',
        ],
        [
          '{Name} does the last step again, slowly this time.',
          '[[I’m not changing anything yet.|Nothing changes today.|I’m leaving everything as it is, for now.]] I just want to catch it once, and you could too: {ask}.',
          'The same hand, the same movement, at half the speed',
        ],
      ],
      Engagement: [
        [
          '{name} {out} with {other}, who is counting on one hand.',
          'I bet {other} I hardly ever think about {subject}. So {other} counted for a day. [[I lost.|I owe somebody a coffee.|I was off by a lot.]]',
          'A tally in pen on {other}’s hand.',
        ],
        [
          '{Name} takes {other}’s hand and counts again.',
          'I said it’s no big deal. {other} said, then why haven’t you? Good question. {Knot}.',
          '{Name} smiles, then doesn’t.',
        ],
        ['{other} shrugs, kindly.', '{other} isn’t any better, by the way. {Ohe} needed one thing: {ease}.', 'Two-shot, level; {shot2} in the back.'],
        [
          '{Name} writes a zero on {his} own hand.',
          '[[Tomorrow I count for myself.|Tomorrow it’s my turn to count.|From tomorrow I keep my own tally.]] Want to try it with me? Before tonight, {ask}.',
          'Two hands with ink on them',
        ],
      ],
      Evaluation: [
        [
          '{name} {home} with a week of pen marks on a calendar.',
          '[[One week of marks.|Seven days, one mark each time.|Here’s my week, in pen.]] [[I wanted to know what {subject} looks like when I’m actually awake for it.|This is {subject}, when I bother to look.|So that’s how often {subject} comes round.]]',
          'The calendar fills the frame.',
        ],
        [
          '{other} points at the day with the most marks.',
          'It’s always the same spot, and I know why: {knot}.',
          '{other}’s finger, then {name}’s, on the same square.',
        ],
        [
          '{Name} moves one thing from its usual place to another.',
          'So we tried one change: {ease}. It cost me something too, I’ll admit: {cost}.',
          'Before and after of the same corner; {prop} is new in it.',
        ],
        [
          'The next week’s row, still empty.',
          '[[That’s my test, and it’s free.|It costs nothing to try.|It’s a small test, I can stop any time.]] For yours, {ask}.',
          'Two rows: one full of marks, one blank',
        ],
      ],
      'Attitude Shift': [
        [
          '{name} {home}, same morning, a beat slower.',
          '[[I used to say I’m just not a person who thinks about {subject}.|I’d have told you {subject} just isn’t me.|I used to think some people care about {subject} and some don’t.]] [[Turns out nobody is, before breakfast.|But nobody’s anybody before breakfast.|It turns out I’d just never looked up.]]',
          'The first film’s opening shot again, at a calmer pace.',
        ],
        [
          '{other} comes in and does it the old way.',
          'Look at {other}. [[No thought at all.|]] That was me, and it wasn’t stupid, it was {home}, every day, the same.',
          '{name} watches and grins; {other} doesn’t notice.',
        ],
        [
          '{Name} says it to {other} across the room.',
          'What I told {other} is this: {reason}. [[And I said it’d be a pain for the first week.|It’ll be a pain for a week, I said that too.|I didn’t promise it’d be easy.]]',
          '{other} looks at {ohis} own hands.',
        ],
        [
          '{Name} goes on with the morning.',
          '[[I’m not preaching, I’ve only been awake for a month.|I’m no expert, I’ve only started paying attention.|A month ago I’d have slept through this.]] Still, while you’re awake, {ask}.',
          'A door, a bag, a hand that hesitates at the switch',
        ],
      ],
      'Behavioral Commitment': [
        [
          '{name} {home} the night before; {he} {prep}.',
          'Left to myself I’d forget, and I know exactly how: {knot}.',
          'A lamp; {prop} put where {he} will trip over it.',
        ],
        [
          'Morning. {Name} nearly walks past it, stops, and laughs.',
          'So I set a trap for myself: {ease}. {other} came up with that one.',
          'The near miss in one take.',
        ],
        [
          '{Name} {act}.',
          'What I did is simple: {did}. [[No trumpet, no speech.|It felt like nothing much, and that’s the idea.|Then I had my coffee.]]',
          'The same quick cuts as ever, now with this in them.',
        ],
        [
          '{Name} sets it up again for tomorrow.',
          'Tie it to something you already do. {Call}, and set your own reminder now.',
          'A pen mark on the calendar, next to a date',
        ],
      ],
    },
  },
  {
    name: 'two lists',
    rooms: ['at the kitchen table', 'at a kitchen counter', 'at a small table by a window', 'in a kitchen with the radio off'],
    suits: ['cross-pressured', 'time', 'money'],
    stages: {
      Awareness: [
        [
          '{name} {home}, writing a shopping list.',
          '[[Eggs, batteries, call the dentist.|Milk, stamps, call the bank.|Bread, a light bulb, call my sister back.]] I make a list for everything, {other} teases me about it.',
          'Close on the pen; ordinary handwriting.',
        ],
        [
          'The pen stops above an empty line.',
          '[[And then I couldn’t write this one down: {subject}.|One thing I couldn’t put down: {subject}.|And then the next line should’ve been {subject}.]] [[I didn’t know what the thing to do would be.|I’d have known what to write, just not what to do.|What would I even do about it?]]',
          'The empty line; cut to {see}.',
        ],
        [
          '{Name} writes two words and a question mark.',
          '[[So it says “{bare}”, and a question mark.|Now there’s “{bare}” on it, and a question mark.|I put “{bare}”, question mark.]] That’s enough for today; for you it might be this: {ask}.',
          'The list on the door, question mark and all',
        ],
      ],
      Engagement: [
        [
          '{name} shows {other} the list {out}.',
          '{other} asked why there’s a question mark after “{bare}”. [[I said it’s complicated.|I said, you tell me.|I said, because I’m chicken.]]',
          'Both heads over one small piece of paper.',
        ],
        [
          '{other} hands the pen back.',
          '{other} said, write down what’s complicated. All right: {knot}.',
          '{name} writes on {other}’s back, {other} holds still.',
        ],
        [
          '{other} takes a turn.',
          'Then {other} wrote something under it, because fair is fair: some people do it anyway, since {motive}.',
          'Two handwritings on one page.',
        ],
        ['{Name} leaves room for a third.', 'There’s a line free for yours about {subject}. My suggestion: {ask}.', 'Pen on paper, the third line empty'],
      ],
      Evaluation: [
        [
          '{name} {home}, two sheets side by side.',
          'List one is what speaks against {udoing}. I let {other} write that one, {ohe} enjoys it.',
          '{other} writes fast and with pleasure.',
        ],
        [
          '{Name} reads it aloud.',
          'It says {claim}. It also says {cost}. [[I can’t wave either of them away.|Both of those are real.|I’m leaving both of those up.]]',
          '{name} reads standing up; {other} nods along.',
        ],
        [
          '{Name} fills in the second sheet.',
          'List two is shorter: {gain}. And if I’m honest, the thing that decides it for me is neither, it’s this: {knot}.',
          'A short list next to a long one.',
        ],
        [
          '{Name} pins both up.',
          '[[A long list doesn’t win just for being long.|Long doesn’t mean right.|It’s not a contest of who has more lines.]] Make your two, and {ask}.',
          'Both sheets, one pin each',
        ],
      ],
      'Attitude Shift': [
        [
          '{name} {home}, both lists in hand, one of them crumpled.',
          '[[I’ve carried these around for a week.|They’ve been in my pocket all week.|I’ve had these on me since last weekend.]] Guess which one I keep rereading, {other}.',
          'Creases, a coffee ring.',
        ],
        [
          '{other} holds out a hand for the crumpled one.',
          '[[It’s the short one.|It’s the short one, of course.|You’d think the long one.]] There’s a line on it I can’t get past: {reason}.',
          '{other} smooths the paper with one thumb.',
        ],
        [
          '{Name} reads from the long list.',
          'And this one still stands, I’m not crossing it out: {claim}. [[Both are true, and I’m on this side of it now.|Those are both true, and I still come down here.|I can hold both and still pick this one.]]',
          '{name} puts a finger on one sheet and keeps it there.',
        ],
        [
          'The two lists, folded into one.',
          '[[I was wrong to think I had to be sure about {subject} first.|I thought I’d have to be sure about {subject} before I opened my mouth.|I’m not sure about everything in {subject}, and I’m done waiting to be.]] You don’t have to be either, so {ask}.',
          'A pocket, a folded paper going in',
        ],
      ],
      'Behavioral Commitment': [
        [
          '{name} {home}; {he} {prep}.',
          '[[It’s on my list for real now, no question mark.|No question mark after it any more.|This time it’s got a day next to it.]] And it nearly fell off again because of this: {knot}.',
          'The list, the old question mark crossed out; {prop} next to it.',
        ],
        [
          '{other} reads the line and adds a word.',
          'So {other} and I wrote down what it takes, right next to it: {ease}.',
          '{other}’s handwriting, then a nod.',
        ],
        [
          '{Name} {act}.',
          'That’s the whole report: {did}. [[Check.|And then I got to cross it off.|Best line I’ve crossed off all year.]]',
          'Hands, place, people; no close-up of the face until it is done.',
        ],
        ['{Name} crosses the line off, slowly.', 'Put this on yours, in these words: {udo}{in}{when}.', 'A clean line through one item, a date beside it'],
      ],
    },
  },
]
