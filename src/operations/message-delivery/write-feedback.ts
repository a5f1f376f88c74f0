import { hash32 } from '../../domain/random.ts'
import { capital, sentence } from '../objective/speak.ts'
import { chooseClosing, type PickWording } from './choose-change.ts'
import { knockoutFrames } from './data/knockouts.data.ts'
import { judgingFrames, missedByDoers, missedFrames, ownFrames, pastFrames, reactionFrames } from './data/reactions.data.ts'
import { aimedInsults, strongInsults } from './data/tone.data.ts'
import type { Judgement } from './judge-message.ts'
import { quote } from './quote.ts'
import type { Reaction } from './reaction.ts'
import type { PersonReading } from './read-person.ts'
import type { Line } from './read-script.ts'
import { meaningOf, sharedWeight } from './words.ts'

/** For a message whose faults are all things that are missing: what stayed in the ear. */
const heardFrames = [
  'What I heard was {q}, and it told me nothing.',
  'I remember {q} and not much more.',
  'They said {q}, and nothing came of it.',
  'All that is left of it for me is {q}.',
  'They said {q}, and I had forgotten it by the next thing.',
  'It said {q}, and I could not tell what for.',
]

/**
 * What the persona says about the message: a moment of it, what that did, something of their own, and what would change
 * the grade. `salt` tells apart askings that would otherwise be answered in the same words; `turn` counts the messages
 * that `listener` is shown, so that the five of an analysis are closed in five ways.
 */
export function writeFeedback(person: PersonReading, judgement: Judgement, salt: string, { listener, turn }: { listener: string; turn: number }): string {
  const pick: PickWording = (options, purpose) => {
    const first = hash32(`${purpose === 'close' ? listener : salt}|${purpose}`)
    const step = purpose === 'close' ? turn * Math.max(1, Math.floor(options.length / 5)) : 0
    return options[(first + step) % options.length] ?? ''
  }
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
  const parts =
    judgement.knockout === null ? reactionParts(person, judgement, say, pick) : [...knockoutParts(judgement, say), ...insulted(person, judgement, pick)]
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

/** Some who are insulted say why they of all people hear it. */
function insulted({ judged }: PersonReading, { knockout }: Judgement, pick: PickWording): string[] {
  if (knockout?.kind !== 'insult' || judged === null || pick(['yes', 'no'], 'insulted') === 'no') return []
  return [sentence(fill(pick(judgingFrames, 'own-frame'), { own: judged }))]
}

function reactionParts(person: PersonReading, { reactions, score, script }: Judgement, say: Say, pick: PickWording): string[] {
  const liked = nearlyBestFirst(reactions, pick)
  const faults = reactions.filter(({ points }) => points < 0).sort((a, b) => a.points - b.points)
  let reasoned = false
  const told = (reaction: Reaction | undefined, purpose: string): string[] => {
    if (reaction === undefined) return []
    const missed = reaction.kind === 'obstacleMissed' ? missedPart(person, pick) : null
    reasoned ||= missed !== null && person.past !== null
    return [missed ?? say(reactionFrames[reaction.kind], purpose, reaction.line, reaction.wanted)]
  }
  const [best] = liked
  const second = liked.find(({ line, kind }) => line !== best?.line && kind !== best?.kind)
  const [worst] = faults
  const own = ownPart(person, score >= 3 ? best : worst, pick)
  if (score >= 6) return [...told(best, 'best'), ...(own.length > 0 ? own : told(second, 'second'))]
  const [plaint = worst] = faults.filter(({ line }) => line !== null)
  if (score < 3) {
    const heard = plaint === undefined || plaint.line === null ? [say(heardFrames, 'heard', script.lines[0] ?? null)] : []
    const also = own.length > 0 || worst?.kind !== 'obstacleMissed' || plaint?.kind === 'obstacleMissed' ? [] : told(worst, 'also')
    return [...heard, ...told(plaint, 'worst'), ...own, ...also]
  }
  const praise = best === undefined ? [say(heardFrames, 'heard', script.lines[0] ?? null)] : told(best, 'best')
  if (worst === undefined) return [...praise, ...(own.length > 0 ? own : told(second, 'second'))]
  const plaints = told(worst, 'worst')
  // The reason belongs to what it explains, and two stories from one life are one too many.
  const why = reasoned ? [] : own
  const turned =
    pick(['praise first', 'praise first', 'fault first'], 'order') === 'fault first'
      ? [...plaints, ...turnedAgainst([...praise, ...why], ['Still, ', 'To be fair, ', 'All the same, '], pick)]
      : [...praise, ...why, ...turnedAgainst(plaints, ['But ', 'However, ', 'Then again, '], pick)]
  return turned
}

/** What was liked, best first, with one that comes close to the best put before it: five people do not all name the same moment. */
function nearlyBestFirst(reactions: readonly Reaction[], pick: PickWording): readonly Reaction[] {
  // A request is what a message ends with: somebody who liked anything else names that first.
  const worth = ({ kind, points }: Reaction) => points - (kind === 'askFits' ? 0.35 : 0)
  const liked = reactions.filter(({ points, line }) => points > 0 && line !== null).sort((a, b) => worth(b) - worth(a))
  const top = liked[0]
  if (top === undefined) return liked
  const close = liked.filter((reaction) => worth(top) - worth(reaction) < 0.45)
  const first =
    close[
      Number(
        pick(
          close.map((_, index) => String(index)),
          'moment',
        ),
      )
    ] ?? top
  return [first, ...liked.filter((reaction) => reaction !== first)]
}

/** What keeps this person back and is not spoken of, mostly told by the event behind it; null for the general words. */
function missedPart({ past, readiness }: PersonReading, pick: PickWording): string | null {
  if (readiness >= 0.7) return pick(missedByDoers, 'missed')
  if (past === null || pick(['event', 'event', 'general'], 'missed-how') === 'general') return null
  return fill(pick(missedFrames, 'missed'), { own: past })
}

/** A second thought that turns against the first says so, unless it is a question. */
function turnedAgainst([first, ...rest]: readonly string[], joints: readonly string[], pick: PickWording): string[] {
  if (first === undefined) return []
  const fitting = joints.filter((word) => word !== 'But ' || !/, but\b/.test(first))
  const joint = /^[^.]*\?/.test(first) ? '' : pick(fitting, 'turn')
  return [joint === '' ? first : `${joint}${/^(?:I\b|I’|[^A-Z])/.test(first) ? first : first.charAt(0).toLowerCase() + first.slice(1)}`, ...rest]
}

const judging: ReadonlySet<Reaction['kind']> = new Set([
  'concession',
  'sourcedClaim',
  'bareClaim',
  'distrustedVoice',
  'trustedVoice',
  'lecture',
  'hype',
  'guilt',
  'fear',
])
const touching: ReadonlySet<Reaction['kind']> = new Set(['motive', 'life'])

/** Why this moment reached this person: the past behind an obstacle, what the matter touches in their life, or what taught them to judge. */
function ownPart({ past, moved, judged, readiness }: PersonReading, reaction: Reaction | undefined, pick: PickWording): string[] {
  if (reaction === undefined || pick(['yes', 'yes', 'no'], 'own') === 'no') return []
  const { kind } = reaction
  const say = (text: string | null, frames: readonly string[]) => {
    if (text === null) return []
    // A life told with its own "so" or "because" takes no second one.
    const fitting = frames.filter((frame) => !/, so\b|\bbecause\b|; /.test(text) || !/, so\b|\bbecause\b|, which\b/.test(frame))
    return [sentence(fill(pick(fitting.length > 0 ? fitting : frames, 'own-frame'), { own: text }))]
  }
  if (touching.has(kind)) return reaction.line !== null && sharedWeight(reaction.line.meaning, meaningOf(moved ?? '')) > 0 ? say(moved, ownFrames) : []
  if (judging.has(kind)) return say(judged, judgingFrames)
  if (kind === 'obstacleLifted' || kind === 'obstacleNamed') return readiness >= 0.7 ? [] : say(past, pastFrames)
  return []
}

function fill(frame: string, slots: Readonly<Record<string, string>>): string {
  return frame.replace(/\{(\w+)\}/g, (_, slot: string) => {
    const lower = slot.charAt(0).toLowerCase() + slot.slice(1)
    const value = slots[lower] ?? ''
    return slot === lower ? value : capital(value)
  })
}
