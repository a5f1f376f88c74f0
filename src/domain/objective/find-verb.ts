import type { Parts } from './find-infinitive.ts'
import { isCollective } from './noun-forms.ts'
import { isPeopleWord } from './people-words.ts'
import type { Token } from './tokens.ts'
import { textBetween, tokensOf } from './tokens.ts'
import { isVerb, verbOfGerund, verbOfParticiple, verbOfThird } from './verb-lexicon.ts'
import { conjunctions, determiners, modals, prepositions, pronouns } from './word-classes.data.ts'

export type VerbForm = 'base' | 'third' | 'gerund' | 'participle' | 'modal'

const relative = /^(?:who|that|which|whose|where|when)$/
const be = /^(?:is|are|was|were|be|been|being)$/
const adjectiveLike = /(?:ive|ous|ful|less|able|ible|ical|al|ary|ic|ish|ed)$/
/** Nouns of the same shape as a verb that more often stand as a noun in front of another. */
const mostlyNouns = new Set(
  'board school work home test food health care water park farm house base plan group center use book state study train bus bike coach guard guide host land market mail phone name model paint place plant pool record report ride rent seed service shelter ship shop side sign stage store supply tax time tour town trade trail travel trip vote waste watch weed wire track tap tag score sample run rate race play parent pilot post power press price process produce program project protest queue ranch range repair rescue research review season seat second show sleep smoke stock street support survey talk target team text ticket tire title transfer treat turn union visit walk wall warehouse wash wave wear weather foster field dance drive drop earth fish fire fit form front fuel gear ground hand harvest heat help hike hospital hunt ice issue job judge labor lead leave level life light line list load lobby log loss love lunch machine major map mass master match meal measure media member message minor mother motor nurse office oil order pack paper pay people'.split(
    ' ',
  ),
)

/** What may follow a verb as its object or complement. */
function startsObject(token: Token | undefined): boolean {
  if (token === undefined) return true
  const { lower } = token
  return (
    determiners.has(lower) ||
    prepositions.has(lower) ||
    pronouns.has(lower) ||
    /^(?:\d[\d,.]*|one|two|three|four|five|six|seven|eight|nine|ten|twelve|it|back|up|out|off|away|together|yes|no|more|less|fewer|how|whether|what|to)\b/.test(
      lower,
    ) ||
    /ly$/.test(lower)
  )
}

function fits(tokens: readonly Token[], index: number, form: VerbForm, lenient = false): string | undefined {
  const token = tokens[index]
  const before = tokens[index - 1]
  if (token === undefined || before === undefined || !/^\p{Ll}/u.test(token.text)) return undefined
  const { lower } = token
  const previous = before.lower
  if (form === 'modal') return modals.has(lower) && lower !== 'might' && !(lower === 'will' && determiners.has(previous)) ? lower : undefined
  const follows = tokens[index + 1]
  const closedOff = before.closes
  if (form === 'base' || form === 'third') {
    if (
      !closedOff &&
      (determiners.has(previous) ||
        prepositions.has(previous) ||
        conjunctions.has(previous) ||
        previous === 'to' ||
        /^\d/.test(previous) ||
        /[’']s$/.test(previous))
    )
      return undefined
    const verb = form === 'base' ? (isVerb(lower) ? lower : lower === 'are' || lower === 'have' || lower === 'own' ? lower : undefined) : verbOfThird(lower)
    if (verb === undefined) return undefined
    const plural =
      /s$/.test(previous) ||
      isPeopleWord(previous) ||
      /^(?:over|under|\d+)$/.test(previous) ||
      /^\p{Lu}/u.test(before.text) ||
      closedOff ||
      /ly$/.test(previous)
    if (!lenient && mostlyNouns.has(lower) && !startsObject(follows)) {
      if (!plural || /s$/.test(follows?.lower ?? '') === false) return undefined
      if (!isPeopleWord(previous)) return undefined
    }
    if (form === 'third' && !(/^(?:[a-z]+[^s]|class|commission|campus)$/.test(previous) && startsObject(follows) && !adjectiveLike.test(previous)))
      return undefined
    if (!plural && mostlyNouns.has(lower)) return undefined
    if (!plural && form === 'base' && (follows === undefined || !startsObject(follows))) return undefined
    return verb
  }
  if (form === 'gerund') {
    if (determiners.has(previous) || prepositions.has(previous) || adjectiveLike.test(previous)) return undefined
    if (
      /^(?:meeting|hearing|training|building|screening|wedding|opening|crossing|landing|parking|ruling|filing|gathering)s?$/.test(lower) &&
      !isPeopleWord(previous)
    )
      return undefined
    const plural =
      /s$/.test(previous) ||
      isPeopleWord(previous) ||
      isCollective(previous) ||
      /^\p{Lu}|\d|^(?:over|under|up|older|together|alone|more|less)$/u.test(before.text)
    return plural ? verbOfGerund(lower) : undefined
  }
  if (determiners.has(previous) || prepositions.has(previous)) return undefined
  return /(?:ed|en|wn|ne|lt|pt|t)$/.test(lower) ? verbOfParticiple(lower) : undefined
}

/** Gerunds after people that say who they are, not what they should do. */
const describing =
  /^(?:living|working|facing|earning|aging|ageing|attending|using|running|owning|caring|serving|renting|leaving|returning|entering|starting|learning|speaking|belonging|raising|coming|including|expecting|growing|going|having|being|lacking|waiting|suffering)$/

export interface FoundVerb extends Parts {
  readonly form: VerbForm
}

/**
 * Cuts a clause at its verb: "seniors in Tampa who live alone | avoid phone scams". Verbs of relative clauses are
 * passed over. Of several forms the one asked for first wins.
 */
export function atVerb(phrase: string, forms: readonly VerbForm[], describingToo = false): FoundVerb | null {
  return search(phrase, forms, describingToo, false) ?? search(phrase, forms, describingToo, true)
}

function search(phrase: string, forms: readonly VerbForm[], describingToo: boolean, lenient: boolean): FoundVerb | null {
  const tokens = tokensOf(phrase)
  for (const form of forms) {
    let owed = 0
    for (let index = 1; index < Math.min(tokens.length, 40); index++) {
      const token = tokens[index]
      if (token === undefined) break
      const previous = tokens[index - 1]?.lower ?? ''
      if (relative.test(token.lower) && (isNounish(tokens, index) || token.lower !== 'that')) {
        owed += 1
        continue
      }
      // "Anyone who smells gas should leave": a modal that does not follow "who" is the main clause's.
      const main = modals.has(token.lower) && !relative.test(previous) && previous !== 'they'
      if (main) owed = 0
      if (owed > 0 && anyVerb(tokens, index)) {
        // "who have never voted", "who are still undecided", "who want to drive": the whole group of verbs is theirs.
        const next = tokens[index + 1]?.lower ?? ''
        const carries =
          /^(?:have|has|had|are|is|were|was|do|does|did|can|could|will|would|should|may|might|must|never|not)$/.test(token.lower) && anyVerbAhead(tokens, index)
        if (!carries) owed -= 1
        if (next === 'to' || next === 'or' || next === 'and') index += next === 'to' ? 2 : anyVerb(tokens, index + 2) ? 2 : 0
        continue
      }
      if (previous === 'to') continue
      const verb = fits(tokens, index, form, lenient)
      if (
        verb === undefined ||
        (owed > 0 && form !== 'modal') ||
        (form === 'gerund' && !describingToo && describing.test(token.lower) && atLaterVerb(tokens, index))
      )
        continue
      return { who: textBetween(phrase, tokens, 0, index), what: `${verb}${phrase.slice(token.end)}`, form }
    }
  }
  return null
}

function atLaterVerb(tokens: readonly Token[], from: number): boolean {
  return tokens
    .slice(from + 1)
    .some((_, offset) => fits(tokens, from + 1 + offset, 'gerund') !== undefined || fits(tokens, from + 1 + offset, 'base') !== undefined)
}

function isNounish(tokens: readonly Token[], index: number): boolean {
  const previous = tokens[index - 1]?.lower ?? ''
  return !isVerb(previous) || /s$/.test(previous)
}

function anyVerb(tokens: readonly Token[], index: number): boolean {
  const { lower = '' } = tokens[index] ?? {}
  if (determiners.has(tokens[index - 1]?.lower ?? '') || prepositions.has(tokens[index - 1]?.lower ?? '')) return false
  return (
    isVerb(lower) ||
    be.test(lower) ||
    modals.has(lower) ||
    verbOfThird(lower) !== undefined ||
    verbOfParticiple(lower) !== undefined ||
    /^(?:don[’']t|has|had|did|does)$/.test(lower)
  )
}

function anyVerbAhead(tokens: readonly Token[], index: number): boolean {
  return tokens.slice(index + 1, index + 4).some(({ lower }) => verbOfParticiple(lower) !== undefined || isVerb(lower) || verbOfGerund(lower) !== undefined)
}
