import type { Parts } from './find-infinitive.ts'
import { measureOfAudience } from './find-measure.ts'
import { atVerb } from './find-verb.ts'
import { isPeoplePhrase, isPeopleWord } from './people-words.ts'
import { fromGerunds } from './split-causative.ts'
import type { SplitGoal } from './split-goal.ts'
import { tidy } from './tidy.ts'
import { isVerb, verbOfGerund, verbOfParticiple, verbOfThird } from './verb-lexicon.ts'

/** "300 workers will have completed training" → "complete training"; "are tested for lead" → "be tested for lead". */
export function baseOfPredicate(predicate: string): string {
  const text = predicate.replace(/^(?:will|should|shall|must|can|could|would|may|need to|ought to|have to)\s+/i, '')
  const perfect = /^(?:have|has|had) (?:(?:already|all|each|also|at least|both) )?(?!to\b)(\w+)\b(.*)$/i.exec(text)
  if (perfect?.[1] !== undefined && /(?:d|en|wn|rn|ne|lt|pt|t|de)$/.test(perfect[1])) {
    if (perfect[1] === 'been') return `be${perfect[2] ?? ''}`
    const verb = verbOfParticiple(perfect[1])
    if (verb !== undefined && !/^(?:their|the|a|an)\b/.test(perfect[1])) return `${verb}${perfect[2] ?? ''}`
  }
  const progressive = /^(?:be|are|is) (\w+ing)\b(.*)$/i.exec(text)
  const verb = verbOfGerund(progressive?.[1] ?? '')
  if (verb !== undefined) return `${verb}${progressive?.[2] ?? ''}`
  return text.replace(/^(?:are|is|am)\b/i, 'be').replace(/^has\b/i, 'have')
}

/** "Helmets are worn by at least 60 % of riders": who follows "by". */
function passive(sentence: string): Parts | null {
  const match =
    /^(.{2,120}?)\s+(?:should be|must be|will be|to be|are|is|get|be|being|will have been|have been)\s+((?:\w+ly )?)(\w+)((?:\s[^,.]{1,80}?)?)\s+by\s+(.{3,})$/i.exec(
      sentence,
    )
  const [, object = '', adverb = '', participle = '', middle = '', agent = ''] = match ?? []
  const verb = /(?:ed|en|wn|rn|ne|t|ld|de)$/.test(participle) ? verbOfParticiple(participle) : undefined
  if (match === null || verb === undefined || !isPeoplePhrase(measureOfAudience(agent).rest)) return null
  const what = object.replace(/^(?:that|all|the fact that) /i, '')
  const [near = '', ...rest] = agent.split(/(?=, (?:including|because|so|even|\d))/)
  return {
    who: near,
    what: `${adverb}${verb} ${/^[A-Z][a-z]/.test(what) && !/^[A-Z]\w+ [A-Z]/.test(what) ? what.charAt(0).toLowerCase() + what.slice(1) : what}${middle}${rest.join('')}`,
  }
}

/** "Sign the petition": an order to those who should act, who are not named. */
function order(sentence: string): SplitGoal | null {
  const words = sentence.split(' ')
  const first = (words[0] ?? '').toLowerCase().replace(/,$/, '')
  if (!isVerb(first) || isPeopleWord(first) || (words.length === 1 && verbOfGerund(first) !== undefined)) return null
  if (words.length > 1 && /^(?:turnout|attendance|support|uptake|sign-?ups?|donations?|use|awareness|managers?)$/i.test(words[1] ?? '')) return null
  if (
    /^(?:support|use|fears?|trust|interest|demand|respect) (?:for|of|in)\b/i.test(sentence) ||
    (/^[a-z]+ [a-z]+ (?:for|among) /i.test(sentence) &&
      isPeoplePhrase(words.slice(3).join(' ')) &&
      !/^(?:the|an?|your|our|their)$/i.test(words[1] ?? '') &&
      words.length === 4)
  )
    return null
  const [head = '', ...tail] = words
  return { who: null, what: [head.toLowerCase(), ...tail].join(' '), intent: 'verb' }
}

/** "Voters should support X", "Parents attend Y", "more girls playing rugby", or an order: "Sign the petition". */
export function splitStatement(sentence: string): SplitGoal | null {
  const back = /^(.+?)\s+back\s+(?:at|in|on|to)\s+(.+)$/i.exec(sentence)
  if (back?.[1] !== undefined && isPeoplePhrase(measureOfAudience(back[1]).rest)) return { who: back[1], what: `come back to ${back[2] ?? ''}`, intent: 'verb' }
  const done = passive(sentence)
  if (done !== null) return { who: tidy(done.who), what: tidy(done.what), intent: 'verb' }
  const fewer = /^(?:far )?(?:fewer|less)\s/i.test(sentence)
  const ordered = order(sentence)
  if (ordered !== null) return ordered
  const found = atVerb(sentence, ['modal', 'base'])
  if (found !== null && (found.form === 'modal' || (subjectActs(found.who) && !/[,:]$/.test(found.who)))) {
    const adverb = /\s((?!(?:fami|ear|on|app|elder)ly$)[a-z]+ly)$/.exec(found.who)
    return {
      who: tidy(adverb === null ? found.who : found.who.slice(0, adverb.index)),
      what: tidy(`${adverb?.[1] ?? ''} ${baseOfPredicate(found.what)}`),
      intent: 'verb',
    }
  }
  const third = atVerb(sentence, ['third'])
  if (third !== null && subjectActs(third.who)) return { who: tidy(third.who), what: tidy(baseOfPredicate(third.what)), intent: 'verb' }
  const to = /^(.{2,80}?)\s+to\s+([a-z-]+\b.*)$/i.exec(sentence)
  if (to?.[1] !== undefined && to[2] !== undefined && isVerb(to[2].split(/\W/)[0] ?? '') && isPeoplePhrase(to[1]))
    return { who: to[1], what: to[2], intent: 'verb' }
  const gerund = atVerb(sentence, ['gerund'])
  if (gerund !== null && isPeoplePhrase(gerund.who)) {
    const phrase = sentence.slice(gerund.who.length).trim()
    return { who: tidy(gerund.who), what: tidy(fewer ? `stop ${phrase}` : fromGerunds(phrase)), intent: 'verb' }
  }
  // "More dads at story hour": being there is what is asked.
  const present = /^(?:far |many )?more\s+(.+?)\s+((?:at|on|in) .+)$/i.exec(sentence)
  if (present?.[1] !== undefined && isPeoplePhrase(present[1]) && !/^\w+ [A-Z]| who | that /.test(present[2] ?? ''))
    return { who: present[1], what: `be ${present[2] ?? ''}`, intent: 'verb' }
  return whoDo(sentence, fewer)
}

function subjectActs(who: string): boolean {
  const people = measureOfAudience(who).rest
  return isPeoplePhrase(people) || /^(?:every|each|all)\s/i.test(who)
}

/** "Boat owners in the Keys who anchor on sand": what they should do is said in the clause about them. */
export function whoDo(phrase: string, stops = false): SplitGoal | null {
  const match = /^(.+?)\s+(?:who|that)\s+(.+)$/i.exec(phrase)
  if (match?.[1] === undefined || match[2] === undefined || !isPeoplePhrase(match[1])) return null
  const first = match[2].split(' ')[0] ?? ''
  // After people, an unknown word is a verb unless its ending says otherwise: "owners who anchor".
  const unknown = /s$/.test(match[1].split(' ')[0] ?? '') && /^[a-z]+$/.test(first) && !/(?:ed|ing|ly|s)$/.test(first)
  const predicate =
    unknown || isVerb(first) || /^(?:are|is|have|has|will|can|own|do)$/i.test(first)
      ? match[2]
      : verbOfThird(first) === undefined
        ? null
        : `${verbOfThird(first)}${match[2].slice(first.length)}`
  if (predicate === null) return null
  const base = tidy(baseOfPredicate(predicate))
  return { who: tidy(match[1]), what: stops ? `not ${base}` : base, intent: 'verb' }
}
