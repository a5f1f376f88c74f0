import fc from 'fast-check'
import { expect, test } from 'vitest'
import { behaviourClasses } from '../../domain/objective/objective-reading.ts'
import { seededRandom } from '../../domain/random.ts'
import { ownPhrases, unlikeObjectives } from '../segments/testing.ts'
import { faults, inventedPercentages, maskedOverlap, repeated, sentences, similarity } from '../testing/text-checks.ts'
import { stageBehaviours } from './data/stage-behaviours.data.ts'
import { hpem } from './operation.ts'

type Objective = (typeof unlikeObjectives)[number]
const analysisOf = (objective: Objective, seed = 1) => hpem.output.parse(hpem.draft(objective, { random: seededRandom(seed) })).hpem
const linesOf = (entries: ReturnType<typeof analysisOf>) =>
  entries.flatMap((entry) => [entry.psychological_effects, ...entry.behaviors.split('\n'), entry.narrative_fit]).flatMap(sentences)

test.each(unlikeObjectives)('five stages in whole sentences, none told twice: $desiredOutcome', (objective) => {
  const entries = analysisOf(objective)
  const lines = linesOf(entries)
  expect(repeated(lines)).toEqual([])
  expect(lines.flatMap((line) => faults(line).map((fault) => `${fault}: ${line}`))).toEqual([])
  expect(inventedPercentages(lines.join(' '), objective.desiredOutcome)).toEqual([])
  for (const entry of entries) expect(entry.behaviors.split('\n').length).toBeGreaterThanOrEqual(3)
  const wholes = entries.map((entry) => `${entry.psychological_effects} ${entry.behaviors} ${entry.narrative_fit}`)
  for (const [index, one] of wholes.entries()) for (const other of wholes.slice(index + 1)) expect(similarity(one, other)).toBeLessThan(0.35)
})

test('two unlike objectives share under a third of their sentences', () => {
  const drafts = unlikeObjectives.map((objective) => ({ sentences: linesOf(analysisOf(objective)), phrases: ownPhrases(objective) }))
  for (const one of drafts) for (const other of drafts) if (one !== other) expect(maskedOverlap(one, other)).toBeLessThan(1 / 3)
})

test('no two behaviours or stages are shown by the same deed', () => {
  const deeds = behaviourClasses.flatMap((behaviour) => Object.values(stageBehaviours[behaviour]).flat())
  const counts = new Map<string, number>()
  for (const deed of deeds) counts.set(deed, (counts.get(deed) ?? 0) + 1)
  expect([...counts].filter(([, count]) => count > 2)).toEqual([])
  for (const behaviour of behaviourClasses) expect(new Set(Object.values(stageBehaviours[behaviour]).flat()).size).toBe(10)
})

test('the last stage ends in the behaviour and the date of the objective', () => {
  const last = analysisOf(unlikeObjectives[1]).at(-1)
  expect(last?.behaviors).toContain('Attends one of two county water-quality hearings before June 2027.')
})

test('the same seed gives the same analysis; any text gives one', () => {
  expect(analysisOf(unlikeObjectives[0], 3)).toEqual(analysisOf(unlikeObjectives[0], 3))
  const written = fc.string({ minLength: 1, maxLength: 200, unit: 'binary' }).filter((value) => hpem.input.shape.region.safeParse(value).success)
  fc.assert(
    fc.property(written, written, fc.nat(), (desiredOutcome, region, seed) => {
      hpem.output.parse(hpem.draft({ desiredOutcome, region }, { random: seededRandom(seed) }))
    }),
    { numRuns: 60 },
  )
})
