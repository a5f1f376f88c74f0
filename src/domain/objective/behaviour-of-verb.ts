import { adverbInLy } from './adverb-in-ly.ts'
import type { BehaviourClass } from './objective-reading.ts'
import { behaviourClasses } from './objective-reading.ts'
import { particleClasses, verbsByClass } from './verb-classes.data.ts'
import { verbForms } from './verb-forms.ts'

const classOfBase = new Map<string, BehaviourClass>()
const baseOfGerund = new Map<string, string>()
for (const behaviour of behaviourClasses) {
  for (const verb of verbsByClass[behaviour].split(' ')) {
    if (classOfBase.has(verb)) continue
    classOfBase.set(verb, behaviour)
    baseOfGerund.set(verbForms(verb).gerund, verb)
  }
}
baseOfGerund
  .set('vaping', 'vape')
  .set('smoking', 'smoke')
  .set('speeding', 'speed')
  .set('texting', 'text')
  .set('littering', 'litter')
  .set('gambling', 'gamble')
  .set('idling', 'idle')

/** Every verb whose class is known, in base form. */
export function knownVerbs(): readonly string[] {
  return [...classOfBase.keys()]
}

export function isKnownVerb(word: string): boolean {
  return classOfBase.has(word.toLowerCase())
}

/** `recycling` → `recycle`, undefined when the word is not a gerund we know. */
export function baseFromGerund(word: string): string | undefined {
  return baseOfGerund.get(word.toLowerCase())
}

const leadingAdverbs = new RegExp(`^(?:(?:${adverbInLy}|not|also|still|both) )+`)

/** The class of a verb phrase in base form; `act` when its verb is not known. */
export function behaviourClassOf(phrase: string): BehaviourClass {
  const lower = phrase.toLowerCase()
  if (/^help (?:stop|oppose)\b/.test(lower)) return 'oppose'
  if (/^help (?:end|prevent|eliminate|cut|reduce)\b/.test(lower)) return 'act'
  for (const [pattern, behaviour] of particleClasses) if (pattern.test(lower)) return behaviour
  const words = lower.replace(leadingAdverbs, '').split(/[\s,]+/)
  return classOfBase.get(words[0] ?? '') ?? 'act'
}
