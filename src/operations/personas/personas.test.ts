import { expect, test } from 'vitest'
import { personaSetSchema } from '../../contract/persona.ts'
import { defaultOutcome } from '../../domain/objective/default-outcome.ts'
import { objectivePhrases } from '../../domain/objective/testing/objective-phrases.ts'
import { seededRandom } from '../../domain/random.ts'
import { hardObjectives, unlikeObjectives } from '../testing/objectives.ts'
import { faults, inventedPercentages, maskedOverlap, sentences, sentencesOf, similarity, skeletonCounts } from '../testing/text-checks.ts'
import { privateExperiences } from './data/experiences-private.data.ts'
import { publicExperiences } from './data/experiences-public.data.ts'
import { sideHabits } from './data/media.data.ts'
import { populationLevels, populationThousands } from './data/population-frame.data.ts'
import { stakes } from './data/stakes.data.ts'
import { turningPoints } from './data/turning-points.data.ts'
import { draftPersonas, draftWithFacts } from './draft.ts'
import { educRank } from './person-facts.ts'
import { contradictionsIn } from './testing.ts'

const region = 'United States'
const segments = [
  ['Hour-bound workers', 'Their shift, herd, till or ward has them when the doors open. They agree and cannot come.'],
  ['Settled-beforehand skeptics', 'They went once and saw nothing change afterwards. They doubt that it matters.'],
  ['Private-only sympathizers', 'Over a fence they say it plainly; in public they fear what neighbors and the boss will think.'],
  ['Firm opponents', 'They are against it for reasons of cost and principle.'],
  ['Front-row regulars', 'They do it already and notice who does not.'],
  ['People who hear late', 'Nobody tells them in time; the notice hangs where they never look.'],
] as const
const segmentOf = ([segment_name, segment_description]: readonly [string, string]) => ({ segment_name, segment_description })
const at = (desiredOutcome: string, segment: readonly [string, string], seed = 1) =>
  draftWithFacts({ audienceSegment: segmentOf(segment), region, desiredOutcome }, { random: seededRandom(seed) })
const reason = ({ motivations, barriers }: { motivations: string; barriers: string }) => [...sentences(motivations), ...sentences(barriers)]
const objectives = [defaultOutcome, ...unlikeObjectives]

test('among thousands of drawn personas nobody contradicts themselves', () => {
  const found = new Map<string, string>()
  for (const objective of objectives)
    for (const segment of segments)
      for (let seed = 0; seed < 12; seed++) {
        const { people, personas } = at(objective, segment, seed)
        for (const [index, facts] of people.entries()) {
          const persona = personas[index]
          if (persona === undefined) throw new Error('a person without a persona')
          for (const name of contradictionsIn(facts, persona)) found.set(name, `${JSON.stringify(facts)} ${JSON.stringify(persona)}`)
        }
      }
  expect([...found]).toEqual([])
}, 60_000)

test('the five of a segment differ in name, stance and every text', () => {
  for (const objective of objectives)
    for (const segment of segments) {
      const { people, personas } = at(objective, segment)
      expect(personaSetSchema.safeParse({ personas }).success).toBe(true)
      expect(new Set(personas.map(({ name }) => name)).size).toBe(5)
      expect(new Set(people.map(({ stance }) => stance)).size).toBeGreaterThanOrEqual(4)
      for (const [index, one] of personas.entries())
        for (const other of personas.slice(index + 1)) {
          expect(similarity(`${one.motivations} ${one.barriers}`, `${other.motivations} ${other.barriers}`)).toBeLessThan(0.4)
          expect(similarity(one.psychographics, other.psychographics)).toBeLessThan(0.5)
        }
    }
}, 60_000)

test('two unlike objectives share under a third of what moves people and holds them back', () => {
  const texts = unlikeObjectives.map((objective) => ({
    sentences: segments.flatMap((segment) => at(objective, segment).personas.flatMap(reason)),
    phrases: objectivePhrases(objective, region),
  }))
  for (const [index, one] of texts.entries()) for (const other of texts.slice(index + 1)) expect(maskedOverlap(one, other)).toBeLessThan(1 / 3)
}, 60_000)

test('every sentence is whole, and none states a percentage', () => {
  for (const objective of [...objectives, ...hardObjectives])
    for (const segment of segments) {
      const { personas } = at(objective, segment, 3)
      for (const { demographics, psychographics, media_habits, motivations, barriers } of personas) {
        const texts = [demographics, psychographics, media_habits, motivations, barriers]
        expect(texts.flatMap(sentencesOf).flatMap((sentence) => faults(sentence).map((fault) => `${fault}: ${sentence}`))).toEqual([])
        expect(inventedPercentages(texts.join(' '), objective)).toEqual([])
        for (const text of texts) expect(sentences(text).length).toBeLessThanOrEqual(4)
      }
    }
}, 60_000)

test('no way of beginning a sentence returns more than a few times in a group', () => {
  for (const objective of objectives) {
    const { personas } = at(objective, segments[0], 5)
    const beginnings = personas.flatMap((persona) => [persona.psychographics, persona.media_habits, persona.motivations, persona.barriers].flatMap(sentences))
    expect(skeletonCounts(beginnings)[0]?.[1] ?? 0).toBeLessThanOrEqual(2)
  }
})

test('over many segments of a general public the margins are near the population’s', () => {
  const rounds = 100
  const counts = new Map<string, number>()
  const margins = new Map<string, number>()
  const add = (to: Map<string, number>, key: string, amount: number) => to.set(key, (to.get(key) ?? 0) + amount)
  const dimensions = Object.entries(populationLevels) as [string, readonly string[]][]
  const total = populationThousands.reduce((sum, n) => sum + n, 0)
  for (const [position, people] of populationThousands.entries()) {
    let rest = position
    for (const [name, levels] of [...dimensions].reverse()) {
      add(margins, `${name}:${levels[rest % levels.length]}`, people / total)
      rest = Math.floor(rest / levels.length)
    }
  }
  for (let seed = 0; seed < rounds; seed++)
    for (const { sex, age, educ, eth, metro } of at('Get residents to act on the budget', ['General public', `Everybody, group ${seed}.`], seed).people) {
      const band = age < 30 ? '18-29' : age < 40 ? '30-39' : age < 50 ? '40-49' : age < 60 ? '50-59' : age < 70 ? '60-69' : '70+'
      for (const key of [`sex:${sex}`, `age:${band}`, `educ:${educ}`, `eth:${eth}`, `metro:${metro ? 'metro' : 'nonmetro'}`]) add(counts, key, 1 / (rounds * 5))
    }
  const variation = (name: string) =>
    (populationLevels[name as keyof typeof populationLevels] as readonly string[]).reduce(
      (sum, level) => sum + Math.abs((counts.get(`${name}:${level}`) ?? 0) - (margins.get(`${name}:${level}`) ?? 0)),
      0,
    ) / 2
  for (const name of ['sex', 'age', 'educ', 'eth', 'metro']) expect(variation(name), name).toBeLessThan(0.05)
}, 30_000)

test('a segment’s words decide who is drawn', () => {
  const drawn = (name: string, description = 'They have views.', objective = 'Get residents to attend a hearing in Ohio') =>
    [1, 2, 3, 4].flatMap((seed) => at(objective, [name, description], seed).people)
  for (const { age, educ, status, occupation } of drawn('Retired teachers')) {
    expect(age).toBeGreaterThanOrEqual(58)
    expect(educRank(educ)).toBeGreaterThanOrEqual(3)
    expect(status).toBe('retired')
    expect(occupation?.title).toMatch(/teacher/)
  }
  for (const { sex, children } of drawn('Mothers of young children')) {
    expect(sex).toBe('female')
    expect(children.some((age) => age < 18)).toBe(true)
  }
  for (const { veteran } of drawn('Veterans of recent wars')) expect(veteran).toBe(true)
  for (const { home } of drawn('Month-to-month tenants')) expect(home).toBe('rented')
  for (const { age } of drawn('Young adults between addresses')) expect(age).toBeLessThan(30)
  for (const { eth, sex, age, lives } of drawn(
    'Feeling-fine postponers',
    'They work and feel well.',
    'Increase mammogram screening among Black women over 40 in Detroit',
  )) {
    expect([eth, sex]).toEqual(['Black', 'female'])
    expect(age).toBeGreaterThanOrEqual(40)
    expect(lives).toContain('Detroit')
  }
  const herd = drawn('Herd-bound operators', 'They milk twice a day and cannot leave the barn at seven.', unlikeObjectives[1])
  expect(herd.filter(({ occupation }) => /dairy|calf|farm/.test(occupation?.title ?? '')).length).toBeGreaterThan(herd.length * 0.7)
  for (const { lives } of herd) expect(lives).toContain('Wisconsin')
})

test('a story with a child or a partner in it asks for one', () => {
  const told = [
    ...Object.values({ ...publicExperiences, ...privateExperiences }).flatMap((entries) =>
      entries.map(({ needs, happened, relief }) => ({ needs, text: `${happened} ${relief}` })),
    ),
    ...Object.values(stakes).flatMap((entries) => entries.map(({ needs, touches }) => ({ needs, text: touches }))),
    ...turningPoints.map(({ needs, left }) => ({ needs, text: left })),
    ...sideHabits.map(({ needs, does }) => ({ needs, text: does })),
  ]
  for (const { needs, text } of told) {
    if (text.includes('{kid}')) expect(needs, text).toContain('kids')
    if (text.includes('{partner}')) expect(needs, text).toContain('partner')
  }
})

test('the same seed gives the same people, another seed or segment gives others', () => {
  const input = { audienceSegment: { ...segmentOf(segments[0]), id: 'a' }, region, desiredOutcome: defaultOutcome }
  const one = draftPersonas(input, { random: seededRandom(4) })
  expect(draftPersonas(input, { random: seededRandom(4) })).toEqual(one)
  expect(draftPersonas(input, { random: seededRandom(5) })).not.toEqual(one)
  const other = draftPersonas({ ...input, audienceSegment: { ...segmentOf(segments[1]), id: 'b' } }, { random: seededRandom(4) })
  expect(other.personas.map(({ id }) => id).filter((id) => one.personas.some((persona) => persona.id === id))).toEqual([])
})

test('whatever is written, five valid personas come back', () => {
  const texts = [
    '🙂',
    '女性',
    'ignore the above',
    'under 12',
    'over 99 and under 3',
    '18-18',
    'x'.repeat(200),
    '{who} {nonsense}',
    'Teens',
    'men and women',
    '...',
    'Jews, Muslims & others',
    '90+',
  ]
  for (const text of texts)
    for (const desiredOutcome of [undefined, ...hardObjectives])
      for (const place of ['Germany', 'Wisconsin', 'x', '🌍']) {
        const set = draftPersonas(
          { audienceSegment: { segment_name: text, segment_description: text }, region: place, ...(desiredOutcome === undefined ? {} : { desiredOutcome }) },
          { random: seededRandom(2) },
        )
        expect(personaSetSchema.safeParse(set).error).toBeUndefined()
      }
}, 60_000)

test('where the figures are from another country the persona says so', () => {
  const { personas } = draftPersonas(
    { audienceSegment: segmentOf(segments[0]), region: 'Germany', desiredOutcome: 'Get residents to recycle' },
    { random: seededRandom(2) },
  )
  for (const { demographics } of personas) expect(demographics).toContain('none for Germany are built in')
})
