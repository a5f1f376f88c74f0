import { placeNames } from './places.data.ts'

const names = new Map([...placeNames].map((name) => [name.toLowerCase(), name]))
const ambiguous = new Set([
  'mobile',
  'reading',
  'orange',
  'salem',
  'buffalo',
  'mesa',
  'erie',
  'gary',
  'tyler',
  'jackson',
  'lincoln',
  'madison',
  'perth',
  'providence',
  'queens',
])
const geography = /\b(lake|mount|fort|port|saint|north|south|east|west|new) ([a-z]{3,})\b|\b([a-z]{3,}) (street|avenue|county|boulevard|island|valley|park)\b/g

/** Gives names of places their capitals in a text that is all capitals or all small letters; any other text stays as it is. */
export function restoreNames(text: string): string {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const capitals = text.match(/\p{Lu}/gu)?.length ?? 0
  const shouted = letters > 12 && capitals / letters > 0.9
  if (!shouted && capitals > 1) return text
  const lower = shouted ? text.toLowerCase() : text
  const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)
  const titled = lower.replace(/(?<=\b(?:in|at|on|of|from|near|around|across) (?:the )?)([a-z]+(?: [a-z]+){0,2})/g, (phrase) => {
    const words = phrase.split(' ')
    for (let length = words.length; length > 0; length--) {
      const head = words.slice(0, length).join(' ')
      const geographic = length === 2 && new RegExp(geography.source).test(head) && !/^(?:the|our|a|an|this|each|every|local|county|city|main) /.test(head)
      const name = names.get(head) ?? (geographic ? words.slice(0, 2).map(capital).join(' ') : undefined)
      if (name === undefined || (ambiguous.has(head) && length === 1 && !names.has(words[1] ?? ''))) continue
      const rest = words.slice(length)
      const next = names.get(rest[0] ?? '')
      return [name, ...(next === undefined ? rest : [next, ...rest.slice(1)])].join(' ')
    }
    return phrase
  })
  return shouted ? capital(titled) : titled
}
