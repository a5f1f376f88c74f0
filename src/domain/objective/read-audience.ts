import { coreLength, oneOf, pluralPhrase, singularTail } from './audience-forms.ts'
import { isCollective, isPlural, pluralOf, singularOf, withArticle } from './noun-forms.ts'
import type { AudienceReading, BehaviourClass } from './objective-reading.ts'
import { isPeopleWord } from './people-words.ts'
import { tidy } from './tidy.ts'
import { verbOfThird } from './verb-lexicon.ts'

/** Who is meant when the objective names nobody: the people the behaviour itself implies. */
const impliedBy: Readonly<Record<BehaviourClass, string>> = {
  attend: 'residents',
  vote: 'eligible voters',
  donate: 'possible donors',
  sign: 'residents',
  contact: 'constituents',
  volunteer: 'possible volunteers',
  support: 'voters',
  oppose: 'voters',
  adopt: 'households',
  'health-visit': 'patients',
  enroll: 'eligible people',
  join: 'possible members',
  reduce: 'people',
  share: 'people',
  learn: 'people',
  act: 'residents',
}

const leading =
  /^(?:(?:the|an?|my|his|her|its|fewer|less|our|your|their|all|both|more|most|many|some|any|every|each|of|other|additional|another|new|fellow|enough|at least|as many|one|a few|several|larger numbers of|a majority of)[,;:.]?\s+)+/i
const notOnes =
  /^(?:more|others|another|those|these|it|them|this|that|us|him|her|me|you|everyone|everybody|anyone|someone|folks|public|the public|general public)$/i

/** Without counts, articles and stray marks in front. */
function bareAudience(phrase: string): string {
  const shorter = phrase
    .replace(
      /^(?:the |our )?(?:county|city|state|town|district|village|nation|country|company|school|co-op|union|congregation|club|league|campus|hospital|university|region|council|parish)[’']s (?=[a-z])/i,
      '',
    )
    .replace(/^(?:of (?:the |our )?)?[\p{L}-]+[’']s? (?=\d)/iu, '')
    .replace(/^\d[\d,]* (?=[a-z])/i, '')
    .replace(leading, '')
    .replace(/^(?:an?|the)(?=[^\p{L}\p{N}\s’'-])/iu, '')
    .replace(/^[^\p{L}\p{N}]+/u, '')
  return shorter === phrase ? phrase : bareAudience(shorter)
}

/** "Everyone who rents a boat" is people who rent one. */
function peopleFor(phrase: string): string {
  return phrase.replace(
    /^(?:everyone|everybody|anyone|anybody|someone|whoever|all those|those|all) who ([a-z]+)/i,
    (_, verb: string) => `people who ${verbOfThird(verb) ?? verb.replace(/^is$/, 'are').replace(/^has$/, 'have')}`,
  )
}

/** Reads an audience noun phrase into forms that fit any sentence; falls back to whom the behaviour implies. */
export function readAudience(phrase: string, behaviour: BehaviourClass): AudienceReading {
  const cleaned = bareAudience(peopleFor(tidy(phrase.replace(/[“”"()]/g, ' '))))
  if (cleaned === '' || notOnes.test(cleaned) || !/\p{L}{2}/u.test(cleaned)) return fallback(behaviour)
  const core = tidy(cleaned.slice(0, coreLength(cleaned)))
  const tail = shortTail(cleaned.slice(core.length), core)
  const words = core.split(' ')
  const last = words.at(-1) ?? ''
  if (core === '' || words.length > 12 || !/^[\p{L}\p{N}’'/&-]+$/u.test(last)) return fallback(behaviour)
  if (isCollective(last) && !isPlural(last) && !/^household$/i.test(last)) {
    const whole = `${/^one\b/i.test(phrase.trim()) ? 'one' : 'the'} ${core}${tail}`
    return { plural: `members of ${whole}`, one: `a member of ${whole}`, head: 'member', stated: true }
  }
  const plural = lowerAudience(pluralPhrase(core))
  // "Parents" that begins the text is no name; "Latinos" keeps its capital.
  const one = oneOf(plural)
  return { plural: `${plural}${tail}`, one: `${one}${singularTail(tail)}`, head: singularOf(pluralOf(last)).toLowerCase(), stated: true }
}

/** What narrows the audience, cut where it would make a sentence too long to follow. */
function shortTail(tail: string, core: string): string {
  const room = 16 - core.split(' ').length
  const words = tail.split(' ')
  if (words.length <= room + 1) return tail
  for (let index = room; index > 1; index--)
    if (/^(?:in|on|at|who|that|which|with|without|from|for|near|because|and|or)$/.test(words[index] ?? ''))
      return words
        .slice(0, index)
        .join(' ')
        .replace(/[,\s]+$/, '')
  return ''
}

/** "Parents" starts a sentence and is no name; "MAGA", "Latinos" and "Southerners" keep their capitals. */
function lowerAudience(phrase: string): string {
  const first = /^\p{Lu}\p{Ll}[\p{L}-]*/u.exec(phrase)?.[0]
  if (first === undefined || ofAPlace.test(first)) return phrase
  return commonKind.test(first) || (commonEnding.test(first) && isPeopleWord(first)) ? phrase.charAt(0).toLowerCase() + phrase.slice(1) : phrase
}

const ofAPlace = /^(?:\w*(?:east|west|south|north)erners|Quakers|Mainers|Vermonters|Londoners|Berliners|Marylanders|Rhode|Islanders)$/i
const commonEnding = /(?:ers|ors|ists|ees|ants|ents|women|men|folks|keepers|holders)$/
const commonKind =
  /^(?:People|Residents|Teens|Women|Men|Veterans|Young|Rural|Suburban|Small|College|High|Working|First|Older|Local|Independents?|Families|Households|Adults|Evangelicals|Dairy|Conservatives?|Liberals|Youth|Undecided|Low|Swing|Single|Eligible|Nurses|Couples|Neighbors|Grandparents|Businesses)$/

function fallback(behaviour: BehaviourClass): AudienceReading {
  const plural = impliedBy[behaviour]
  const words = plural.split(' ')
  const head = singularOf(words.at(-1) ?? 'person')
  return { plural, one: withArticle([...words.slice(0, -1), head].join(' ')), head, stated: false }
}
