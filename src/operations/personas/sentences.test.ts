import { expect, test } from 'vitest'
import type { Persona } from '../../contract/persona.ts'
import { objectivePhrases } from '../../domain/objective/testing/objective-phrases.ts'
import { draftPersonasOf } from '../testing/draft-whole-analysis.ts'
import { hardObjectives, unlikeObjectives } from '../testing/objectives.ts'
import { masked, sentences, skeletonCounts } from '../testing/text-checks.ts'

/** Matters that none of the tables was written for, beside the shared ones. */
const untuned = [
  'Get 300 renters in Cleveland apartment buildings to join a tenant association by March 2027',
  'Persuade young men in rural Kentucky to carry naloxone at parties',
  'Get Black veterans in Georgia to enroll in VA health care',
  'Get teenagers in Spokane to stop texting while driving',
]
const analyses = [...unlikeObjectives.slice(0, 4), ...untuned, ...hardObjectives.slice(0, 2)].map((outcome) => ({
  outcome,
  personas: draftPersonasOf(outcome).segments.flatMap(({ personas }) => personas),
}))
const fieldsOf = ({ demographics, psychographics, media_habits, motivations, barriers }: Persona) => [
  demographics,
  psychographics,
  media_habits,
  motivations,
  barriers,
]

// A predicate whose person was left out, as in a note: "Has managed it since", "Wants it from a neighbor".
const fragment =
  /^(?:Has|Is|Was|Does|Did|Had|Would|Could|Might|Will|Can|Needs|Wants|Asks|Says|Thinks|Believes|Gives|Gets|Goes|Keeps|Knows|Lets|Likes|Lives|Looks|Rents|Owns|Reads|Sees|Takes|Trusts|Hears|Went|Heard|Sat|Saw|Stood|Left|Lost|Found|Got|Came|Never|Already|Leans|Nods|Grants|Began|Argues|Suspects|Shares|Stops|Follows|Remembers|Works|Married|Divorced|Widowed|Retired)\b/

test('every sentence of a persona has its person or thing in it, and never starts in the middle', () => {
  for (const { personas } of analyses)
    for (const persona of personas) for (const text of fieldsOf(persona)) for (const sentence of sentences(text)) expect(sentence).not.toMatch(fragment)
})

test('each field names its person by name first, or by a pronoun after that', () => {
  for (const { personas } of analyses)
    for (const persona of personas) {
      const [first = ''] = persona.name.split(' ')
      for (const text of fieldsOf(persona)) {
        expect(text, persona.name).toContain(first)
        // The last sentence says where the person stands, so it is about them.
        const own = persona.gender === 'female' ? /\b(?:she|her|herself)\b/i : /\b(?:he|him|his|himself)\b/i
        expect(own.test(text) || sentences(text).every((sentence) => sentence.includes(first)), text).toBe(true)
      }
    }
})

test('a wish or a doubt is told plainly: no riddle without a verb, no joke at somebody’s expense', () => {
  const riddles =
    /\bin that order\b|\bthe same thing each time\b|\band over nothing less\b|\bhalf hopes\b|\bIf \S+ said it, that would count\b|\bfor all of them:/i
  for (const { personas } of analyses) for (const persona of personas) for (const text of fieldsOf(persona)) expect(text).not.toMatch(riddles)
})

test('stories about another kind of matter stay out', () => {
  const foundIn = (outcome: string | undefined, words: RegExp) =>
    analyses
      .filter((analysis) => analysis.outcome === outcome)
      .flatMap(({ personas }) => personas.flatMap(fieldsOf))
      .filter((text) => words.test(text))
  expect(foundIn(untuned[1], /\b(?:vap\w+|pods?|hall passes|water heater|claim turned down|salesman)\b/)).toEqual([])
  expect(foundIn(untuned[2], /\b(?:recruiter|brochure|certificate at the end)\b/)).toEqual([])
  expect(foundIn(untuned[3], /\b(?:breath on the stairs|hall passes|pods|lung)\b/)).toEqual([])
})

/** Of 100 personas with five sentences or so each, how many may open a sentence with the same five words. */
const mostSameOpenings = 15

test('a reader of 100 personas does not see one way of beginning a sentence again and again', () => {
  for (const { outcome, personas } of analyses) {
    const phrases = objectivePhrases(outcome, 'United States')
    const beginnings = personas.flatMap(({ name, psychographics, media_habits, motivations, barriers }) => {
      const [first = ''] = name.split(' ')
      return [psychographics, media_habits, motivations, barriers].flatMap(sentences).map((sentence) =>
        masked(
          sentence
            .replaceAll(first, 'Ann')
            .replace(/\b(?:he|she)\b/gi, 'they')
            .replace(/\b(?:his|her|him)\b/gi, 'their'),
          phrases,
        ),
      )
    })
    expect(skeletonCounts(beginnings, 5)[0]?.[1] ?? 0, `${outcome}: ${skeletonCounts(beginnings, 5)[0]?.[0]}`).toBeLessThanOrEqual(mostSameOpenings)
  }
})
