import { readSituation } from '../objective/situation.ts'
import type { Situation } from '../objective/situation-types.ts'
import type { PersonReading } from './read-person.ts'
import type { ScriptReading } from './read-script.ts'
import { meaningOf, sharedWeight } from './words.ts'

/** What an objective is about, in stems: its subject and behaviour, and the vocabulary of its field around them. */
export interface Topic {
  readonly core: ReadonlySet<string>
  readonly field: ReadonlySet<string>
}

/** What the objective is about; null where none is given or its words say too little. */
export function topicOf(desiredOutcome: string | undefined): Topic | null {
  if (desiredOutcome === undefined) return null
  const situation = readSituation(desiredOutcome)
  const known = topics.get(situation)
  if (known !== undefined) return known
  const { reading, domain } = situation
  const core = meaningOf(`${reading.subject.text} ${reading.what.shortBase} ${reading.keywords.join(' ')}`)
  if (core.size === 0) return null
  const topic = { core, field: meaningOf(fieldWords(domain)) }
  topics.set(situation, topic)
  return topic
}

/** One objective is asked about hundreds of times in a run. */
const topics = new WeakMap<Situation, Topic>()

function fieldWords({ scenes, reasons, records, misreadings, trusted }: Situation['domain']): string {
  return [...scenes, ...reasons, ...records, ...misreadings, ...trusted.map(({ who }) => who)].join(' ')
}

/**
 * 0, about something else, to 1, plainly on the subject. One word of the subject is a hint, two are the subject, and
 * the field's own vocabulary counts a quarter. Without an objective the persona's motives and obstacles are the subject.
 */
export function topicFit(script: ScriptReading, topic: Topic | null, person: PersonReading): number {
  if (topic === null) {
    const own = new Set([...person.motives, ...person.barriers])
    return Math.min(1, (sharedWeight(script.meaning, own) + 0.5 * sharedWeight(script.meaning, person.life)) / 3)
  }
  const wordsOfCore = [...topic.core].filter((item) => !item.startsWith('~')).length
  const needed = Math.max(1, Math.min(2, wordsOfCore / 2))
  return Math.min(1, (sharedWeight(script.meaning, topic.core) + 0.25 * sharedWeight(script.meaning, topic.field)) / needed)
}
