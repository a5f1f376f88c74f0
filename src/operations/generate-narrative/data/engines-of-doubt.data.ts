import type { StoryEngine } from '../story-types.ts'

/** Stories about not believing it, not knowing it, or not trusting who says it. */
export const enginesOfDoubt: readonly StoryEngine[] = [
  {
    name: 'does mine count',
    rooms: ['at the kitchen table', 'at a kitchen counter', 'at a small table by a window', 'in a kitchen with the radio off'],
    suits: ['belief', 'bystander', 'cross-pressured'],
    stages: {
      Awareness: [
        [
          '{name} {home}, looking out at people going by.',
          '[[Lots of people.|Look at all of them.|Busy today.]] {other} once asked me how many of them ever think about {subject}. [[I said none, same as me.|I said, probably three.|I guessed, not many.]]',
          'Long lens, faces in passing; then {name}, sitting still.',
        ],
        [
          'One person stops at {see}.',
          '[[Then somebody stopped.|Somebody did stop.|And there, somebody.]] [[Just one.|]] I’d have bet {other} a coffee that nobody would.',
          'The one who stopped, from behind; everybody else blurs by.',
        ],
        [
          '{Name} leans forward to see what it is.',
          '[[I’m not saying it changes anything.|I don’t claim it moves mountains.|It’s a look, it’s not a promise.]] Only that I looked, too, so {ask}.',
          'From across the way: now two people are looking',
        ],
      ],
      Engagement: [
        [
          '{name} brings it up with {other} {out}.',
          'I told {other} what I think of {subject}: one person more or less, who’s going to notice?',
          '{name} is the one talking; {other} eats.',
        ],
        ['{other} wipes {ohis} mouth.', '{other} asked if that’s really it. No, the real reason is this: {knot}.', 'Close on {name}, who needs a second.'],
        [
          '{other} tells a small story with {ohis} hands.',
          'It’s never anything big, {other} says. Some people do it just because {motive}.',
          'Only {other}’s hands and {name} listening.',
        ],
        [
          '{Name} looks at the people around them.',
          '[[I don’t know if mine counts.|Maybe mine doesn’t count.|I still can’t say if mine matters.]] I’d like to hear from somebody who thought so too and did it: {ask}.',
          'The tables around them, everybody in a conversation',
        ],
      ],
      Evaluation: [
        [
          '{name} {home} with a jar and a bag of dry beans.',
          '[[One bean is one person.|So, one bean for each of us.|Each bean is somebody.]] I want to see when it stops being nothing; {other} is counting.',
          'The first bean hits the glass, loud.',
        ],
        [
          '{other} pours a handful, slowly.',
          '[[That’s about how many might live on my block.|That could be my block, more or less.|Say that’s everybody I’d know by sight.]] If they all said what I say about {subject}, the jar stays empty: {knot}.',
          'Beans on the table, the jar still nearly empty.',
        ],
        [
          '{Name} drops in one of {his} own.',
          'What I’d need to see is {ease}. {other} would have to show me that, and not in a speech.',
          'One bean among a few; {prop} beside the jar.',
        ],
        ['The jar on the windowsill.', 'Don’t take my beans for proof, they’re beans. Between us: {ask}.', 'Light through the jar'],
      ],
      'Attitude Shift': [
        [
          '{name} {home}, the jar on the shelf behind.',
          'I’ve said “it won’t make a difference” so often that {other} says it along with me.',
          '{other} mouths the words in the background.',
        ],
        [
          '{Name} turns round, caught.',
          'So I tried saying the opposite of it once, to see how it sounds: {reason}.',
          'A short laugh from both; {name} says it straight to {other}.',
        ],
        [
          '{other} isn’t convinced.',
          '{other} says there’s also this: {claim}. [[That’s a fair point, and I’d still rather be counted than not.|That could be, and I’d still rather be in it.|I can’t rule it out, and I’d still like to be one of the beans.]]',
          'Both in frame, neither winning.',
        ],
        [
          '{Name} takes the jar down.',
          '[[What do you say about {subject} out of habit?|What’s your standard line on {subject}?|What do you always say when {subject} comes up?]] Try the opposite once, and {ask}.',
          'A hand on the lid',
        ],
      ],
      'Behavioral Commitment': [
        ['{name} {home}; {he} {prep}.', 'I held out a long time, and not for a bad reason: {knot}.', 'The jar is on the table, {prop} beside it.'],
        [
          '{other} puts something in front of {him}.',
          'What moved me was being shown {ease}. {other} didn’t say a word about it.',
          '{name} reads; {other} waits by the door.',
        ],
        [
          '{Name} {act}.',
          'And guess what, {did}. [[One bean.|That makes one.|It’s one, I know.]] And there was somebody ahead of me and somebody behind me.',
          'Wide enough to see that others are there.',
        ],
        [
          'A row of people, {name} among them.',
          'Nobody knows which one tips it. {Call}, and tell one person the day you picked.',
          'The jar, fuller than before',
        ],
      ],
    },
  },
  {
    name: 'last time',
    rooms: ['at the kitchen table', 'at a kitchen counter', 'at a small table by a window', 'in a kitchen with the radio off'],
    suits: ['belief', 'trust', 'money'],
    stages: {
      Awareness: [
        [
          '{name} {home}, emptying a drawer.',
          '[[Every drawer has one of these: a flyer from last time.|I’ve got a drawer of these, flyers from last time.|There it is, the flyer from last time.]] I kept it to be mad at it, and {other} knows that.',
          'Close on old paper, the corners soft.',
        ],
        [
          '{Name} finds a new flyer under the old one.',
          'And here it comes again, this time as {subject}. [[Great.|My first thought was, not again.|I nearly threw it out right there.]]',
          'Old paper in one hand, the new thing beyond it.',
        ],
        [
          '{Name} holds one against the other.',
          '[[But I did look, and it isn’t the same as last time.|It’s not quite the same as last time, though.|This one says something the last one didn’t.]] I’ll say no more; {ask}.',
          'Old and new, edge to edge',
        ],
      ],
      Engagement: [
        [
          '{name} finds {other} {out}.',
          '{other} was there last time. [[So I said, tell me one reason I’d fall for {subject} again.|Tell me, I said, why I’d fall for {subject} again.|I asked for one good reason to trust {subject} this time.]]',
          'Both stand; {name} has both hands in the pockets.',
        ],
        [
          '{other} doesn’t answer right away.',
          '{other} didn’t sell me anything. {Ohe} asked what I’m still sore about. This: {knot}.',
          '{name} talks to the ground more than to {other}.',
        ],
        [
          '{other} nods several times.',
          'Turns out {other} was sore about it too. {Ohe} said that this time {ohe} asked up front for one thing: {ease}.',
          '{other} counts nothing off, just says it; {shot2} behind.',
        ],
        [
          'They walk on together.',
          '[[I’m not in.|That’s not a yes.|I’m not saying yes.]] [[I’m curious, that’s different.|It’s a “go on, then”.|But I’m listening.]] If you remember last time too, {ask}.',
          'From behind, walking, same step',
        ],
      ],
      Evaluation: [
        [
          '{name} {home} with the old flyer and a pen.',
          '[[Here’s what was promised last time.|This is what they told us last time.|Here’s the old promise, word for word.]] I’m going through it line by line, with {other} as a witness.',
          'Old flyer on the table, pen hovering.',
        ],
        [
          '{Name} puts marks in the margin.',
          'Kept. Not kept. Not kept. And people say {claim}; about that they’re not wrong: {fair}.',
          'Three marks; {other} corrects one of them.',
        ],
        [
          '{other} lays the new page next to it.',
          '[[Now the same with {subject}.|Same again for {subject}.|And now for {subject}, same pen.]] What’s different has to be on paper, {other}. For me it would be {ease}.',
          'Two pages, one pen; {prop} in the corner.',
        ],
        [
          'The margin of the new page is still blank.',
          '[[Last time I didn’t do this.|I skipped this part last time.|I wish I’d done this back then.]] Do it before you decide: {ask}.',
          'A blank margin, the pen capped beside it',
        ],
      ],
      'Attitude Shift': [
        [
          '{name} {home}, the old flyer in hand for the last time.',
          '[[I got a lot out of being mad about last time.|I’ve been mad about last time for so long, I’ve gotten good at it.|I’ve told the story of last time at every party since.]] It’s a very comfortable chair, I told {other}.',
          '{name} sits back, demonstrating.',
        ],
        [
          '{other} sits down opposite.',
          '{other} said, you can be right about last time and still be wrong about {subject}. [[That stung, because it’s true.|I didn’t like that, and I couldn’t argue with it.|That one hit home.]]',
          'A pause on both faces.',
        ],
        [
          '{Name} leans forward.',
          '[[So I’ll say it with both halves.|So here’s both halves.|I can hold two things at once.]] [[We got it wrong then.|They let us down, that’s one half.|Last time didn’t hold, that’s one half.]] And today, {reason}.',
          '{name} puts the flyer down, face up.',
        ],
        [
          'The flyer goes back in the drawer; the drawer closes.',
          '[[What’s in your drawer?|What have you still got in a drawer?|What’s your old flyer?]] Have a look at it, and then {ask}.',
          'The closed drawer, {name}’s hand leaving it',
        ],
      ],
      'Behavioral Commitment': [
        [
          '{name} {home}; {he} {prep}.',
          'I swore I wouldn’t do this twice, on account of {subject} and because of this: {knot}.',
          'The drawer stays shut; {prop} lies on top.',
        ],
        ['{other} holds up one page.', 'This time I asked first, and I got it: {ease}. {other} has it in writing.', 'The page, readable; a thumb at the edge.'],
        ['{Name} {act}.', 'No drama: {did}. I’ll check up on it, too; {other} is already tired of hearing about that.', 'Steady shot, room sound.'],
        [
          '{Name} writes a date on the new page.',
          '[[If you got burned last time, ask your question first.|If you’re still sore, ask before you do anything.|If last time still bugs you, say so first.]] Then, {call}.',
          'The new page with today’s date and the next one',
        ],
      ],
    },
  },
  {
    name: 'who is asking',
    rooms: ['at the kitchen table', 'at a kitchen counter', 'at a small table by a window', 'in a kitchen with the radio off'],
    suits: ['trust', 'identity', 'opponent'],
    stages: {
      Awareness: [
        [
          '{name} {home}, going through the mail over a bin.',
          '[[Junk. Junk. Sale. Junk.|Bin, bin, bin, keep.|Somebody wants something, somebody wants something.]] I’m good at this, {other} says I’ve got the wrist for it.',
          'Paper flying, a good rhythm.',
        ],
        [
          '{He} stops at one of them, a flyer.',
          'Then there was this, about {subject}. [[I turned it over to see who’s behind it, like I always do.|First thing I do is turn it over, to see who’s paying.|I looked for the small print before I read the big print.]]',
          'The back of it, small print, {his} thumb moving along.',
        ],
        [
          '{Name} puts it on the table and not in the bin.',
          '[[I don’t trust it yet.|That doesn’t mean I trust it.|I’m not sold.]] [[I just didn’t throw it out.|It’s just not in the bin.|But it got to stay on the table.]] That’s all I’d say to you: {ask}.',
          'One piece of paper on an empty table',
        ],
      ],
      Engagement: [
        [
          '{name} sits down with {other} {out}.',
          '{other} knows somebody who works on {subject}. [[I said, good, I’ve got a question for them.|Good, I said, because I have questions.|I said, let me ask them something, then.]]',
          '{other} already has a phone out.',
        ],
        [
          '{Name} asks it.',
          '[[Who pays for it, and what’s in it for them?|Who’s paying for this, and what do they get?|First one: who’s behind it?]] And the one underneath: {knot}.',
          'Close on {name}, friendly but not smiling.',
        ],
        [
          '{other} puts the phone away.',
          '{other} didn’t call. {Ohe} said I’d only believe it if I asked myself, and somebody I’d listen to, like {voice}.',
          '{other} slides a number across on paper.',
        ],
        [
          '{Name} looks at the number.',
          '[[So that’s what I’m doing.|So that’s my homework.|So now I’ve got a call to make.]] What would you ask before you trusted {subject}? By the weekend, {ask}.',
          'A handwritten number, a pen, a cold coffee',
        ],
      ],
      Evaluation: [
        [
          '{name} {home} on the phone, on hold, {other} opposite.',
          '[[I called and asked where it says so about {subject}.|I rang up about {subject} and asked to see it in writing.|I’m calling about {subject}, because I want it from them.]] I’m on hold, {other} is enjoying this.',
          'The phone on speaker; a timer runs on it.',
        ],
        [
          '{Name} writes while listening.',
          '[[They answered one of my two questions.|I got an answer to one of the two.|One question down.]] [[The other one they’ll get back to me on.|The other one, they said, takes a week.|For the other they took my number.]] I wrote both down, and {other} saw it.',
          'Two lines on a pad, one with a check, one open.',
        ],
        [
          '{other} reads the pad.',
          '{other} says one out of two isn’t bad. I say what’s missing is what it was all about: {knot}.',
          'A friendly standoff across the table; {prop} in between.',
        ],
        ['{Name} turns the pad around.', 'Ask them yours, and see if they answer: {ask}.', 'The open line on the pad, no check behind it yet'],
      ],
      'Attitude Shift': [
        [
          '{name} {home}, an envelope just opened.',
          '[[The second answer came.|They did write back.|It came, on paper, with a name on it.]] [[It isn’t perfect.|]] But somebody wrote it who’d read my question, {other}.',
          'A letter, unfolded once.',
        ],
        [
          '{other} reads it over {his} shoulder.',
          '{other} said, so now what, you can’t be mad at the envelope. I do trust things less than {other} does, and I’m keeping that.',
          '{name} refolds the page along its crease.',
        ],
        [
          '{Name} says it in the doorway.',
          'What I’d say out loud today is this: {reason}. [[I’d say it with the letter in my hand, because {subject} still has to earn it.|I’d say it, and I’d keep my eye on {subject} all the same.|And {subject} still has to show me.]]',
          'A doorway, {other} half outside.',
        ],
        [
          'The door closes; the letter stays on the table.',
          '[[You don’t have to trust anybody in full.|Trust can wait.|You can keep your guard up.]] But you can do this much: {ask}.',
          'The letter under a cup',
        ],
      ],
      'Behavioral Commitment': [
        [
          '{name} {home}; {he} {prep}.',
          '[[I didn’t take their word for it.|I checked before I moved.|I’m not easy to convince, and I wasn’t.]] Here’s what I had against it: {knot}.',
          'The pad from before: both lines now have a check.',
        ],
        ['{other} knocks; {name} grabs a jacket.', 'What settled it was {ease}. I asked for that, and {other} heard me ask.', 'Jacket, keys, {prop}.'],
        [
          '{Name} {act}.',
          'Well, {did}. [[And I kept a copy.|And I got a name, too.|I asked one more question while I was there.]]',
          '{name} looks people in the eye; handheld.',
        ],
        [
          '{Name} files the copy at home.',
          '[[Ask first.|Ask your question.|Make them answer.]] [[Get an answer.|]] And if it’s a straight one, {call}.',
          'A folder with one label, in handwriting, and a date',
        ],
      ],
    },
  },
  {
    name: 'I had it wrong',
    suits: ['information', 'bystander', 'belief'],
    stages: {
      Awareness: [
        [
          '{name} {home}, explaining something to {other} with great confidence.',
          '[[I know a bit about most things.|I’m the one who explains things.|I’ve usually got an answer.]] So when {other} brought up {subject}, I explained it.',
          '{name} in full flow; {other} has {ohis} head tilted.',
        ],
        [
          '{other} points at something behind {him}: {see}.',
          '{other} let me finish. Then {ohe} said: here’s a thing people get wrong, you included: {mixup}.',
          '{name} turns round, mouth still open.',
        ],
        [
          '{Name} reads it properly.',
          '[[So I had it wrong.|Well, there goes that.|So I’d been telling it wrong.]] [[It happens.|]] Before you explain {bare} to anybody, {ask}.',
          '{his} lips moving as {he} reads',
        ],
      ],
      Engagement: [
        [
          '{name} asks people a question {out}.',
          '[[I’ve been asking everybody what they think {subject} means for them.|I went round asking what {subject} means to people.|I asked strangers about {subject}, one after the other.]] [[You get great answers.|]]',
          'Real passers-by, in their own words; use what they say and not this line.',
        ],
        [
          'A cut from face to face; {other} shrugs as well.',
          'No two said the same thing, {other} included. And most of us have the same excuse: {knot}.',
          'Three faces, three shrugs.',
        ],
        [
          '{Name} lowers the microphone.',
          '{other} asked what I’d say. I didn’t know either, so we went looking for {ease}.',
          'A cheap microphone hanging from one hand; {shot2}.',
        ],
        [
          '{Name} holds the microphone out to the camera.',
          'Your turn, and there’s no wrong answer today: {ask}.',
          'The microphone, close, slightly out of focus',
        ],
      ],
      Evaluation: [
        [
          '{name} {home}, two columns on a sheet: “heard” and “checked”.',
          '[[Left is what I’ve heard about {subject}.|In the left column, everything I’ve heard on {subject}.|What I’ve heard about {subject} goes on the left.]] Right is what I could check. {other} keeps me honest.',
          'The sheet from above, left column full.',
        ],
        [
          '{Name} writes one in.',
          'Heard: {claim}. Checked: it’s not made up, {fair}. [[But it isn’t the whole of it.|There’s more to it than that, though.|It leaves a few things out.]]',
          'Pen moves from left to right; {other} nods.',
        ],
        [
          '{other} adds one of {ohis} own.',
          '{other}’s was worse than mine. What we couldn’t find anywhere is what I’d need most: {ease}.',
          'Laughing over the sheet; {prop} holds it flat.',
        ],
        [
          'One empty row is left.',
          '[[The last row is for you.|The last row stays empty for you.|One row’s left.]] Write down something you’ve heard, and {ask}.',
          'The empty row, left cell and right cell',
        ],
      ],
      'Attitude Shift': [
        [
          '{name} {home}, on the phone to {other}.',
          '[[Remember how I explained {subject} to you?|You know that speech I gave you on {subject}?|About {subject}, and what I told you last month?]] I’d like to take back about half of that, {other}.',
          'One side of a phone call, pacing.',
        ],
        [
          '{Name} listens and winces.',
          '{other} wanted to know which half. [[The half where I knew everything.|The confident half.|The half I said loudest.]] The other half was only this: {knot}.',
          '{name} holds the phone away from one ear for a moment.',
        ],
        [
          '{Name} stops pacing.',
          'I’ve changed my mind on one thing, and it’s this: {reason}. [[On the rest I’m still thinking.|The rest I’m not sure of.|That’s as far as I’ve gotten.]]',
          '{name} stands at a window; {shot}.',
        ],
        [
          '{Name} hangs up and exhales.',
          'It’s a good feeling, oddly, and {other} was nice about it. Try it: {ask}.',
          'The phone face down, a hand still on it',
        ],
      ],
      'Behavioral Commitment': [
        [
          '{name} {home}; {he} {prep}.',
          '[[A while ago I could have given a speech on this and not known how to do it.|I could talk about it for hours and didn’t know where to start.|I had opinions on it and no clue how it’s done.]] What I was missing is simple: {knot}.',
          '{prop}, front and center.',
        ],
        ['{other} goes through it with {him}, once.', 'It took {ease}. And {other}, who didn’t laugh.', '{other} points, {name} repeats it.'],
        [
          '{Name} {act}.',
          'When it came to it, {did}. [[Nothing to explain.|No speech needed.|It’s easier to do than to explain.]]',
          'Follow {his} hands all the way through.',
        ],
        [
          '{Name} turns to the camera, with no speech at all.',
          'In plain words, because I needed them too: {udo}{in}{when}.',
          'The sheet with two columns, the last row filled in',
        ],
      ],
    },
  },
  {
    name: 'show me how',
    suits: ['information', 'access', 'habit'],
    stages: {
      Awareness: [
        [
          '{name} {home}, trying to look busy near {see}.',
          '[[You know when everybody seems to know something, and you nod?|Everybody here seems to know, so I nod.|I’m a very good nodder.]] [[That’s me and {subject}.|With {subject} I’ve been nodding for years.|Ask me what {subject} is, and I’ll nod.]]',
          '{name} nods at somebody out of frame, a bit too long.',
        ],
        [
          '{other} catches it and grins.',
          '{other} saw me nod. {Ohe} nods like that too, it turns out. [[Neither of us had a clue.|Two nodders.|So that makes two of us.]]',
          'Two people nodding at each other, then laughing.',
        ],
        [
          'Both turn and actually look.',
          '[[So we’ve stopped nodding.|Well, no more nodding.|We’ve decided to stop that.]] [[It’s a start.|]] If you’re a nodder, {ask}.',
          'Two heads, the same direction; {shot}',
        ],
      ],
      Engagement: [
        [
          '{name} and {other} {out}, a list of questions on a phone.',
          '[[We wrote down what we don’t know about {subject}.|Here’s everything we don’t know about {subject}.|We made a list of what we’d ask about {subject}.]] [[It’s a long list.|It went on for two screens.|We ran out of room.]] [[Half of it starts with “wait”.|]]',
          'The phone screen scrolls.',
        ],
        [
          '{Name} reads the first one.',
          '[[Mine is this.|Here’s mine.|I go first.]] What do you do if {knot}? [[It felt dumb until I heard myself say it.|I’d never asked it out loud.|It sounds silly and it isn’t.]]',
          '{other} isn’t laughing.',
        ],
        [
          '{other} answers, or tries to.',
          '{other} had half an answer: you start with {ease}. The other half we’ll have to ask {voice}.',
          '{other} draws it on a napkin.',
        ],
        ['{Name} adds a line to the list.', 'Somebody else has your question too. Just once, {ask}.', 'The list, the cursor blinking'],
      ],
      Evaluation: [
        [
          '{name} sets up a phone to film {himself} {home}.',
          'I’m going to walk through {subject} once, on camera, and stop where I get stuck. {other} says I won’t last a minute.',
          'A propped-up phone’s view; {name} steps back.',
        ],
        [
          '{Name} starts, stops, looks it up.',
          '[[Stuck already.|And I’m stuck.|That was quick.]] Right here, because {knot}. I’d bet {other} gets stuck in the same place.',
          'A jump cut; {prop} in one hand.',
        ],
        [
          '{other} tries it next.',
          'Ha. [[Same place.|Right where I got stuck.|Exactly there.]] Then {other} got past it with {ease}. So it isn’t me, {other}, it’s the instructions.',
          'Same frame, another person, same frown.',
        ],
        ['{Name} stops the recording.', 'See where you’d get stuck, before you say you can’t: {ask}.', 'The red recording light goes off'],
      ],
      'Attitude Shift': [
        [
          '{name} {home}, watching {his} own video with {other}.',
          '[[It’s terrible.|Don’t laugh.|It’s hard to watch.]] [[I look like I’ve never seen a door.|I look lost, and I am lost.|I’m squinting the whole time.]] [[But I notice I’ve stopped saying {subject} is for other people.|But I don’t say any more that {subject} is for other people.|And yet I’m further along with {subject} than last month.]]',
          'Both faces lit by a small screen.',
        ],
        [
          '{other} pauses it.',
          '{other} asked what I’d tell {name} in that video. I’d say, ask sooner; and I’d say {reason}.',
          'The frozen frame, {name} mid-frown.',
        ],
        [
          '{Name} takes the phone.',
          'I’d also say what it’ll cost: {cost}. [[I hate surprises.|I’d want to know.|Better to hear it now.]]',
          '{name} deletes nothing and puts the phone away.',
        ],
        [
          'Two friends on the same seat, the screen dark.',
          'What would you tell yourself from a month ago? You could do this much: {ask}.',
          'A dark screen with two reflections',
        ],
      ],
      'Behavioral Commitment': [
        [
          '{name} {home}; {he} {prep}.',
          '[[All right, the whole thing, step by step.|So, from the top.|Here we go, in order.]] Step one is getting past this: {knot}.',
          'Tutorial style: {prop} from above, hands in frame.',
        ],
        ['{other} comes into the shot with what was missing.', 'For that you want {ease}. {other}, wave.', '{other} waves.'],
        [
          'Step two: {name} {act}.',
          'You should’ve seen me: {did}. [[That’s it, that’s the video.|There’s no step three.|You’ve now seen all of it.]]',
          'One take, nothing sped up.',
        ],
        ['{Name} into the camera, out of breath.', 'Your turn. {Udo}{in}{when}, and if you get stuck, ask.', 'Text on screen: the two steps and the date'],
      ],
    },
  },
]
