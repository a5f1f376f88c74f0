import { isCollective, isPlural, pluralOf, singularOf, withArticle } from './noun-forms.ts'
import type { AudienceReading, BehaviourClass } from './objective-reading.ts'
import { tidy } from './tidy.ts'

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
  /^(?:(?:the|an?|our|your|their|all|both|more|most|many|some|any|every|each|of|other|additional|another|new|fellow|enough|at least|as many|one|a few|several|larger numbers of|a majority of)[,;:.]?\s+)+/i
const postModifier =
  /\s+(?:who|that|which|whose|in|at|on|from|with|without|aged|ages|age|under|over|between|near|of|about|for|outside|along|across|to|as|living|working|using|eligible|registered|close)\b.*$/i
const notOnes = /^(?:it|them|this|that|us|him|her|me|you|everyone|everybody|anyone|someone|folks|public|the public|general public)$/i

/** Without counts, articles and stray marks in front. */
function bareAudience(phrase: string): string {
  const shorter = phrase
    .replace(/^(?:of (?:the |our )?)?[\p{L}-]+[’']s? (?=\d)/iu, '')
    .replace(/^\d[\d,]* (?=[a-z])/i, '')
    .replace(leading, '')
    .replace(/^(?:an?|the)(?=[^\p{L}\p{N}\s’'-])/iu, '')
    .replace(/^[^\p{L}\p{N}]+/u, '')
  return shorter === phrase ? phrase : bareAudience(shorter)
}

/** Reads an audience noun phrase into forms that fit any sentence; falls back to whom the behaviour implies. */
export function readAudience(phrase: string, behaviour: BehaviourClass): AudienceReading {
  const cleaned = bareAudience(tidy(phrase.replace(/[“”"()]/g, ' ')))
  const usable = cleaned !== '' && !notOnes.test(cleaned) && cleaned.split(' ').length <= 16 && /\p{L}{2}/u.test(cleaned)
  if (!usable) return fallback(behaviour)
  const core = tidy(cleaned.replace(postModifier, ''))
  const tail = cleaned.slice(core.length)
  const words = core.split(' ')
  const last = words.at(-1) ?? ''
  if (core === '' || !/^[\p{L}\p{N}’'/&-]+$/u.test(last)) return fallback(behaviour)
  const before = words.slice(0, -1).join(' ')
  if (isCollective(last) && !isPlural(last) && !/^household$/i.test(last)) {
    const whole = `${/^one\b/i.test(phrase.trim()) ? 'one' : 'the'} ${core}${tail}`
    return { plural: `members of ${whole}`, one: `a member of ${whole}`, head: 'member', stated: true }
  }
  const plural = lowerFirst(`${before} ${pluralOf(last)}`.trim())
  const singular = before === '' ? (lowerFirst(pluralOf(last)) === pluralOf(last) ? singularOf(last) : singularOf(last).toLowerCase()) : singularOf(last)
  // "young person": a singular that brings its own adjective drops the doubled one.
  const one = singular === 'young person' && /\byoung$/i.test(before) ? 'a young person' : withArticle(lowerFirst(`${before} ${singular}`.trim()))
  return { plural: `${plural}${tail}`, one: `${one}${tail}`, head: singular.toLowerCase(), stated: true }
}

/** "Parents" starts a sentence and is no name; "MAGA", "Latino" and "US" keep their capitals. */
function lowerFirst(phrase: string): string {
  return /^(?:People|Parents|Voters|Residents|Students|Teens|Seniors|Farmers|Nurses|Workers|Women|Men|Drivers|Homeowners|Renters|Veterans|Young|Rural|Suburban|Small|College|High|Working|First|Older|Local|Independent|Independents|Families|Households|Adults|Teachers|Commuters|Evangelicals|Churchgoers|Dairy|Conservative|Conservatives|Liberals|Youth|Customers|Undecided|Low|Swing|Single|Eligible)\b/.test(
    phrase,
  )
    ? phrase.charAt(0).toLowerCase() + phrase.slice(1)
    : phrase
}

function fallback(behaviour: BehaviourClass): AudienceReading {
  const plural = impliedBy[behaviour]
  const words = plural.split(' ')
  const head = singularOf(words.at(-1) ?? 'person')
  return { plural, one: withArticle([...words.slice(0, -1), head].join(' ')), head, stated: false }
}
