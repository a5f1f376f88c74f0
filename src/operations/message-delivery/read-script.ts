import type { DeliveredNarrative } from '../../contract/message-delivery.ts'
import type { ToneKind } from './data/tone.data.ts'
import { type Legibility, legibilityOf } from './legibility.ts'
import { asksOf } from './read-asks.ts'
import { readTone } from './read-tone.ts'
import { meaningOf, wordsOf } from './words.ts'

/** One sentence that is spoken, or, in a script without speech, seen. */
export interface Line {
  /** As written, editor's marks in square brackets included. */
  readonly text: string
  readonly scene: number
  readonly meaning: ReadonlySet<string>
  readonly tones: readonly ToneKind[]
  /** A statement about the world that somebody could ask a source for. */
  readonly claims: boolean
  /** The script says where the claim comes from, or that a source belongs here. */
  readonly sourced: boolean
  /** Something is granted to the other side, or a limit of one's own is owned. */
  readonly concedes: boolean
  /** Index into the HPEM stages of what is asked here; null when nothing is asked. */
  readonly ask: number | null
  /** A thing, a clock time, a day or a name that a listener can picture. */
  readonly concrete: boolean
}

export interface ScriptReading {
  readonly legibility: Legibility
  readonly lines: readonly Line[]
  /** What the whole script is about: what is said, seen and shown. */
  readonly meaning: ReadonlySet<string>
  /** Everything said and seen, for patterns. */
  readonly text: string
  /** Seconds. */
  readonly totalSeconds: number
  /** Words a second of the fastest scene. */
  readonly topPace: number
  /** The name that returns in most scenes, if there is one. */
  readonly lead: string | null
}

/** A statement about the world that somebody could ask a source for. */
export const claim =
  /\b\d+(?:[.,]\d+)?\s?(?:%|percent\b)|\b(?:studies|research|experts?|science|scientists|surveys?|polls?|statistics|data) (?:show|say|prove|agree|confirm|find|tell)|\b(?:proven|everyone knows|everybody knows|most people|\d+ (?:out )?(?:of|in) \d+|(?:\d[\d.,]* |a |the )?(?:million|billion|thousand)s?\b|the (?:safest|cheapest|only way|best way) |always works|never fails|guarantee[sd]?)/i
const marked = /\[[^\]]*\bsource\b[^\]]*\]|\bsource:|according to (?:the|our|its) [\w ]*(?:record|report|log|minutes|table|survey|test)/i
/** Something granted to the other side, or a limit of one's own that is owned. */
export const concession =
  /\b(?:that is fair|that’s fair|fair point|is right that|you may (?:still )?(?:say|think|disagree)|you can say no|i (?:don’t|do not|didn’t|did not) know\b|i was wrong|we (?:were|got it) wrong|is not free|it costs us|what it costs|what i can’t say|cannot say|can’t say|one slip of mine|go against me|goes against me|came out smaller|honest(?:ly)? (?:answer|cost)|i thought the same|i (?:used to|would have) (?:say|said|think|thought|laugh(?:ed)?)|nobody needs to take|has a point|not (?:everyone|everybody) (?:agrees|will)|it will not fix|won’t fix|did not become)\b/i
const thing =
  /\b(?:table|door|kitchen|truck|sheet|letter|phone|key|coat|jar|list|pencil|pen|chair|barn|cow|bottle|tin|box|bag|shoe|boots?|window|stove|fridge|magnet|porch|mirror|bench|counter|photo|map|calendar|coffee|cup|mug|drawer|shelf|bucket|fence|gate|bike|helmet|bus|car|bridge|desk|notebook|envelope|stamp|ballot|sticker|needle|bandage|cookie|juice|couch|cot|glove|hat|cap|jacket|ladder|hammer|nail|roof|basement|sandbag|hose|pump|tap|glass|tooth|lung|stairs|locker|backpack|lunch|sandwich|pie|bread|dog|microphone|radio|light|lamp|clock|watch|string|rope|card|badge|vest|knife|plate|bell|whistle|stopwatch|canteen|flag|ration|number|room|corner|row|page|line|bin|cart|curb|monitor|chart|pager|break room|parking lot|cat|horse|bird|chicken|piano|guitar|ball|board|can|tree|house|garage|garden|yard|lawn|hedge|leaf|street|road|porch|wall|floor|ceiling|sink|bed|sofa|television|screen|camera|picture|drawing|poster|flyer|form|paper|receipt|ticket|bill|coin|wallet|pocket|sleeve|pill|kit|wheel|engine|tire|tractor|field|tool|broom|mop|pot|pan|spoon|soup|egg|apple|milk|cake|candle|tape|barbecue|grill|cooler|hand|thumb|suitcase|trophy|dumpster|mailbox|doorbell|crate|blanket|pillow|folder|binder|stapler|tray|oven)s?\b/i
const clockOrDay =
  /\b(?:\d{1,2}(?::\d\d)?\s?(?:am|pm|o’clock|o'clock)|noon|midnight|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|june|july|august|september|october|november|december|\d+)\b/i

function sentencesIn(text: string): string[] {
  return text
    .split(/(?<=[.?!…]["”’)\]]?)\s+(?=[\p{Lu}\p{N}"“‘(])/u)
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\p{N}]/u.test(part))
}

/** What is spoken; a script in which nobody speaks is read by what is seen. */
function spokenOrSeen(narrative: DeliveredNarrative): { text: string; scene: number; shown: string }[] {
  const read = (pick: (scene: DeliveredNarrative['video_script'][number]) => string) =>
    narrative.video_script.flatMap((scene, index) => sentencesIn(pick(scene)).map((text) => ({ text, scene: index, shown: scene.visual_direction })))
  const spoken = read((scene) => scene.voiceover)
  const words = spoken.reduce((sum, { text }) => sum + wordsOf(text.replace(/\[[^\]]*\]/g, ' ')).length, 0)
  return words >= 3 ? spoken : read((scene) => scene.scene)
}

/** Reads a script once, sentence by sentence, by rules. It knows nothing of the persona. */
export function readScript(narrative: DeliveredNarrative): ScriptReading {
  const parts = spokenOrSeen(narrative)
  const text = narrative.video_script.map((scene) => `${scene.scene} ${scene.voiceover}`).join('\n')
  const asks = asksOf(parts.map((part) => part.text))
  const lines = parts.map(
    ({ text: sentence, scene, shown }, index): Line => ({
      text: sentence,
      scene,
      meaning: meaningOf(sentence),
      tones: readTone(sentence),
      claims: claim.test(sentence),
      sourced: marked.test(sentence) || /\bsources?\b/i.test(shown),
      concedes: concession.test(sentence),
      ask: asks[index] ?? null,
      concrete: thing.test(sentence) || clockOrDay.test(sentence) || /(?<=\p{Ll},? )\p{Lu}\p{Ll}{2,}/u.test(sentence),
    }),
  )
  return {
    legibility: legibilityOf(parts.map((part) => part.text).join(' ')),
    lines,
    meaning: meaningOf(narrative.video_script.map((scene) => `${scene.scene} ${scene.voiceover} ${scene.visual_direction}`).join(' ')),
    text,
    totalSeconds: narrative.video_script.reduce((sum, scene) => sum + scene.duration_seconds, 0),
    topPace: Math.max(...narrative.video_script.map((scene) => wordsOf(scene.voiceover.replace(/\[[^\]]*\]/g, ' ')).length / scene.duration_seconds)),
    lead: leadOf(narrative),
  }
}

/** A name in at least half of the scenes, found where a capital is no accident of a sentence's start. */
function leadOf({ video_script }: DeliveredNarrative): string | null {
  const all = video_script.map((scene) => `${scene.scene} ${scene.voiceover}`)
  const inside = new Set(all.flatMap((text) => [...text.matchAll(/(?<=\p{Ll},? )(\p{Lu}\p{Ll}{2,})(?=[\s.,;:’?!])/gu)].map((match) => match[1] ?? '')))
  const counted = [...inside].map((name) => [name, all.filter((text) => new RegExp(`\\b${name}\\b`).test(text)).length] as const)
  const [best] = counted.filter(([, scenes]) => scenes * 2 >= all.length).sort((a, b) => b[1] - a[1])
  return best?.[0] ?? null
}
