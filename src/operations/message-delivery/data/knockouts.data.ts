import type { Knockout } from '../reaction.ts'

/** What people say when there was nothing to weigh. {q} as in the reactions; {own} is a sentence of their own past. */
export const knockoutFrames: Readonly<Record<Knockout, readonly string[]>> = {
  insult: [
    'I stopped at {q}. Nobody who talks like that gets a second minute from me.',
    '{q} is an insult, and I do not care what comes after it.',
    'So that is what they think of us: {q}. Whatever they wanted, the answer is no.',
    'If somebody said {q} to my face {where}, I would walk off, and I did.',
    'I was ready to listen and then it said {q}. That is contempt, and I know it when I hear it.',
    'They can keep it. {q} tells me what I am to them.',
    'I would not show {q} to anybody, least of all to {fellow}.',
    'After {q} I heard nothing else, only that I was being looked down on.',
    'Even if I agreed with every other word, {q} ends it for me.',
    'Who lets {q} through and thinks that people here will come along?',
    '{Where} I played {q} twice, because I could not believe they left it in. Then I turned it off.',
    'You do not insult people and then ask them for something. {q} did both.',
  ],
  'off-topic': [
    'I do not know why I was shown this. {q} has nothing to do with anything we were asked about.',
    '{q} is about something else altogether, so I have nothing to say to it.',
    'Wrong video? I heard {q} and waited for the subject, and it never came.',
    'It may be fine for what it is, but {q} is not what this is supposed to be about.',
    'I listened to the end for the connection. {q} was the end, and there is none.',
    'What does {q} have to do with me, or with the question? Nothing that I could find.',
    '{Where} I would have skipped it by {q}, since it is about none of my business.',
    'Somebody mixed up two films. {q} belongs in another one.',
    'There is no way from {q} to the thing they want people to do, and I looked for one.',
  ],
  gibberish: [
    'I could not understand any of it. {q} is not a sentence in any language I know.',
    'No idea what was said. {q} was the clearest part, and it means nothing to me.',
    'Is it broken? {q} makes no sense, and neither does the rest.',
    'I heard {q} and could not make out one word that means something. There is nothing to grade.',
    'Nothing in it could be understood, {q} included, so it did nothing.',
  ],
  'other-language': [
    'This is not in English, and I could not follow it. {q} may be a good line; I cannot tell.',
    'I could not understand it: {q} is in another language, and nobody put it in words I can read.',
    'Whatever {q} means, it went past me. I would need it in English before I could say more.',
    'I do not know what was asked of me, because {q} is all in a language I could not follow.',
  ],
  empty: [
    'There is nothing in it. {q} is all that was said, and that is not a message.',
    'I heard {q} and it was over, so I could not understand what it was for.',
    'Nobody says anything I could react to; {q} is not enough to understand what they want.',
  ],
}
