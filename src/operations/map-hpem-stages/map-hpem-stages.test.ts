import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { HpemPercentages } from '../../contract/hpem-mapping.ts'
import { toPercentages } from '../../domain/hpem/stage-shares.ts'
import { seededRandom } from '../../domain/random.ts'
import { generateAudienceSegments } from '../generate-audience-segments/operation.ts'
import { hpemMapping } from '../hpem-mapping/operation.ts'
import { readSituation } from '../objective/situation.ts'
import { allGroups } from '../segments/all-groups.ts'
import { insightsFor, unlikeObjectives } from '../segments/testing.ts'
import { mapHpemStages } from './operation.ts'

const context = { random: seededRandom(1) }
const objective = unlikeObjectives[1]

function mappingOf(segment_name: string, segment_description: string, rationale = 'As described.'): HpemPercentages {
  return mapHpemStages.output.parse(mapHpemStages.draft({ ...objective, audienceSegment: { id: 'a', segment_name, segment_description, rationale } }, context))
}

/** Half the summed difference of two shares, 0 to 1. */
const distance = (a: HpemPercentages, b: HpemPercentages) =>
  Object.keys(a).reduce((sum, key) => sum + Math.abs(a[key as keyof HpemPercentages] - b[key as keyof HpemPercentages]), 0) / 200

test('who agrees and cannot come stands high on Evaluation and low on Behavioral Commitment', () => {
  const mapping = mappingOf('Herd-bound operators', 'Run fewer than 80 cows with no hired help; agree the wells matter, cannot leave the barn at seven.')
  expect(mapping.evaluation).toBe(Math.max(...Object.values(mapping)))
  expect(mapping.behavioral_commitment).toBeLessThan(15)
})

test('settled opponents know the matter and have not shifted', () => {
  const mapping = mappingOf('Committed opponents', 'They oppose the rule, distrust the agency and will speak against it at every chance.')
  expect(mapping.awareness).toBeLessThan(15)
  expect(mapping.attitude_shift + mapping.behavioral_commitment).toBeLessThan(15)
})

test('people who have not noticed are mostly at Awareness, and regulars mostly at the end', () => {
  expect(mappingOf('Unaware newcomers', 'They moved here in spring and have never heard of the hearings; nobody told them.').awareness).toBeGreaterThan(50)
  const regulars = mappingOf('Front-row regulars', 'They attend every time, keep at it and bring one more; they already signed up for June.')
  expect(regulars.behavioral_commitment + regulars.attitude_shift).toBeGreaterThan(55)
})

test('a denied leaning is not a leaning', () => {
  const yes = mappingOf('Neighbors', 'They support the plan and would say so.')
  const no = mappingOf('Neighbors', 'They do not support the plan and would say so.')
  expect(no.attitude_shift).toBeLessThan(yes.attitude_shift)
})

test.each(unlikeObjectives)('the groups of one analysis differ in more than noise: $desiredOutcome', (each) => {
  const segments = generateAudienceSegments.draft({ ...each, researchInsights: insightsFor(each) }, context).audience_segments
  const mappings = segments.map((audienceSegment) => mapHpemStages.draft({ ...each, audienceSegment }, context))
  const distances = mappings.flatMap((one, index) => mappings.slice(index + 1).map((other) => distance(one, other)))
  expect(distances.reduce((sum, value) => sum + value, 0) / distances.length).toBeGreaterThan(0.12)
})

test.each(unlikeObjectives)('each part of the public stands where its description puts it: $desiredOutcome', (each) => {
  const groups = new Map(allGroups(readSituation(each.desiredOutcome, each.region)).map((group) => [group.name, group]))
  const segments = generateAudienceSegments.draft({ ...each, researchInsights: insightsFor(each) }, context).audience_segments
  for (const audienceSegment of segments) {
    const group = groups.get(audienceSegment.segment_name)
    const mapping = mapHpemStages.draft({ ...each, audienceSegment }, context)
    const top = Math.max(...Object.values(mapping))
    const where = `${audienceSegment.segment_name} ${Object.values(mapping).join(' ')}`
    if (group?.kind === 'opponent' && group.barrier === null) {
      expect(mapping.evaluation, where).toBe(top)
      expect(mapping.attitude_shift + mapping.behavioral_commitment, where).toBeLessThan(15)
    }
    if (group?.barrier === 'information') expect(mapping.awareness, where).toBe(top)
    if (group?.barrier === 'time' || group?.barrier === 'money' || group?.barrier === 'access') expect(mapping.evaluation, where).toBe(top)
    if (group?.kind === 'gatekeeper') expect(mapping.engagement, where).toBe(top)
    if (group?.kind === 'bystander' && group.barrier === null) expect(mapping.awareness, where).toBe(top)
    if (group?.source === 'role' && group.kind === 'supporter') expect(mapping.attitude_shift + mapping.behavioral_commitment, where).toBeGreaterThan(45)
  }
})

test('an edited description moves the numbers of a known group', () => {
  const [first] = generateAudienceSegments.draft({ ...objective, researchInsights: insightsFor(objective) }, context).audience_segments
  if (first === undefined) throw new Error('a set without segments')
  const edited = { ...first, segment_description: 'They already attend every time, keep at it and bring one more.' }
  const before = mapHpemStages.draft({ ...objective, audienceSegment: first }, context)
  expect(mapHpemStages.draft({ ...objective, audienceSegment: edited }, context).behavioral_commitment).toBeGreaterThan(before.behavioral_commitment)
})

test('any segment text gives whole percentages that sum to 100, the same in both forms', () => {
  const written = (max: number) =>
    fc
      .string({ minLength: 1, maxLength: max, unit: 'binary' })
      .filter((value) => mapHpemStages.input.shape.audienceSegment.shape.segment_name.safeParse(value).success)
  fc.assert(
    fc.property(written(100), written(200), written(200), (segment_name, segment_description, rationale) => {
      const task = mapHpemStages.input.parse({ ...objective, audienceSegment: { id: 'a', segment_name, segment_description, rationale } })
      const mapping = mapHpemStages.output.parse(mapHpemStages.draft(task, context))
      const shares = Object.values(mapping)
      expect(shares.every(Number.isInteger)).toBe(true)
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(100)
      expect(toPercentages(hpemMapping.output.parse(hpemMapping.draft(task, context)))).toEqual(mapping)
    }),
  )
})
