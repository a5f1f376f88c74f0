import { baseFromGerund } from './behaviour-of-verb.ts'
import { nounBehaviours } from './noun-behaviours.data.ts'

/** "School-board turnout" starts a sentence; "HPV" and "Loudoun County" are names. */
function lowerObject(object: string): string {
  return /^[A-Z][a-z]+-[a-z]/.test(object) || /^[A-Z][a-z]+ [a-z]/.test(object) ? object.charAt(0).toLowerCase() + object.slice(1) : object
}

const rate = /\b(?:the )?(?:rates?|levels?|number|numbers|amount|share|proportion|percentage|incidence|prevalence) of /i

/** Reads a noun phrase as something people do: `blood donation` → `donate blood`; undefined when no rule fits. */
export function behaviourOfNoun(phrase: string): string | undefined {
  const cleaned = phrase
    .replace(rate, '')
    .replace(/^(?:the|an?|more|greater|higher|better|our) /i, '')
    .trim()
  const lower = cleaned.toLowerCase()
  for (const [pattern, template] of nounBehaviours) {
    // Matched in lower case, cut from the original so that names keep their capitals.
    const match = new RegExp(pattern.source, 'di').exec(cleaned)
    if (match === null) continue
    const object = match[1]
    if (template.includes('$1') && (object === undefined || object === '')) continue
    return template
      .replace('$1', () => lowerObject(object ?? ''))
      .replace('$2', () => match[2] ?? '')
      .replace(/\b(?:the|an?) (the|an?) /i, '$1 ')
      .replace(/\ba (?=[aeio])/g, 'an ')
  }
  const [first = '', ...rest] = lower.split(' ')
  const base = baseFromGerund(first)
  if (base !== undefined) return [base, ...cleaned.split(' ').slice(1, rest.length + 1)].join(' ')
  const words = cleaned.split(' ')
  const last = words.at(-1) ?? ''
  const lastBase = baseFromGerund(last)
  if (lastBase !== undefined && words.length === 2) return `${lastBase} ${words[0] ?? ''}`.trim()
  return undefined
}
