import { adverbInLy } from './adverb-in-ly.ts'
import { irregularVerbs } from './irregular-verbs.data.ts'

const vowel = 'aeiou'

/** True for short consonant-vowel-consonant verbs that double the last letter: `stop` → `stopping`. */
function doubles(verb: string): boolean {
  if (
    /^(commit|recommit|refer|admit|permit|submit|resubmit|enrol|control|prefer|regret|equip|forget|begin|forbid|unplug|patrol|transfer|retrofit|outfit|format|microchip|worship|kidnap|handicap|overlap|unwrap|outrun|rerun)$/.test(
      verb,
    )
  )
    return verb !== 'format'
  return verb.length <= 5 && /^(?:qu|[^aeiou])*[aeiou][^aeiouwxy]$/.test(verb)
}

function gerundOf(verb: string): string {
  if (verb === 'be') return 'being'
  if (/ie$/.test(verb)) return `${verb.slice(0, -2)}ying`
  if (/[^eoy]e$/.test(verb)) return `${verb.slice(0, -1)}ing`
  return `${doubles(verb) ? verb + verb.slice(-1) : verb}ing`
}

function thirdOf(verb: string): string {
  if (verb === 'be') return 'is'
  if (verb === 'have') return 'has'
  if (/(?:s|x|z|ch|sh|o)$/.test(verb)) return `${verb}es`
  if (/y$/.test(verb) && !vowel.includes(verb.at(-2) ?? 'a')) return `${verb.slice(0, -1)}ies`
  return `${verb}s`
}

function pastOf(verb: string): string {
  const irregular = irregularVerbs[verb]
  if (irregular !== undefined) return irregular
  if (/e$/.test(verb)) return `${verb}d`
  if (/y$/.test(verb) && !vowel.includes(verb.at(-2) ?? 'a')) return `${verb.slice(0, -1)}ied`
  return `${doubles(verb) ? verb + verb.slice(-1) : verb}ed`
}

export interface VerbForms {
  readonly base: string
  readonly gerund: string
  readonly third: string
  readonly past: string
}

/** The forms of one English verb given in its base form. */
export function verbForms(verb: string): VerbForms {
  return { base: verb, gerund: gerundOf(verb), third: thirdOf(verb), past: pastOf(verb) }
}

const leadingAdverb = new RegExp(`^(?:(?:${adverbInLy}|also|even|still|always|often|first|then|both)\\s+)+`, 'i')

/**
 * The forms of a verb phrase: the leading verb is inflected, and verbs joined to it by "and" or "or"
 * when `isVerb` knows them. A leading "not" takes "does not" and "did not".
 */
export function phraseForms(phrase: string, isVerb: (word: string) => boolean): VerbForms {
  const negated = /^(?:not|never)\s+(.+)$/i.exec(phrase)
  if (negated?.[1] !== undefined) {
    const rest = phraseForms(negated[1], isVerb)
    return { base: `not ${rest.base}`, gerund: `not ${rest.gerund}`, third: `does not ${rest.base}`, past: `did not ${rest.base}` }
  }
  const adverb = leadingAdverb.exec(phrase)?.[0] ?? ''
  const [verb = '', ...rest] = phrase.slice(adverb.length).split(' ')
  const forms = verbForms(verb)
  const tail = (pick: keyof VerbForms): string =>
    rest
      .map((word, index) => {
        const before = rest[index - 1] ?? ''
        const joined = index > 0 && /^(?:and|or)$/.test(before) && isVerb(word)
        return joined ? verbForms(word)[pick] : word
      })
      .join(' ')
  const build = (pick: keyof VerbForms): string => `${adverb}${forms[pick]} ${tail(pick)}`.trim()
  return { base: build('base'), gerund: build('gerund'), third: build('third'), past: build('past') }
}
