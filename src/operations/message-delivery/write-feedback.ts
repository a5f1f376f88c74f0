import { hash32 } from '../../domain/random.ts'
import { capital, sentence } from '../objective/speak.ts'
import { chooseClosing, type Pick } from './choose-change.ts'
import { knockoutFrames } from './data/knockouts.data.ts'
import { ownFrames, pastFrames, reactionFrames } from './data/reactions.data.ts'
import { aimedInsults, strongInsults } from './data/tone.data.ts'
import type { Judgement } from './judge-message.ts'
import { quote } from './quote.ts'
import type { Reaction } from './reaction.ts'
import type { PersonReading } from './read-person.ts'
import type { Line } from './read-script.ts'

/** For a message whose faults are all things that are missing: what stayed in the ear. */
const heardFrames = [
  'What I heard was {q}.',
  'I remember {q} and not much more.',
  '{q} went by and that was it.',
  'All that is left of it is {q}.',
  'They said {q}, and I had forgotten it by the next thing.',
]

/**
 * What the persona says about the message: a moment of it, what that did, something of their own, and what would change
 * the grade. `salt` tells apart askings that would otherwise be answered in the same words.
 */
export function writeFeedback(person: PersonReading, judgement: Judgement, salt: string): string {
  const pick: Pick = (options, purpose) => options[hash32(`${salt}|${purpose}`) % options.length] ?? ''
  const focus = new Set([...person.reliefMeaning, ...person.barriers, ...person.motives, ...person.life])
  const slots: Record<string, string> = { where: pick(person.spot.where, 'where'), fellow: pick(person.spot.fellows, 'fellow') }
  slots.voice = person.confidant ?? slots.fellow ?? ''
  let placed = false
  const say = (frames: readonly string[], purpose: string, line: Line | null, wanted?: RegExp) => {
    const q = line === null ? '' : quote(line.text, focus, wanted)
    // A fragment from the middle of a line does not start a sentence.
    const fitting = /^“\p{Lu}/u.test(q) ? frames : frames.filter((frame) => !/^\{q\}|[.?!] \{q\}/.test(frame))
    // Where they heard it is said once.
    const open = placed ? fitting.filter((frame) => !/\{where\}/i.test(frame)) : fitting
    const frame = pick(open.length > 0 ? open : frames, purpose)
    placed ||= /\{where\}/i.test(frame)
    return fill(frame, { ...slots, q })
  }
  const parts = judgement.knockout === null ? reactionParts(person, judgement, say, pick) : knockoutParts(judgement, say)
  const closing = chooseClosing(person, judgement, pick)
  const unheard = judgement.knockout !== null && judgement.knockout.kind !== 'insult' && judgement.knockout.kind !== 'off-topic'
  return [...parts, ...(unheard ? [] : [fill(closing.frame, { ...slots, change: closing.change })])].join(' ')
}

type Say = (frames: readonly string[], purpose: string, line: Line | null, wanted?: RegExp) => string

function knockoutParts({ knockout }: Judgement, say: Say): string[] {
  if (knockout === null) return []
  const insult = knockout.line !== null && strongInsults.test(knockout.line.text) ? strongInsults : aimedInsults
  return [say(knockoutFrames[knockout.kind], 'knockout', knockout.line, knockout.kind === 'insult' ? insult : undefined)]
}

function reactionParts(person: PersonReading, { reactions, score, script }: Judgement, say: Say, pick: Pick): string[] {
  const liked = reactions.filter(({ points, line }) => points > 0 && line !== null).sort((a, b) => b.points - a.points)
  const faults = reactions.filter(({ points }) => points < 0).sort((a, b) => a.points - b.points)
  const told = (reaction: Reaction | undefined, purpose: string) =>
    reaction === undefined ? [] : [say(reactionFrames[reaction.kind], purpose, reaction.line, reaction.wanted)]
  const [best] = liked
  const second = liked.find(({ line, kind }) => line !== best?.line && kind !== best?.kind)
  const [worst] = faults
  const own = ownPart(person, score >= 3 ? best : worst, pick)
  if (score >= 6) return [...told(best, 'best'), ...(own.length > 0 ? own : told(second, 'second'))]
  const [plaint = worst] = faults.filter(({ line }) => line !== null)
  if (score < 3) {
    const heard = plaint === undefined || plaint.line === null ? [say(heardFrames, 'heard', script.lines[0] ?? null)] : []
    return [...heard, ...told(plaint, 'worst'), ...own]
  }
  const praise = best === undefined ? [say(heardFrames, 'heard', script.lines[0] ?? null)] : told(best, 'best')
  if (worst === undefined) return [...praise, ...(own.length > 0 ? own : told(second, 'second'))]
  const plaints = told(worst, 'worst')
  const turned =
    pick(['praise first', 'praise first', 'fault first'], 'order') === 'fault first'
      ? [...plaints, ...turn(praise, ['Still, ', 'To be fair, ', ''], pick)]
      : [...praise, ...turn(plaints, ['But ', 'Then again, ', ''], pick)]
  return faults.length === 1 ? [...turned, ...own] : turned
}

/** A second thought that turns against the first says so, unless it is a question. */
function turn([first, ...rest]: readonly string[], joints: readonly string[], pick: Pick): string[] {
  if (first === undefined) return []
  const joint = /^[^.]*\?/.test(first) ? '' : pick(joints, 'turn')
  return [joint === '' ? first : `${joint}${/^(?:I\b|I’|[^A-Z])/.test(first) ? first : first.charAt(0).toLowerCase() + first.slice(1)}`, ...rest]
}

/** Something of the persona's own that bears on what they just said: the past behind the obstacle, or what moves them. */
function ownPart({ past, own }: PersonReading, reaction: Reaction | undefined, pick: Pick): string[] {
  if (pick(['yes', 'yes', 'no'], 'own') === 'no') return []
  const aboutObstacle = reaction === undefined || reaction.kind.startsWith('obstacle') || reaction.points < 0
  const text = aboutObstacle ? (past ?? '') : pick(own, 'own-which')
  return text === '' ? [] : [sentence(fill(pick(aboutObstacle ? pastFrames : ownFrames, 'own-frame'), { own: text }))]
}

function fill(frame: string, slots: Readonly<Record<string, string>>): string {
  return frame.replace(/\{(\w+)\}/g, (_, slot: string) => {
    const lower = slot.charAt(0).toLowerCase() + slot.slice(1)
    const value = slots[lower] ?? ''
    return slot === lower ? value : capital(value)
  })
}
