import type { StoryEngine } from '../story-types.ts'

/** Stories of people who are already for it, and of people it never reached. */
export const enginesOfDoers: readonly StoryEngine[] = [
  {
    name: 'the quiet one',
    suits: ['supporter', 'time', 'identity'],
    stages: {
      Awareness: [
        [
          '{name} {home}, busy, not looking up.',
          '[[I don’t talk about this much.|I’m not one for speeches.|You won’t hear this from me twice.]] I’m more of a doer, {other} says, and {ohe} isn’t sure it’s a compliment.',
          'Close on busy hands; the face comes late.',
        ],
        [
          '{He} glances at {see} as at an old acquaintance.',
          'So that’s {subject}. [[I’ve been with that for a while.|I’ve been doing this for a while.|That’s nothing new to me.]] [[It just never occurred to me that people can’t tell by looking.|I guess I never mentioned it.|I thought everybody knew.]]',
          'A small nod; cut to {shot}.',
        ],
        [
          '{other}, passing, stops in surprise.',
          '{other} said, you? [[I’ve known you for years.|All these years?|Since when?]] So there may be more of us than you think; {ask}.',
          '{other} looks at {name} as if for the first time',
        ],
      ],
      Engagement: [
        [
          '{other} interviews {name} {out}, with a spoon for a microphone.',
          '{other} wants to know everything now. [[Why {subject}, since when, and why did I never say.|How I got into {subject}, what it’s like, why I kept quiet.|So, {subject}, from the beginning.]]',
          'A spoon, held like a microphone.',
        ],
        [
          '{Name} answers the easiest one first.',
          '[[Since a while.|It’s been a few years.|Longer than you’d think.]] Why: it’s {gain}. And why I never said is harder to explain: {knot}.',
          'The spoon comes closer.',
        ],
        [
          '{other} lowers the spoon.',
          '{other} said {ohe}’d have come along years ago if I’d opened my mouth once. [[I hadn’t thought of it like that.|That never crossed my mind.|I didn’t know what to say.]]',
          'Nobody says anything for a breath; {shot2}.',
        ],
        ['The spoon points at the camera.', 'Who near you might have been doing it all along? Here’s a small thing: {ask}.', 'The spoon, lens-close'],
      ],
      Evaluation: [
        [
          '{name} {home} with {other}, who has brought a list.',
          '{other} made a list of everything that might be wrong with {subject}. Good. [[I never made one.|I’d never written one.|I’d been meaning to.]]',
          'A list, longer than expected.',
        ],
        ['{Name} takes the first item.', 'Item one, {claim}. Yes, I’ve thought about that, and honestly: {fair}.', '{name} doesn’t wave it off.'],
        [
          '{Name} takes the last item.',
          'The last one is what it costs me: {cost}. I’d stopped counting, {other}, and that’s not the same as free.',
          '{other} ticks; {prop} is between them.',
        ],
        [
          '{other} still has one item left.',
          '[[Ask somebody who does it what they don’t like about it, they’ll know.|Find somebody who’s in it and ask about the bad parts.|People who do it will tell you what’s wrong with it.]] And {ask}.',
          'One unticked item',
        ],
      ],
      'Attitude Shift': [
        [
          '{name} {home}, practicing a sentence under {his} breath.',
          '[[I always thought if it’s good, people will see.|I figured doing it was enough.|Just do it and they’ll notice, I thought.]] [[They didn’t see {subject}.|They noticed me, and not {subject}.|Nobody connected that with {subject}.]] They saw me carrying stuff, says {other}.',
          '{name} alone, lips moving.',
        ],
        [
          '{other} plays a stranger and asks.',
          '{other} pretends to be a stranger: “what’s that for?” [[First try I said, nothing, don’t worry.|I started with “oh, it’s nothing”.|First I mumbled.]] Second try: {reason}.',
          'Second try, better.',
        ],
        [
          '{Name} says it to an actual stranger.',
          '[[The real stranger said, huh.|And then a real person asked.|The next one wasn’t pretending.]] And then, {claim}. [[It’s a fair point, I told them what I do about it.|I said I’ve wondered about that, too.|I didn’t argue, I said how I deal with it.]]',
          'Somebody passing, in their own words.',
        ],
        [
          '{other} claps, without a sound.',
          '[[Keeping quiet was my way of being modest about {subject}.|About {subject} I’d always kept my head down.|I took keeping quiet about {subject} for manners.]] [[It was also easier.|]] Try your sentence: {ask}.',
          '{other}’s silent applause',
        ],
      ],
      'Behavioral Commitment': [
        [
          '{name} {home}; {he} {prep}, this time for two.',
          'I’ve always gone alone, and that was down to me: {knot}.',
          'Two of everything laid out; {prop} on top.',
        ],
        [
          '{other} appears, ready to go.',
          '[[So this time I asked one person.|This time I asked somebody.|So I opened my mouth, for once.]] What {other} needed wasn’t a speech, it was {ease}.',
          '{other} holds up what {ohe} was told to bring.',
        ],
        [
          '{Name} {act}; {other} watches closely and then has a go.',
          '{did}, as usual. Then I stepped aside and {other} did. {Ohe} was slower and very proud.',
          'The teacher steps out of frame.',
        ],
        [
          'Both on the way back {out}.',
          'If you already do it, don’t go alone any more. {Call}, and ask one person by name tonight.',
          'Two sets of everything, used',
        ],
      ],
    },
  },
  {
    name: 'bring one',
    suits: ['supporter', 'habit', 'cross-pressured'],
    stages: {
      Awareness: [
        [
          '{name} {home}, waiting, a free seat or space beside {him}.',
          '[[I save a place out of habit.|There’s always a free seat next to me.|I always keep one free.]] [[Nobody’s coming.|It’s usually for nothing.|Most days it stays empty.]] Well, {other} comes, ten minutes late.',
          'A jacket on an empty seat.',
        ],
        [
          'While waiting {he} looks at {see}.',
          'So I had ten minutes with {subject}. [[I’m for it, sort of.|I’ve always been kind of for it.|I don’t mind it, you know.]] [[I’ve never told anybody, there was never a ten minutes.|I’ve just never said so to anybody.|It’s never come up, that’s all.]]',
          '{name} reads, leaning over the empty seat.',
        ],
        [
          '{other} drops into the seat: what are you looking at?',
          '[[And I just said, this.|I pointed.|“This,” I said.]] That’s all. Next time you’re waiting for somebody, {ask}.',
          '{other} leans in to look',
        ],
      ],
      Engagement: [
        [
          '{name} and {other} {out}, sharing fries or a bag of peanuts.',
          '{other} asks what the deal is with {subject}. I tell it badly. {Ohe} keeps asking anyway.',
          'A shared bag, two hands.',
        ],
        ['{other} asks the obvious.', '“So do you do it?” And I had to say, not yet, because {knot}.', 'A chewing pause.'],
        [
          '{Name} throws the question back.',
          'Would you, {other}? If I did? And {ohe} said the thing {ohe} always says, and then: with {ease}, sure.',
          'The last fry is left in the bag; {shot2}.',
        ],
        [
          'Both reach for it.',
          '[[It’s easier to ask “would you” than to say “I will”.|I can’t get “I will” over my lips, but “would you” works.|“Would you” is a good place to start.]] So {ask}.',
          'Two hands over the last fry',
        ],
      ],
      Evaluation: [
        [
          '{name} {home} with a calendar; {other} on the phone.',
          '[[If two of us do it, it has to fit twice.|There are two of us, so it has to work for both.|My week’s a mess, and so is my friend’s.]] So {other} and I are laying our weeks on top of each other.',
          'Two calendars held against a window.',
        ],
        [
          'They find a gap, and lose it again.',
          'There was one gap for {subject}, and then {other} had a thing. And for me there’s this: {knot}.',
          'A finger on a day, sliding off.',
        ],
        [
          '{other} suggests another way.',
          'What would make it work is {ease}. What we’d get out of it, {other} says, is {gain}, and each other’s company.',
          'A day gets circled in pencil; {prop} leans on the sill.',
        ],
        [
          'The pencil circle.',
          '[[It’s pencil, it doesn’t count yet.|I can still rub it out.|Pencil is fine for now.]] Find your own gap: {ask}.',
          'Two calendars, one circle through both',
        ],
      ],
      'Attitude Shift': [
        [
          '{name} {home}, being asked by a third person.',
          'A guy asked what {other} and I are up to. [[I could’ve said “nothing”.|I nearly said “nothing”.|“Nothing much” would’ve been the easy answer.]] [[I usually do.|]]',
          'A third person leans in the doorway.',
        ],
        [
          '{Name} looks to {other}, who looks at the ceiling.',
          '{other} was no help at all. So I said it’s about {subject}, and that {reason}.',
          '{other}, studying the ceiling.',
        ],
        [
          'The third person isn’t sure.',
          'He said {claim}. [[I said I’d thought so too.|That’s what I thought, too, I said.|I used to say the very same thing.]] It came out calmer than I’d expected, and {other} stopped counting tiles.',
          'Three in the frame now.',
        ],
        [
          'All three look at the pencil circle.',
          '[[Say it to a third person, then it’s real.|Telling a third person is what did it for me.|Two can keep a secret, three can’t.]] I’d start with this: {ask}.',
          'The circle, gone over once in pen',
        ],
      ],
      'Behavioral Commitment': [
        [
          '{name} {home}, the calendar in hand; {he} {prep}.',
          '[[Today’s the circle.|It’s circled, so it’s today.|Here it is, the day.]] What nearly sank it was the usual: {knot}.',
          'A pen circle, today’s date; {prop}.',
        ],
        [
          '{other} is on time, for once.',
          '{other} was early. In twelve years. And there’s {ease}, so nobody has an excuse.',
          '{name} checks a watch in disbelief.',
        ],
        [
          '{name} and {other} arrive; one after the other, each {act}.',
          'And that’s that: {did}. Then {other} went, and I held the bag.',
          'Two friends, no fuss.',
        ],
        [
          'The seat beside {name}, with the jacket on it again.',
          'There’s still a seat here. {Call}, and text one person “come with me” before you forget.',
          'The empty seat, the jacket being lifted off',
        ],
      ],
    },
  },
  {
    name: 'it never came up',
    suits: ['bystander', 'information', 'time'],
    stages: {
      Awareness: [
        [
          '{name} {home}, perfectly content.',
          '[[Ask me about baseball.|I can do an hour on barbecue.|You want to talk about trucks?]] Ask me about the neighbor’s dog. [[I’ve got views.|I could go all day.|I’ve done the reading.]] {other} can confirm.',
          '{other} in the background confirms.',
        ],
        [
          'Right beside {him}, unnoticed: {see}.',
          '[[Now ask me about {subject}.|And {subject}?|But {subject}, I’d have nothing.]] See? Nothing. [[It’s not that I’m against it.|I’ve got nothing against it.|I wasn’t dodging it.]] [[It just never came up.|Nobody ever brought it up.|It wasn’t on my radar.]]',
          'A shot that has held it in view all along.',
        ],
        [
          '{Name} notices it and takes a step back.',
          'How long has that been there, {other}? [[Anyway.|]] [[It came up.|Well, now it has.|Now I know it’s there.]] Maybe it’s right beside you, too: {ask}.',
          'The same frame, now with {name} looking at it',
        ],
      ],
      Engagement: [
        [
          '{name} brings it up {out}; {other} blinks.',
          '[[So I brought it up.|I decided to ask around.|Somebody had to start.]] “{other}, what do you know about {subject}?” It got very quiet for {other}.',
          'Crickets, or the fridge.',
        ],
        ['{other} rallies.', '{other} said, why would that be about us? And I’d have said the same, because {knot}.', 'Both look for help out of frame.'],
        [
          'Somebody who knows it joins in, briefly.',
          'Then somebody like {voice} told us in one sentence what it has to do with us: {reason}.',
          'Cast a real one, in their own words; the line is a placeholder.',
        ],
        [
          'The two are alone again.',
          'One sentence. [[We’d gone our whole lives without it.|Why did nobody say so before?|I could have used that years ago.]] If there’s something you’ve never asked, {ask}.',
          'Two people, thinking; {shot2}',
        ],
      ],
      Evaluation: [
        [
          '{name} {home}, drawing a rough map of {his} week.',
          'I’m looking for where {subject} touches my life. {other} says nowhere. Loser buys lunch.',
          'A map of a week: boxes, arrows, a coffee cup.',
        ],
        ['{Name} marks one spot.', 'First mark. It isn’t big: {gain}. But it’s on my map, {other}, and not in the paper.', 'An X in one box.'],
        [
          '{other} marks one in return.',
          '{other} marked where it’d cost me: {cost}. And I marked why I never looked: {knot}. So it’s three.',
          'Three marks; {prop} is the ruler.',
        ],
        [
          '{other} pays for lunch.',
          '[[Mine has three marks.|I found three.|Three’s more than I’d have said.]] [[You might find none, fine.|Yours might be a blank.|If you find none, you find none.]] Have a look: {ask}.',
          'A receipt on a map',
        ],
      ],
      'Attitude Shift': [
        [
          '{name} {home}, ball game on, {other} talking over it.',
          'I used to say I’ve got no opinion on {subject}, like that’s a virtue. {other} says it’s just a nap.',
          'A screen flickers on two faces.',
        ],
        [
          '{Name} turns the sound down.',
          '[[All right, here’s one.|I’ve got one now.|Here’s a first try.]] It’s fresh, be careful with it: {reason}.',
          '{other} puts down the popcorn.',
        ],
        [
          '{other} pokes at it.',
          '{other} said {claim}. [[I said that could be.|Might be, I said.|I couldn’t rule that out.]] [[So mine’s got a dent already, and I’m still keeping it.|It’s not perfect, and it’s mine.|I’ve kept it anyway.]]',
          'A pause; the game goes on without them.',
        ],
        [
          'The sound comes back up.',
          '[[It took less than an inning.|We missed one pitch.|It’s not so hard, having one.]] A small one will do: {ask}.',
          'Two people, a game, an opinion',
        ],
      ],
      'Behavioral Commitment': [
        [
          '{name} {home}; {he} {prep}.',
          '[[A while back I didn’t know it existed, let alone how.|I started from zero here.|I’d have walked right past it, and I did.]] The gap was this: {knot}.',
          'The spot from the first film; {prop} is there now.',
        ],
        ['{other} points at the clock.', 'What closed it was {ease}. {other} is only here for the lunch afterwards.', '{other} with a napkin tucked in.'],
        [
          '{Name} {act}.',
          'My part was this: {did}. [[I’ll say it: not bad.|Nobody asked for my opinion.|And {other} did it too, don’t let {ohim} tell you otherwise.]]',
          'An ordinary day, an ordinary place.',
        ],
        [
          '{Name} at lunch, mouth full.',
          'In case it never came up where you are, here it is: {udo}{in}{when}. [[Pick the day over lunch.|]]',
          'A napkin with a date on it',
        ],
      ],
    },
  },
  {
    name: 'the one who keeps asking',
    suits: ['bystander', 'identity', 'information'],
    stages: {
      Awareness: [
        [
          '{name} {home} with {other}, who is younger and asks about everything.',
          'Why is the sky blue, why is that man running, why is the soup hot. {other} asks, and I answer, more or less.',
          'A string of pointing fingers and short answers.',
        ],
        [
          '{other} points at {see}.',
          'Then {other} asks about this one, {subject}. [[And I go, uh.|And I’ve got nothing.|And I look at the ceiling.]]',
          '{name}’s face; {other} waits, politely.',
        ],
        [
          '{other} keeps waiting.',
          'I said I’d get back to {ohim}. {other} wrote that down. See what you’d say: {ask}.',
          '{other} writes on the back of a hand',
        ],
      ],
      Engagement: [
        [
          '{other} has a notebook {out}; {name} is on the spot.',
          'First question from {other}: did you know about {subject} when you were my age? No, I said, and {other} was already at the next one.',
          'A notebook with large numbers.',
        ],
        [
          '{other} turns a page.',
          'Second question: and why don’t you do anything? I said it’s not that simple. {Knot}. {other} wrote “not simple”.',
          'The pencil writes; {name} tries to read it upside down.',
        ],
        [
          '{other} puts the pencil down.',
          'Third: what would make it simple? [[That’s a good one.|That stopped me.|Good question.]] I said {ease}, and {other} said, can’t you just ask?',
          '{name} opens and closes {his} mouth; {shot2}.',
        ],
        [
          'The notebook has a free page.',
          '{other} is collecting questions. What would you be asked about {subject}? As a first step, {ask}.',
          'A blank page, the pencil ready',
        ],
      ],
      Evaluation: [
        [
          '{name} and {other} {home}, looking things up together.',
          '{other}’s rule: whoever says something about {subject} has to show where it stands.',
          'Two heads, one screen or book.',
        ],
        [
          '{Name} tries one from memory.',
          'I said, well, everyone says {claim}. “Where does it stand?” I found this much: {fair}. {other} gave me half a point.',
          'A scoreboard in pencil: half a point.',
        ],
        [
          '{other} finds one alone.',
          '{other} looked in {record} and found something I didn’t know. Full point. [[I’m behind now.|Now I’m the one catching up.|I demand a rematch.]]',
          'Score: one to a half; {prop} marks the page.',
        ],
        [
          '{name} asks for a rematch.',
          '[[Play it with somebody younger than you, they’re merciless.|A ten-year-old will do.|Kids don’t let you off the hook.]] Start with this: {ask}.',
          'The scoreboard, a new round drawn below',
        ],
      ],
      'Attitude Shift': [
        [
          '{name} {home}; {other} reads from the notebook.',
          '{other} read me my own answer from back then: “it’s not that simple”. It sounds different in {ohis} voice.',
          'The notebook, open at an early page.',
        ],
        [
          '{Name} asks for the pencil.',
          '[[I’d like to change my answer.|Can I change that, I asked.|I’m taking that one back.]] I’d say, {reason}. [[And I’d say I don’t know the rest of it yet.|The rest I’d have to look up.|That’s as far as I’ve gotten.]]',
          '{name} writes; {other} checks the spelling.',
        ],
        ['{other} asks one more.', '“So were you wrong?” Partly, {other}. This part was true and still is: {knot}.', 'Eye to eye, same height for once.'],
        [
          '{other} signs off the page.',
          'What did you once tell somebody about {subject} that you’d answer differently today? If you’re up for it, {ask}.',
          'Two initials, one wobbly',
        ],
      ],
      'Behavioral Commitment': [
        [
          '{other} stands ready {home}; {name} is not; then {he} {prep}.',
          '{other} said, you told me somebody has to. [[I did say that.|I remember saying it.|Guilty.]] I also said {knot}.',
          'Shoes on, shoes off; {prop} in {other}’s hands.',
        ],
        [
          '{other} has thought of that.',
          'Turns out {other} had asked around. There’s {ease}. [[So I put my shoes on.|No excuses left.|Fine, shoes.]]',
          'Laces being tied, not patiently.',
        ],
        ['{Name} {act}; {other} takes notes.', 'In the end, {did}. {other} asked eleven questions on the way, and I answered nine.', 'From {other}’s height.'],
        [
          'The notebook’s last page.',
          '{other} wrote it down so we don’t forget: {udo}{in}{when}. [[You could write the day next to it.|Put your day next to it.|There’s room for a day beside it.]]',
          'A pencil line, a day, a large period',
        ],
      ],
    },
  },
]
