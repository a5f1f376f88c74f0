import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hpemStages } from '../../contract/hpem-stage.ts'
import { objectivePhrases } from '../../domain/objective/testing/objective-phrases.ts'
import { seededRandom } from '../../domain/random.ts'
import { generateAudienceSegments } from '../generate-audience-segments/operation.ts'
import { hpem } from '../hpem/operation.ts'
import { insightsFor, unlikeObjectives } from '../segments/testing.ts'
import { faults, maskedOverlap, repeated, sentencesOf, similarity, skeletonCounts } from '../testing/text-checks.ts'
import { audiences } from './operation.ts'

type Objective = (typeof unlikeObjectives)[number]

function audiencesOf(objective: Objective, seed = 1, hpemData = hpem.draft(objective, { random: seededRandom(seed) })) {
  const input = audiences.input.parse({ ...objective, hpemData })
  return audiences.output.parse(audiences.draft(input, { random: seededRandom(seed) })).audience_segments
}

const texts = (segments: ReturnType<typeof audiencesOf>) => segments.map(({ segment_description, rationale }) => [segment_description, rationale])

test.each(unlikeObjectives)('twenty different groups by stage: $desiredOutcome', (objective) => {
  const segments = audiencesOf(objective)
  const wholes = segments.map((segment) => `${segment.segment_name} ${segment.segment_description} ${segment.rationale}`)
  for (const [index, one] of wholes.entries()) for (const other of wholes.slice(index + 1)) expect(similarity(one, other)).toBeLessThan(0.35)
  const sentences = sentencesOf(texts(segments))
  expect(repeated(sentences)).toEqual([])
  expect(sentences.flatMap((text) => faults(text).map((fault) => `${fault}: ${text}`))).toEqual([])
  expect(skeletonCounts(sentences).filter(([, count]) => count > 4)).toEqual([])
})

test('two unlike objectives share under a third of their sentences', () => {
  const drafts = unlikeObjectives.map((objective) => ({
    sentences: sentencesOf(texts(audiencesOf(objective))),
    phrases: objectivePhrases(objective.desiredOutcome, objective.region),
  }))
  for (const one of drafts) for (const other of drafts) if (one !== other) expect(maskedOverlap(one, other)).toBeLessThan(1 / 3)
})

test.each(unlikeObjectives)('the groups read differently from those of the lens-first flow: $desiredOutcome', (objective) => {
  const context = { random: seededRandom(1) }
  const lensFirst = generateAudienceSegments.draft({ ...objective, researchInsights: insightsFor(objective) }, context).audience_segments
  const known = new Set(sentencesOf(texts(lensFirst)))
  const own = sentencesOf(texts(audiencesOf(objective)))
  expect(own.filter((sentence) => known.has(sentence)).length / own.length).toBeLessThan(0.4)
})

test('another analysis gives other groups or other words', () => {
  const objective = unlikeObjectives[1]
  const hpemData = {
    hpem: hpemStages.map((stage, index) => ({
      stage,
      psychological_effects: `Effect ${index} is that the milking hour is talked about at ${stage}.`,
      behaviors: `Counts the cows at step ${index}.\nRings the vet at step ${index}.`,
      narrative_fit: 'A barn at dusk.',
    })),
  }
  const own = audiencesOf(objective, 1, hpemData)
  expect(texts(own)).not.toEqual(texts(audiencesOf(objective)))
  const quoting = own.filter(({ segment_description }) => /Counts the cows|Rings the vet/.test(segment_description))
  expect(quoting).toHaveLength(own.length)
  expect(own.some(({ rationale }) => rationale.includes('the milking hour is talked about'))).toBe(true)
})

test.each(unlikeObjectives)('a group is known by what people do and not by how it is counted: $desiredOutcome', (objective) => {
  const quoted = audiencesOf(objective).flatMap(({ segment_description, rationale }) =>
    [...`${segment_description} ${rationale}`.matchAll(/“([^”]*)”/g)].map((match) => match[1] ?? ''),
  )
  expect(quoted.length).toBeGreaterThan(20)
  expect(quoted.filter((line) => /^(?:To count it,|Count how|Count the questions|Count it in|Shows |The tally|Ask the same)/.test(line))).toEqual([])
})

test('any analysis gives twenty groups, the same for the same seed', () => {
  const written = fc
    .string({ minLength: 1, maxLength: 300, unit: 'binary' })
    .filter((value) => value.trim() !== '' && !value.includes('\0') && value.isWellFormed())
  const stage = fc.record({ psychological_effects: written, behaviors: written, narrative_fit: written })
  fc.assert(
    fc.property(fc.tuple(stage, stage, stage, stage, stage), fc.nat(), (entries, seed) => {
      const hpemData = { hpem: entries.map((entry, index) => ({ stage: hpemStages[index] ?? 'Awareness', ...entry })) }
      expect(audiencesOf(unlikeObjectives[0], seed, hpemData)).toEqual(audiencesOf(unlikeObjectives[0], seed, hpemData))
    }),
    { numRuns: 40 },
  )
})
