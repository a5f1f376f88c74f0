import { mean, standardDeviation } from 'simple-statistics'
import { expect, test } from 'vitest'
import { audienceSegmentSetSchema } from '../../contract/audience-segment.ts'
import { messageDeliveryOutputSchema } from '../../contract/message-delivery.ts'
import { personaSetSchema } from '../../contract/persona.ts'
import { videoScriptSchema } from '../../contract/video-script.ts'
import { defaultOutcome } from '../../domain/objective/default-outcome.ts'
import { readObjective } from '../../domain/objective/read-objective.ts'
import { objectivePhrases } from '../../domain/objective/testing/objective-phrases.ts'
import { contradictionsIn } from '../personas/testing.ts'
import { type DraftedAnalysis, deliverTo, draftPersonasOf, draftWholeAnalysis } from './draft-whole-analysis.ts'
import { unlikeObjectives } from './objectives.ts'
import { offTopicScript, withInsult } from './poor-scripts.ts'
import { faults, inventedPercentages, maskedOverlap, sentences, sentencesOf, similarity } from './text-checks.ts'

/*
 * One whole analysis as a reader gets it: every operation's draft on the outputs of those before it. The operations'
 * own tests hold each one; these hold what only shows when all of it lies on one table.
 */
const teens = draftWholeAnalysis('Cut vaping among 9th and 10th graders at two Denver high schools by a third before the end of the 2027 school year.')
const base = draftWholeAnalysis(defaultOutcome)
const both = [
  ['teen vaping', teens],
  ['the default outcome', base],
] as const

const scenesOf = ({ segments }: DraftedAnalysis) =>
  segments.flatMap(({ scripts }) =>
    scripts.flatMap(({ script }) => script.video_script.map(({ scene, voiceover, visual_direction }) => [scene, voiceover, visual_direction])),
  )
const writtenPersonas = ({ segments }: DraftedAnalysis) =>
  segments.flatMap(({ personas }) =>
    personas.map(({ demographics, psychographics, media_habits, motivations, barriers }) => [
      demographics,
      psychographics,
      media_habits,
      motivations,
      barriers,
    ]),
  )
const feedbackOf = ({ segments }: DraftedAnalysis) => segments.flatMap(({ deliveries }) => deliveries.map(({ answer }) => answer.feedback))

/** Each operation's items, an item being what a reader takes in at once. */
const operations: readonly (readonly [string, (analysis: DraftedAnalysis) => readonly unknown[]])[] = [
  ['research-lenses', ({ lensSet }) => lensSet.thematic_categories.flatMap(({ lenses }) => lenses)],
  ['execute-research', ({ results }) => results],
  ['generate-audience-segments', ({ segments }) => segments.map(({ segment: { segment_description, rationale } }) => [segment_description, rationale])],
  [
    'generate-narrative',
    ({ segments }) => segments.flatMap(({ scripts }) => scripts.map(({ script }) => script.video_script.map(({ duration_seconds: _, ...texts }) => texts))),
  ],
  ['personas', writtenPersonas],
  ['message-delivery', feedbackOf],
  ['hpem', ({ hpemAnalysis }) => hpemAnalysis.hpem],
]
/** Names and roles are titles and not sentences; whatever ends with a mark is held to be one. */
const proseOf = (items: readonly unknown[]) => sentencesOf(items).filter((sentence) => /[.?!…]["”’)]?$/.test(sentence))

test.each(both)('%s: every part has the agreed form, and the 20 segments differ pairwise', (_, { segments }) => {
  expect(audienceSegmentSetSchema.safeParse({ audience_segments: segments.map(({ segment }) => segment) }).error).toBeUndefined()
  for (const { scripts, personas, deliveries, mapping } of segments) {
    for (const { script } of scripts) expect(videoScriptSchema.safeParse(script).error).toBeUndefined()
    expect(personaSetSchema.safeParse({ personas }).error).toBeUndefined()
    for (const { answer } of deliveries) expect(messageDeliveryOutputSchema.safeParse(answer).error).toBeUndefined()
    expect(Object.values(mapping).reduce((sum, share) => sum + share, 0)).toBe(100)
  }
  for (const [index, one] of segments.entries())
    for (const other of segments.slice(index + 1)) expect(similarity(one.segment.segment_description, other.segment.segment_description)).toBeLessThan(0.5)
  expect(new Set(segments.map(({ mapping }) => Object.values(mapping).join())).size).toBeGreaterThanOrEqual(15)
})

test.each(both)('%s: no sentence stands in more than two narratives', (_, { segments }) => {
  const narratives = segments.flatMap(({ scripts }) => scripts.map(({ script }) => new Set(proseOf(script.video_script))))
  const counts = new Map<string, number>()
  for (const narrative of narratives) for (const sentence of narrative) counts.set(sentence, (counts.get(sentence) ?? 0) + 1)
  expect([...counts].filter(([, count]) => count > 2)).toEqual([])
})

test.each(both)('%s: the five of a segment differ, and nobody contradicts themselves', (_, { segments }) => {
  for (const { people, personas } of segments) {
    expect(new Set(personas.map(({ name }) => name)).size).toBe(5)
    for (const [index, persona] of personas.entries()) {
      const facts = people[index]
      if (facts === undefined) throw new Error('a persona without facts')
      expect(contradictionsIn(facts, persona)).toEqual([])
      for (const other of personas.slice(index + 1))
        expect(similarity(`${persona.motivations} ${persona.barriers}`, `${other.motivations} ${other.barriers}`)).toBeLessThan(0.4)
    }
  }
})

test('an objective about minors is spoken for by people of school age and by the adults around them', () => {
  const people = teens.segments.flatMap((drafted) => drafted.people)
  expect(people.filter(({ age }) => age <= 19).length).toBeGreaterThan(people.length * 0.6)
  for (const { people: group } of teens.segments) expect(new Set(group.map(({ age }) => age <= 19)).size).toBe(1)
})

test.each(both)('%s: scores vary with the person and with the message', (_, { segments }) => {
  const all = segments.flatMap(({ deliveries }) => deliveries)
  expect(standardDeviation(all.map(({ answer }) => answer.effectiveness_score))).toBeGreaterThan(0.7)
  expect(standardDeviation(all.map(({ answer }) => answer.effectiveness_score))).toBeLessThan(3)
  const spread = segments.flatMap(({ personas, deliveries }) =>
    personas.map(({ id }) => standardDeviation(deliveries.filter(({ persona }) => persona.id === id).map(({ answer }) => answer.effectiveness_score))),
  )
  expect(mean(spread)).toBeGreaterThan(0.4)
  const between = segments.flatMap(({ scripts, deliveries }) =>
    scripts.map(({ stage }) => standardDeviation(deliveries.filter((delivery) => delivery.stage === stage).map(({ answer }) => answer.effectiveness_score))),
  )
  expect(mean(between)).toBeGreaterThan(0.4)
})

test.each(both)('%s: everybody scores an insult and another subject clearly lower', (_, { segments, desiredOutcome }) => {
  for (const { personas, scripts, deliveries } of segments)
    for (const persona of personas) {
      const own = deliveries.filter((delivery) => delivery.persona.id === persona.id).map(({ answer }) => answer.effectiveness_score)
      expect(deliverTo(persona, offTopicScript, 'Engagement', desiredOutcome).effectiveness_score).toBeLessThanOrEqual(mean(own) - 2)
      const script = scripts[1]?.script
      if (script === undefined) throw new Error('a segment without scripts')
      expect(deliverTo(persona, withInsult(script), 'Engagement', desiredOutcome).effectiveness_score).toBeLessThanOrEqual(mean(own) - 2)
    }
})

test.each(operations)('%s: the objective’s own words shape most items', (name, itemsOf) => {
  for (const analysis of [teens, base]) {
    const { subject, keywords, who } = readObjective(analysis.desiredOutcome, analysis.region)
    const own = [...keywords, subject.bare, who.head].map((word) => word.toLowerCase())
    const items = itemsOf(analysis).map((item) => JSON.stringify(item).toLowerCase())
    const share = items.filter((item) => own.some((word) => item.includes(word))).length / items.length
    expect(share, name).toBeGreaterThan(name === 'message-delivery' ? 0.1 : 0.6)
  }
})

test.each(operations)('%s: two objectives share under a third of their sentences, also when their own phrases are masked', (_, itemsOf) => {
  const [one, other] = [teens, base].map((analysis) => ({
    sentences: proseOf(itemsOf(analysis)),
    phrases: [
      ...objectivePhrases(analysis.desiredOutcome, analysis.region),
      ...analysis.segments.flatMap(({ personas }) => personas.map(({ name }) => name.split(' ')[0] ?? name)),
    ],
  }))
  if (one === undefined || other === undefined) throw new Error('two analyses are compared')
  const plain = new Set(other.sentences)
  expect(one.sentences.filter((sentence) => plain.has(sentence)).length / one.sentences.length).toBeLessThan(1 / 3)
  expect(maskedOverlap(one, other)).toBeLessThan(1 / 3)
})

test.each(both)('%s: every sentence is whole, plain and without an invented percentage', (_, analysis) => {
  for (const [name, itemsOf] of operations) {
    const prose = proseOf(itemsOf(analysis))
    expect(prose.length, name).toBeGreaterThan(0)
    expect(
      prose.flatMap((sentence) => faults(sentence).map((fault) => `${fault}: ${sentence}`)),
      name,
    ).toEqual([])
    expect(inventedPercentages(prose.join(' '), analysis.desiredOutcome), name).toEqual([])
  }
  expect(
    scenesOf(analysis)
      .flat()
      .filter((text) => sentences(text).length === 0),
  ).toEqual([])
})

/** The most personas of 100 in whom one sentence may stand, and how many sentences may stand in more than six: people are drawn by chance. */
const mostOfHundred = 8
const mostAboveSix = 6

test.each(['constructor', 'Get constructor people in toString to valueOf __proto__'])('words that every object knows are words: %s', (desiredOutcome) => {
  const { segments } = draftWholeAnalysis(desiredOutcome, 'constructor')
  expect(segments).toHaveLength(20)
  expect(JSON.stringify(segments)).not.toMatch(/native code|\[object|undefined/)
})

test('no sentence, their names aside, comes back in many personas of one analysis', () => {
  const outcomes = [unlikeObjectives[1], unlikeObjectives[5], unlikeObjectives[7], unlikeObjectives[9], unlikeObjectives[11], 'Recycling']
  const drafted = [...both.map(([, analysis]) => analysis), ...outcomes.map((outcome) => draftPersonasOf(outcome ?? ''))]
  for (const { desiredOutcome, segments } of drafted) {
    const counts = new Map<string, number>()
    for (const { personas } of segments)
      for (const { name, demographics, psychographics, media_habits, motivations, barriers } of personas) {
        const first = name.split(' ')[0] ?? name
        const said = sentencesOf([demographics, psychographics, media_habits, motivations, barriers]).map((sentence) =>
          sentence.replace(`${first} `, '').replaceAll(first, '▢').toLowerCase(),
        )
        for (const sentence of new Set(said)) counts.set(sentence, (counts.get(sentence) ?? 0) + 1)
      }
    expect(
      [...counts].filter(([, count]) => count > mostOfHundred),
      desiredOutcome,
    ).toEqual([])
    expect([...counts].filter(([, count]) => count > 6).length, desiredOutcome).toBeLessThanOrEqual(mostAboveSix)
  }
})
