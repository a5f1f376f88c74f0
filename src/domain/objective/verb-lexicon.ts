import { knownVerbs } from './behaviour-of-verb.ts'
import { irregularParticiples, irregularVerbs } from './irregular-verbs.data.ts'
import { verbForms } from './verb-forms.ts'
import { commonVerbs } from './word-classes.data.ts'

const bases = new Set([...knownVerbs(), ...commonVerbs, ...Object.keys(irregularVerbs)])
const baseOf = { gerund: new Map<string, string>(), third: new Map<string, string>(), past: new Map<string, string>() }
for (const verb of bases) {
  const forms = verbForms(verb)
  baseOf.gerund.set(forms.gerund, verb)
  baseOf.third.set(forms.third, verb)
  baseOf.past.set(forms.past, verb)
}
for (const [participle, verb] of Object.entries(irregularParticiples)) baseOf.past.set(participle, verb)

/** True for the base form of a verb of common use. */
export function isVerb(word: string): boolean {
  return bases.has(word.toLowerCase())
}

/** `caulking` → `caulk`; undefined when the word is not a gerund we know. */
export function verbOfGerund(word: string): string | undefined {
  return baseOf.gerund.get(word.toLowerCase())
}

/** `weighs` → `weigh`. */
export function verbOfThird(word: string): string | undefined {
  return baseOf.third.get(word.toLowerCase())
}

/** `worn` → `wear`, `signed` → `sign`. */
export function verbOfParticiple(word: string): string | undefined {
  return baseOf.past.get(word.toLowerCase())
}
