import type { ObjectiveReading } from '../objective-reading.ts'
import type { LabelledObjective } from './labelled-objective.ts'

export const comparedSlots = ['who', 'behaviour', 'place', 'deadline', 'measure'] as const
export type ComparedSlot = (typeof comparedSlots)[number]

const small = new Set('a an the of to and or for in on at by with their his her its our your from that who'.split(' '))

/** Lower case, no marks, singular where an s makes the plural, so that only the choice of words is compared. */
function wordsOf(phrase: string): string[] {
  return phrase
    .toLowerCase()
    .replace(/[’']s\b/g, '')
    .replace(/per ?cent\b/g, '%')
    .replace(/(\d),(?=\d{3})/g, '$1')
    .replace(/([%$])/g, ' $1 ')
    .replace(/[^\p{L}\p{N}%$]+/gu, ' ')
    .trim()
    .split(' ')
    .filter((word) => word !== '')
}

const singular = (word: string): string => (/(?:ss|us|is)$/.test(word) ? word : word.replace(/(?:ies)$/, 'y').replace(/s$/, ''))
const people: Readonly<Record<string, string>> = { ppl: 'people', men: 'man', women: 'woman', children: 'child', grandchildren: 'grandchild' }
const content = (phrase: string): string[] =>
  wordsOf(phrase)
    .filter((word) => !small.has(word))
    .map((word) => people[word] ?? singular(word))

const contains = (whole: readonly string[], part: readonly string[]): boolean => part.every((word) => whole.includes(word))
const same = (one: readonly string[], other: readonly string[]): boolean => one.join(' ') === other.join(' ')

/** Words the audience may have beyond its label: what the label calls a detail, and the place when it is part of the name. */
function whoIsRight(reading: ObjectiveReading, labelled: LabelledObjective): boolean {
  if (labelled.who === null) return !reading.who.stated
  if (!reading.who.stated) return false
  const read = content(reading.who.plural)
  const head = content(labelled.who)
  const allowed = new Set([...head, ...content(`${labelled.whoDetail ?? ''} ${labelled.place ?? ''}`), 'member', 'whole'])
  const foreign = read.filter((word) => !allowed.has(word))
  return contains(read, head) && foreign.length <= 1
}

const adverb = /^(?:[a-z]+ly|not|also|actualy)$/

/** The verb and the two words that follow must be the label's, most of the label's words must be there, and little else. */
function behaviourIsRight(reading: ObjectiveReading, labelled: LabelledObjective): boolean {
  return [labelled.behaviour, ...(labelled.behaviourAlso ?? [])].some((behaviour) => {
    const label = content(behaviour).filter((word) => !adverb.test(word))
    const read = content(reading.what.base).filter((word) => !adverb.test(word))
    const found = label.filter((word) => read.includes(word)).length
    const foreign = read.filter((word) => !label.includes(word)).length
    return same(label.slice(0, 3), read.slice(0, Math.min(3, label.length))) && found / label.length >= 0.75 && foreign <= Math.max(1, label.length * 0.25)
  })
}

/** The name must be there, with at most what kind of place it is about it. */
function placeIsRight(reading: ObjectiveReading, labelled: LabelledObjective): boolean {
  if (labelled.place === null) return !reading.place.stated
  if (!reading.place.stated) return false
  const read = content(reading.place.text)
  const label = content(labelled.place)
  return contains(read, label) && read.length - label.length <= 4
}

function phraseIsRight(read: string | null, label: string | null): boolean {
  if (label === null || read === null) return label === read
  // The prepositions "by" and "from" count in a deadline and not in a measure of change.
  const plain = (phrase: string): string =>
    wordsOf(
      phrase
        .replace(/^every one$/, 'every')
        .replace(/^all of them$/, 'all')
        .replace(/^by (?=(?:a |half|\d+ ?(?:%|per ?cent)))/i, ''),
    )
      .filter((word) => !/^(?:the|a|an|of)$/.test(word))
      .join(' ')
  return plain(read) === plain(label)
}

/** Which slots of a reading say what a careful person read in the same text. */
export function compareReading(reading: ObjectiveReading, labelled: LabelledObjective): Readonly<Record<ComparedSlot, boolean>> {
  return {
    who: whoIsRight(reading, labelled),
    behaviour: behaviourIsRight(reading, labelled),
    place: placeIsRight(reading, labelled),
    deadline: phraseIsRight(reading.deadline, labelled.deadline),
    measure: phraseIsRight(reading.measure, labelled.measure),
  }
}

export type Shares = Readonly<Record<ComparedSlot, number>>

/** The share of entries, 0 to 1, whose slot is read right. */
export function sharesRight(entries: readonly LabelledObjective[], read: (text: string) => ObjectiveReading): Shares {
  const compared = entries.map((entry) => compareReading(read(entry.text), entry))
  const share = (slot: ComparedSlot): number => compared.filter((slots) => slots[slot]).length / Math.max(1, entries.length)
  return { who: share('who'), behaviour: share('behaviour'), place: share('place'), deadline: share('deadline'), measure: share('measure') }
}
