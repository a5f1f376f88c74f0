import fc from 'fast-check'
import { expect, test } from 'vitest'
import { behaviourClasses } from '../../domain/objective/objective-reading.ts'
import { readObjective } from '../../domain/objective/read-objective.ts'
import { objectivePhrases } from '../../domain/objective/testing/objective-phrases.ts'
import { seededRandom } from '../../domain/random.ts'
import { asYours } from '../objective/spoken.ts'
import { unlikeObjectives } from '../segments/testing.ts'
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
  const drafts = unlikeObjectives.map((objective) => ({
    sentences: linesOf(analysisOf(objective)),
    phrases: objectivePhrases(objective.desiredOutcome, objective.region),
  }))
  for (const one of drafts) for (const other of drafts) if (one !== other) expect(maskedOverlap(one, other)).toBeLessThan(1 / 3)
})

test('no two behaviours or stages are shown by the same deed', () => {
  const deeds = behaviourClasses.flatMap((behaviour) => Object.values(stageBehaviours[behaviour]).flat())
  const counts = new Map<string, number>()
  for (const deed of deeds) counts.set(deed, (counts.get(deed) ?? 0) + 1)
  expect([...counts].filter(([, count]) => count > 1)).toEqual([])
  for (const behaviour of behaviourClasses) expect(new Set(Object.values(stageBehaviours[behaviour]).flat()).size).toBe(10)
})

test('the last stage ends in the behaviour and the date of the objective', () => {
  const last = analysisOf(unlikeObjectives[1]).at(-1)
  expect(last?.behaviors).toContain('Attends one of two county water-quality hearings before June 2027.')
})

test.each(unlikeObjectives)('the effects name what it is about, and the last request is the behavior with its place and date: $desiredOutcome', (objective) => {
  const { subject, what, place, deadline } = readObjective(objective.desiredOutcome, objective.region)
  const entries = analysisOf(objective)
  const named = [subject.text, subject.bare, what.shortGerund].map((text) => text.toLowerCase())
  const about = entries.filter(({ psychological_effects }) => named.some((text) => psychological_effects.toLowerCase().includes(text)))
  expect(about.length).toBeGreaterThanOrEqual(3)
  const last = entries.at(-1)?.narrative_fit ?? ''
  const request = /“([^”]*)”/.exec(last)?.[1] ?? ''
  expect(request.toLowerCase()).toContain(asYours(what.base).toLowerCase())
  if (place.stated) expect(request).toContain(place.text)
  if (deadline !== null) expect(request).toContain(deadline.replace(/^within /, ''))
})

test('early stages do not ask for the behavior itself', () => {
  for (const objective of unlikeObjectives) {
    const { what } = readObjective(objective.desiredOutcome, objective.region)
    for (const { narrative_fit } of analysisOf(objective).slice(0, 4)) expect(narrative_fit).not.toContain(what.base)
  }
})

test('frames are plain: no riddle, no pose', () => {
  for (const objective of unlikeObjectives)
    expect(linesOf(analysisOf(objective)).join(' ')).not.toMatch(/becomes? a picture|small mystery|gets a face|has to be met whole|by the cut/)
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
