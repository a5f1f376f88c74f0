import { pluralOf } from './noun-forms.ts'
import { notPeople, peopleWords } from './word-classes.data.ts'

const oneBody =
  /^(?:family|person|child|woman|man|class|crew|parish|household|council|commission|board|team|union|student|parent|resident|voter|worker|patient|member|teenager|citizen|commuter)$/

/** True for a noun that names people, or a body of people that can act. */
export function isPeopleWord(word: string): boolean {
  const lower = word.toLowerCase().replace(/[’']s?$/, '')
  if (notPeople.has(lower)) return false
  if (peopleWords.has(lower) || oneBody.test(lower)) return true
  const last = lower.split('-').at(-1) ?? ''
  return (
    /(?:ers|ors|ists|ians|ees|ants|ents|women|men|folk|folks|people|mates|keepers|holders|tots|goers|makers|ioners|arians|ologists|smiths|hands|aides|istas|rs)$/.test(
      last,
    ) || peopleWords.has(last)
  )
}

/** The same, and their singulars that stand before another noun: "teen vaping". */
export function isPersonNoun(word: string): boolean {
  return isPeopleWord(word) || peopleWords.has(pluralOf(word.toLowerCase()))
}

/** A noun phrase whose own head, before any "of", "in" or "who", names people. */
export function isPeoplePhrase(phrase: string): boolean {
  const core =
    phrase.split(
      /,| (?=(?:earning|living|working|facing|caring|speaking|aging|owning|attending|renting)\b)| (?:of|in|on|at|who|that|whose|with|without|from|for|near|aged|over|under|living|around|across|along|outside|between|using|facing|to) /i,
    )[0] ?? ''
  const last = core.trim().split(/\s+/).at(-1) ?? ''
  return isPeopleWord(last.replace(/[^\p{L}\p{N}’'-]/gu, ''))
}
