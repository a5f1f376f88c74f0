import fc from 'fast-check'
import { mean, standardDeviation } from 'simple-statistics'
import { expect, test } from 'vitest'
import type { MessageDeliveryInput } from '../../contract/message-delivery.ts'
import { messageDeliveryOutputSchema } from '../../contract/message-delivery.ts'
import type { Persona } from '../../contract/persona.ts'
import type { VideoScript } from '../../contract/video-script.ts'
import { seededRandom } from '../../domain/random.ts'
import { messageDelivery } from './operation.ts'
import { fixturePersonas } from './testing/fixture-personas.ts'
import { fixtureScripts, hearingOutcome } from './testing/fixture-scripts.ts'

type Meant = Omit<MessageDeliveryInput['narrative'], 'video_script'>
const meantForHearing: Meant = { stage: 'Behavioral Commitment', desiredOutcome: hearingOutcome }
const deliver = (persona: Persona, script: VideoScript, meant: Meant = meantForHearing, seed = 1) =>
  messageDelivery.draft({ persona, narrative: { ...script, ...meant } }, { random: seededRandom(seed) })
const scores = (script: VideoScript, meant: Meant = meantForHearing) => fixturePersonas.map((persona) => deliver(persona, script, meant).effectiveness_score)
const withLine = (script: VideoScript, index: number, line: string): VideoScript => ({
  video_script: script.video_script.map((scene, at) =>
    at === index ? { ...scene, voiceover: `${scene.voiceover} ${line}`, duration_seconds: scene.duration_seconds + 4 } : scene,
  ),
})

const insults = [
  'You people are too stupid to understand this.',
  'Only an idiot would stay at home.',
  'Those who disagree are ignorant and lazy.',
  'What is it with you morons?',
  'Shut up and listen for once.',
  'Hillbillies like you never learn.',
]

test('an insult in any scene lowers the score of everybody to the bottom', () => {
  for (const insult of insults)
    for (let scene = 0; scene < fixtureScripts.fitting.video_script.length; scene++)
      for (const persona of fixturePersonas) {
        const insulted = deliver(persona, withLine(fixtureScripts.fitting, scene, insult)).effectiveness_score
        expect(insulted, `${insult} to ${persona.name}`).toBeLessThan(deliver(persona, fixtureScripts.fitting).effectiveness_score)
        expect(insulted).toBeLessThanOrEqual(1.5)
      }
})

test.each([
  'I felt stupid the first time.',
  'They called us idiots, and we came back.',
  'Neither of the two is a fool.',
  'There are no stupid questions you could ask.',
  'Take out your trash on Tuesday.',
])('no insult is heard in: %s', (line) => {
  for (const persona of fixturePersonas) expect(deliver(persona, withLine(fixtureScripts.fitting, 1, line)).effectiveness_score).toBeGreaterThan(2)
})

test('off-topic and insulting scripts stay at the bottom, three points under a fitting one', () => {
  const fitting = mean(scores(fixtureScripts.fitting))
  for (const bad of [fixtureScripts.offTopic, fixtureScripts.insulting, fixtureScripts.blood]) {
    expect(mean(scores(bad))).toBeLessThanOrEqual(2.5)
    expect(fitting - mean(scores(bad))).toBeGreaterThanOrEqual(3)
  }
})

test('without a stated objective the persona’s own matter is the subject', () => {
  expect(mean(scores(fixtureScripts.fitting, {})) - mean(scores(fixtureScripts.offTopic, {}))).toBeGreaterThanOrEqual(3)
})

test('the scale is used as agreed: fitting over notice over lecture, claims and fright', () => {
  const notice = mean(scores(fixtureScripts.notice))
  expect(mean(scores(fixtureScripts.fitting))).toBeGreaterThanOrEqual(5.5)
  expect(mean(scores(fixtureScripts.fitting))).toBeLessThan(8)
  expect(notice).toBeGreaterThanOrEqual(3)
  expect(notice).toBeLessThanOrEqual(5)
  for (const worse of [fixtureScripts.lecturing, fixtureScripts.scary]) expect(mean(scores(worse))).toBeLessThan(notice)
  expect(mean(scores(fixtureScripts.bareClaims))).toBeLessThan(mean(scores(fixtureScripts.fitting)) - 2)
})

test('scores vary with the person and with the message', () => {
  expect(standardDeviation(scores(fixtureScripts.fitting))).toBeGreaterThan(0.5)
  const all = [fixtureScripts.fitting, fixtureScripts.notice, fixtureScripts.vague, fixtureScripts.lecturing, fixtureScripts.bareClaims]
  for (const persona of fixturePersonas) expect(standardDeviation(all.map((script) => deliver(persona, script).effectiveness_score))).toBeGreaterThan(0.5)
})

test.each([
  ['p1', 'Speakers are drawn by lot this time.'],
  ['p2', 'A second session is held at noon.'],
  ['p4', 'A ride takes you there and waits until the end.'],
  ['p5', 'You can hand in written comments without a name.'],
  ['p7', 'The hearing is on Tuesday at the county hall.'],
  ['p10', 'There is a sitter and a play corner in the next room.'],
])('what would lift the obstacle of %s raises their score', (id, line) => {
  const persona = fixturePersonas.find((candidate) => candidate.id === id)
  if (persona === undefined) throw new Error(`no fixture ${id}`)
  const before = deliver(persona, fixtureScripts.notice).effectiveness_score
  expect(deliver(persona, withLine(fixtureScripts.notice, 1, line)).effectiveness_score).toBeGreaterThan(before)
  for (const other of fixturePersonas)
    expect(deliver(other, withLine(fixtureScripts.notice, 1, line)).effectiveness_score).toBeGreaterThanOrEqual(
      deliver(other, fixtureScripts.notice).effectiveness_score,
    )
})

test('a request for the act itself costs at a stage that may only ask for attention', () => {
  const early = mean(scores(fixtureScripts.fitting, { ...meantForHearing, stage: 'Awareness' }))
  expect(early).toBeLessThan(mean(scores(fixtureScripts.fitting)))
})

test('what cannot be understood is called so and scored low', () => {
  for (const persona of fixturePersonas)
    for (const script of [fixtureScripts.gibberish, fixtureScripts.spanish]) {
      const { effectiveness_score, feedback } = deliver(persona, script)
      expect(effectiveness_score).toBeLessThanOrEqual(1)
      expect(feedback).toMatch(/underst|sense|make out|follow|English|No idea|language/i)
    }
})

test('the same asking gives the same answer, another seed at most other words', () => {
  for (const persona of fixturePersonas) {
    const once = deliver(persona, fixtureScripts.fitting)
    expect(deliver(persona, fixtureScripts.fitting)).toEqual(once)
    expect(deliver(persona, fixtureScripts.fitting, { ...meantForHearing, narrativeKey: 'x' })).toEqual(once)
    expect(deliver(persona, fixtureScripts.fitting, meantForHearing, 99).effectiveness_score).toBe(once.effectiveness_score)
    expect(once).toMatchObject({ persona_id: persona.id, persona_name: persona.name })
  }
})

test('any text is answered within the agreed form', () => {
  const storable = (max: number) =>
    fc
      .oneof(
        fc.string({ minLength: 1, maxLength: max }),
        fc.string({ unit: 'grapheme', minLength: 1, maxLength: max }),
        fc.lorem({ maxCount: 12, mode: 'words' }),
      )
      .map((text) => text.replaceAll('\0', '') || 'x')
      .filter((text) => text.trim() !== '' && text.isWellFormed())
  const scene = fc.record({
    scene: storable(40),
    voiceover: storable(160),
    visual_direction: storable(40),
    duration_seconds: fc.double({ min: 0.1, max: 120, noNaN: true }),
  })
  fc.assert(
    fc.property(
      fc.array(scene, { minLength: 3, maxLength: 8 }),
      fc.tuple(storable(120), storable(120), storable(120), storable(120), storable(120)),
      storable(80),
      fc.option(storable(200), { nil: undefined }),
      (video_script, [demographics, psychographics, media_habits, motivations, barriers], name, desiredOutcome) => {
        const persona: Persona = { id: 'any', name, age: 40, gender: 'any', demographics, psychographics, media_habits, motivations, barriers }
        const answer = deliver(persona, { video_script }, desiredOutcome === undefined ? {} : { desiredOutcome })
        expect(messageDeliveryOutputSchema.safeParse(answer).success).toBe(true)
        expect(answer.effectiveness_score * 2).toBe(Math.round(answer.effectiveness_score * 2))
        expect(answer.feedback.replace(/“[^”]*”/g, '').replaceAll(barriers.trim(), '')).not.toMatch(/\bundefined\b|\{(?:q|own|where|fellow|voice|change)\}/i)
      },
    ),
    { numRuns: 300 },
  )
})
