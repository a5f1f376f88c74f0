import type { Persona } from '../../contract/persona.ts'
import { type BarrierCue, barrierCues } from './data/barriers.data.ts'
import { confidants, leaning, readinessCues, reliefCondition, reliefThings } from './data/persona-cues.data.ts'
import { type Spot, spots } from './data/spots.data.ts'
import { functionWords, stopWords } from './data/stop-words.data.ts'
import { distrustCue, trustCue, voiceKinds } from './data/voices.data.ts'
import { baseOf, firstPerson } from './first-person.ts'
import { ownPronouns } from './own-pronouns.ts'
import { meaningOf, wordsOf } from './words.ts'

/** What would have to be different, in the persona's words: a thing (`speakers drawn by lot`) or a condition (`if speakers are drawn by lot`). */
export interface Relief {
  readonly form: 'thing' | 'condition'
  readonly text: string
}

export interface PersonReading {
  readonly barriers: ReadonlySet<string>
  readonly motives: ReadonlySet<string>
  /** Work, home, place, past and views. */
  readonly life: ReadonlySet<string>
  readonly relief: Relief | null
  readonly reliefMeaning: ReadonlySet<string>
  /** The kinds of obstacle in the barrier text, the most talked of first. */
  readonly obstacles: readonly BarrierCue[]
  /** From -1, refuses, over 0, undecided, to 1, does it already. */
  readonly readiness: number
  readonly trusted: ReadonlySet<string>
  readonly distrusted: ReadonlySet<string>
  /** A noun phrase for somebody they check things with; null where the text names none. */
  readonly confidant: string | null
  /** What happened to them, behind the obstacle, as `I …` without closing period; null where the text tells nothing of the kind. */
  readonly past: string | null
  /** What the matter touches in their life, and what taught them how to judge, in the same form; null where nothing is told. */
  readonly moved: string | null
  readonly judged: string | null
  readonly spot: Spot
  /** Seconds they give to a video. */
  readonly patienceSeconds: number
  /** True where the text says that they ask for proof. */
  readonly wary: boolean
}

const cueCount = (pattern: RegExp, text: string) => text.match(new RegExp(pattern.source, 'gi'))?.length ?? 0

/** Reads a persona's five texts by rules. Any wording is taken; what the rules do not find stays empty. */
export function readPerson(persona: Persona): PersonReading {
  const { demographics, psychographics, media_habits, motivations, barriers } = persona
  const relief = reliefOf(barriers, persona.gender)
  const habits = `${media_habits} ${psychographics}`.split(/(?<=[.;!?])\s+/)
  const trusting = habits.filter((part) => trustCue.test(part) && !distrustCue.test(part)).join(' ')
  const distrusting = habits.filter((part) => distrustCue.test(part)).join(' ')
  const work = `${demographics} ${motivations}`
  return {
    barriers: meaningOf(barriers),
    motives: meaningOf(motivations),
    life: meaningOf(`${demographics} ${psychographics} ${media_habits}`),
    relief,
    reliefMeaning: meaningOf(relief?.text ?? ''),
    obstacles: barrierCues
      .map((cue) => [cue, cueCount(cue.shows, barriers)] as const)
      .filter(([, count]) => count > 0)
      .sort((a, b) => b[1] - a[1])
      .map(([cue]) => cue),
    readiness: readinessOf(`${psychographics} ${barriers} ${motivations}`),
    trusted: kindsIn(trusting === '' ? media_habits : trusting),
    distrusted: kindsIn(distrusting),
    confidant: confidantOf(`${media_habits} ${psychographics}`),
    past: ownWords(barriers, persona)[0] ?? null,
    moved: ownWords(motivations, persona)[0] ?? null,
    judged: ownWords(psychographics, persona)[0] ?? null,
    spot: spots.find(({ called }) => called.test(demographics)) ?? spots.find(({ called }) => called.test(work)) ?? (spots.at(-1) as Spot),
    patienceSeconds: patienceOf(media_habits),
    wary: /\b(?:skeptic\w*|suspicious|proof|source|prove|who (?:gains|pays)|fine print|last paragraph|burned|lied|doubts?|does not trust|distrust\w*)\b/i.test(
      `${psychographics} ${barriers}`,
    ),
  }
}

function kindsIn(text: string): ReadonlySet<string> {
  return new Set(voiceKinds.filter(([, pattern]) => pattern.test(text)).map(([kind]) => kind))
}

const somebodyElse = /\b(?:he|she|his|her|him|they’d)\b|["“”()]/i

/** What the barrier text itself says would lift it. */
function reliefOf(barriers: string, gender: string): Relief | null {
  for (const pattern of reliefThings) {
    const told = pattern.exec(barriers)?.[1]?.trim()
    const text = told === undefined ? undefined : (ownPronouns(told, gender, baseOf) ?? told)
    if (text !== undefined && !/^to\b/.test(text) && !somebodyElse.test(text) && wordsOf(text).length <= 22) return { form: 'thing', text: uncapital(text) }
  }
  const found = reliefCondition.exec(barriers)
  const [, joint = '', rest = ''] = found ?? []
  const before =
    barriers
      .slice(0, found?.index ?? 0)
      .split(/[.;!?]/)
      .at(-1) ?? ''
  const refusing = /\b(?:not|never|no|nothing|stays? (?:home|away)|leaves?|stops?|refuses?|quits?|won’t|cannot|can’t)\b/i.test(before)
  const exception = /unless|until/i.test(joint)
  // "Would stay home if the same five speak" names a fear; "will not go unless asked" names what would help.
  if (refusing !== exception && !/\bonly /i.test(found?.[0] ?? '')) return null
  if (somebodyElse.test(rest) || wordsOf(rest).length > 22 || meaningOf(rest).size < 2) return null
  return { form: 'condition', text: `${exception ? 'if' : joint.toLowerCase()} ${rest.trim()}` }
}

/** A phrase that stood first in its sentence, inside another one; names and "I" stay. */
function uncapital(text: string): string {
  const [first = ''] = wordsOf(text)
  const common =
    first !== 'i' &&
    (functionWords.has(first) ||
      stopWords.has(first) ||
      /^(?:time|text|help|permission|knowledge|room|care|reasons|tasks|friends|written|proof|speakers|cards|money|talk|early)$/.test(first))
  return common ? text.charAt(0).toLowerCase() + text.slice(1) : text
}

/** The mean of the cues found; 0 where the text says nothing of it. */
function readinessOf(text: string): number {
  const found = readinessCues.flatMap(([value, pattern]) => (pattern.test(text) ? [value] : []))
  return found.length === 0 ? 0 : found.reduce((sum, value) => sum + value, 0) / found.length
}

/** Words for people: what `asks the same thing each time` asks is none. */
const person =
  /\b(?:some(?:body|one)|one|friend|parent|partner|wife|husband|sister|brother|cousin|aunt|uncle|niece|nephew|neighbors?|clerk|child|graduate|mother|father|crew|chief|man|woman|medic|nurse|guide|aide|pastor|veterans?|staff|spouse|sibling|mentor|sergeant|captain|classmate|veterinarian|vet|agronomist|[a-z]+(?:er|or|ist|ian|man|woman)|Father \p{Lu}\p{Ll}+)\b/u

function confidantOf(text: string): string | null {
  for (const pattern of confidants) {
    const phrase = pattern
      .exec(text)?.[1]
      ?.split(/\s(?:because|who|which|what|whether|that|since|and|for|before|after|about|to|when|as|if|over|first)\s/)[0]
      ?.trim()
    if (phrase !== undefined && person.test(phrase) && !/\b(?:himself|herself|he|she)\b/.test(phrase)) return phrase.replace(/^(?:his|her|their)\b/i, 'my')
  }
  return null
}

/** The first sentence of a text in the first person, where it tells something that can be said of oneself. */
function ownWords(text: string, { name, gender }: Persona): string[] {
  return text
    .split(/(?<=[.!?])\s+|;\s+/)
    .filter(
      (part) => !/^\s*(?:(?:[Ss]?[Hh]e )?(?:would|could))\b/i.test(part) && !leaning.test(part) && wordsOf(part).length >= 6 && wordsOf(part).length <= 34,
    )
    .map((part) => firstPerson(part, name, gender))
    .filter((part): part is string => part !== null)
}

/** Judgements of how long a video of unknown makers is given, from the habits told. */
function patienceOf(media: string): number {
  if (/\b(?:short (?:videos?|clips?)|scrolls?|swipes?|double speed|clips|feeds?|fifteen minutes|between two stops|anything longer than)\b/i.test(media))
    return 50
  if (/\b(?:long-form|podcasts?|documentar\w+|books?|public radio|lectures?|explainers?)\b/i.test(media)) return 150
  return 95
}
