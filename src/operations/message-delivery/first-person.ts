import { verbForms } from '../../domain/objective/verb-forms.ts'
import { verbOfParticiple, verbOfThird } from '../../domain/objective/verb-lexicon.ts'
import { wordTable } from '../../domain/word-table.ts'
import { ownPronouns } from './own-pronouns.ts'
import { wordsOf } from './words.ts'

const irregular = wordTable<string>({
  has: 'have',
  is: 'am',
  does: 'do',
  goes: 'go',
  was: 'was',
  'doesn’t': 'don’t',
  'isn’t': 'am not',
  'hasn’t': 'haven’t',
})
/** What people in life stories do and campaigns do not ask for: verbs that the lexicon of objectives lacks. */
const lifeVerbs = new Map('like hate need owe wish mean doubt fear judge milk nurse suspect wonder'.split(' ').map((verb) => [verbForms(verb).third, verb]))
const lifePasts = new Set(['lay', 'stuck'])
const modals = new Set('would could should might may must can will used never already still once often only always just'.split(' '))

/** The base of a verb in the third person; undefined for a word that is none the rules know. */
export function baseOf(word: string): string | undefined {
  return irregular[word] ?? lifeVerbs.get(word) ?? verbOfThird(word)
}

/** True for `went` and `sat`; `gone` and `seen` need a helper before them. */
function isPast(word: string): boolean {
  const verb = verbOfParticiple(word)
  return lifePasts.has(word) || (verb !== undefined && verbForms(verb).past === word)
}

/** True for the first word of a predicate about a person whose name was left out: `went once`, `has a key`, `would go`. */
function startsPredicate(word: string): boolean {
  return baseOf(word) !== undefined || isPast(word) || modals.has(word) || /[a-z]{2}ed$/.test(word)
}

/**
 * A third-person predicate or sentence about the persona as the persona would say it: `went once and was cut off` becomes
 * `I went once and was cut off`. Null where the rules cannot be sure whose "her" or which verb is meant.
 */
export function firstPerson(text: string, name: string, gender = ''): string | null {
  const [given = ''] = name.split(/\s+/)
  const trimmed = text.trim().replace(/[.;,\s]+$/, '')
  const framed = aboutMe(trimmed, given, gender)
  if (framed !== null) return framed
  const subject = new RegExp(
    `^(?:${
      [name, given]
        .filter((part) => part.length > 1)
        .map(escapeRegExp)
        .join('|') || '—'
    }|[Ss]?[Hh]e|[Tt]hey)\\s+`,
  )
  const predicate = trimmed.replace(subject, '')
  const first = wordsOf(predicate)[0] ?? ''
  if (!startsPredicate(first) || wordsOf(predicate).length < 3 || wordsOf(predicate).length > 34) return null
  if (given.length > 1 && new RegExp(`\\b${escapeRegExp(given)}\\b`).test(predicate)) return null
  // A quotation has a speaker of its own; "her" may be the persona or somebody else.
  if (/["“”()]/.test(predicate)) return null
  const mine = ownPronouns(predicate, gender, baseOf)
  if (mine === null) return null
  const turned = mine.replace(
    /^(\S+)|((?:,? (?:and|but|or)|[,;] ?(?:and|but)?) (?:then |now |still |also |never |since then |so )?)([a-z’]+)\b/g,
    (whole: string, start: string | undefined, joint: string | undefined, verb: string | undefined, at: number) => {
      // "a roommate who goes and comes back": the verb after a relative pronoun is somebody else's.
      if (
        start === undefined &&
        !/^[,;]/.test(joint ?? '') &&
        /\b(?:who|which|whose|(?<!\b(?:from|of|in|on|at|to|for|with) )that|because|since)\b[^,;]*$/.test(mine.slice(0, at))
      )
        return whole
      const word = (start ?? verb ?? '').toLowerCase()
      const base = baseOf(word)
      return base === undefined ? (start === undefined ? whole : word) : `${joint ?? ''}${base}`
    },
  )
  // A coordinated word in -s that is no known verb may be one: better silent than wrong.
  if (/\b(?:and|but) [a-z]+(?<!ss|us|is|as)s (?:a|an|the|my|in|on|of|for|at|to|from|every|out|up)\b/.test(turned)) return null
  return `I ${turned.replace(/\boneself\b/g, 'myself').replace(/\bone’s own\b/g, 'my own')}`
}

/** A trouble told about the person by name (`What holds Ann back is that …`): the trouble alone is what they would say. */
function aboutMe(text: string, given: string, gender: string): string | null {
  if (given === '') return null
  const named = escapeRegExp(given)
  const frame = new RegExp(
    `^(?:For ${named} the trouble is that |What holds ${named} back is that |Asked what stands in the way, ${named} answers that |In ${named}’s case |${named} has run into it twice already: |${named} stops at the same point each time, because |${named} tells friends (?:her|his) reason: |${named} (?:says|admits) that )`,
  )
  if (!frame.test(text)) return null
  const rest = text.replace(frame, '').replace(/, and that nobody has dealt with it$/, '')
  if (/["“”()]/.test(rest) || wordsOf(rest).length > 30 || new RegExp(`\\b${named}\\b`).test(rest)) return null
  return ownPronouns(rest, gender, baseOf)
}

function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
