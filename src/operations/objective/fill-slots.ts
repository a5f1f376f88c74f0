import type { ObjectiveReading } from '../../domain/objective/objective-reading.ts'
import { agreeing } from './spoken.ts'

/** The slots a fragment may use. */
export function slotsOf(reading: ObjectiveReading): Readonly<Record<string, string>> {
  return {
    who: reading.who.plural,
    one: reading.who.one,
    subject: reading.subject.text,
    bare: reading.subject.bare,
    do: reading.what.shortBase,
    doing: reading.what.shortGerund,
    place: reading.place.text,
    in: reading.place.inPlace,
    when: reading.deadline ?? 'in the time set',
  }
}

/** A copy of a tree of strings with every `{slot}` replaced and verbs that fit a plural `{subject}`; an unknown slot is a fault in the data and throws. */
export function fillSlots<T>(tree: T, slots: Readonly<Record<string, string>>): T {
  if (typeof tree === 'string') {
    // The narrowing to string is lost on T; replacing keeps the type a string.
    return agreeing(tree, slots.subject ?? '').replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = slots[name]
      if (value === undefined) throw new Error(`unknown slot {${name}}`)
      return value
    }) as T
  }
  if (Array.isArray(tree)) return tree.map((entry: unknown) => fillSlots(entry, slots)) as T
  if (tree !== null && typeof tree === 'object') {
    return Object.fromEntries(Object.entries(tree).map(([key, value]: [string, unknown]) => [key, fillSlots(value, slots)])) as T
  }
  return tree
}
