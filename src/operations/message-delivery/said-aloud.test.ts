import { expect, test } from 'vitest'
import type { Persona } from '../../contract/persona.ts'
import { deliverTo, draftWholeAnalysis } from '../testing/draft-whole-analysis.ts'
import { sentences, skeletonCounts } from '../testing/text-checks.ts'
import { firstPerson } from './first-person.ts'
import { judgeMessage } from './judge-message.ts'
import { readPerson } from './read-person.ts'
import { spelledOut } from './spelled-out.ts'
import { fixturePersonas } from './testing/fixture-personas.ts'
import { fixtureScripts, hearingOutcome } from './testing/fixture-scripts.ts'

const untuned = [
  'Get 300 renters in Cleveland apartment buildings to join a tenant association by March 2027',
  'Get Black veterans in Georgia to enroll in VA health care',
]
const analyses = untuned.map((outcome) => draftWholeAnalysis(outcome))
const deliveries = analyses.flatMap(({ segments }) => segments.flatMap((segment) => segment.deliveries))
const [anyone] = fixturePersonas
if (anyone === undefined) throw new Error('no fixture')
/** Every persona is read once: reading is the slow part. */
const readings = new Map(
  analyses.flatMap(({ segments }) => segments.flatMap(({ personas }) => personas.map((persona) => [persona.id + persona.name, readPerson(persona)] as const))),
)
const readingOf = ({ id, name }: Persona) => readings.get(id + name) ?? readPerson(anyone)
const unquoted = (text: string) => text.replace(/“[^”]*”/g, 'Q')
const withTexts = (texts: Partial<Persona>): Persona => ({ ...anyone, ...texts })

test('only people are people: what is asked each time is no speaker', () => {
  for (const media_habits of [
    'Asks the same thing each time and gets no straight answer.',
    'She trusts the process, the numbers and time.',
    'He asks whether it is true.',
  ])
    expect(readPerson(withTexts({ media_habits, psychographics: 'He is careful.' })).confidant).toBeNull()
  expect(readPerson(withTexts({ media_habits: 'She would believe it from a legal-aid intake worker, because he says what cannot be done.' })).confidant).toBe(
    'a legal-aid intake worker',
  )
  for (const { persona } of deliveries)
    expect(readPerson(persona).confidant ?? 'a neighbor').not.toMatch(/\b(?:things?|time|question|true|nonsense|what|which)\b/)
})

test('a life told in the third person is told back in the first', () => {
  const said = (text: string, gender = 'female') => firstPerson(text, 'Ann Lee', gender)
  expect(said('Ann broke a wrist two years ago, so she plans everything by where her car can park.')).toBe(
    'I broke a wrist two years ago, so I plan everything by where my car can park',
  )
  expect(said('What holds Ann back is that the price is weekly and the promise is vague.')).toBe('the price is weekly and the promise is vague')
  // Her sister or herself: silence is better than a guess.
  expect(said('Ann called her sister last week and she was angry.')).toBeNull()
})

test('what a persona’s own text asks for is found in whatever stance it is told', () => {
  const asked = [...readings.values()]
  expect(asked.filter(({ relief }) => relief !== null).length).toBeGreaterThan(asked.length * 0.85)
})

test('somebody who refuses and somebody who acts already do not close like the undecided', () => {
  const closings = (readiness: (value: number) => boolean) =>
    deliveries
      .filter(({ persona, answer }) => readiness(readingOf(persona).readiness) && answer.effectiveness_score > 2)
      .map(({ answer }) => unquoted(answer.feedback))
  const share = (texts: readonly string[], words: RegExp) => texts.filter((text) => words.test(text)).length / texts.length
  const no =
    /\b(?:against it|answer (?:is|stays) no|still say no|saying no|change my mind|disagree|not with them|win me over|come round|turn me round|answer for)\b/
  const does =
    /\b(?:I do it already|where I was|beginners?|back then|newcomers|those who begin|who does it|somebody who does|help others|My own start|I did it anyway|Before I began)\b/
  expect(
    share(
      closings((value) => value <= -0.7),
      no,
    ),
  ).toBeGreaterThan(0.3)
  expect(
    share(
      closings((value) => value >= 0.7),
      does,
    ),
  ).toBeGreaterThan(0.3)
  expect(
    share(
      closings((value) => value > -0.3 && value < 0.3),
      no,
    ),
  ).toBeLessThan(0.05)
})

test('no sentence of ours comes back in more than 18 of 500 feedbacks, and no beginning in more than 25', () => {
  for (const { segments } of analyses) {
    const said = segments.flatMap(({ deliveries: group }) => group.flatMap(({ answer }) => sentences(unquoted(answer.feedback))))
    expect(skeletonCounts(said, 40)[0]?.[1]).toBeLessThanOrEqual(18)
    expect(skeletonCounts(said, 5)[0]?.[1]).toBeLessThanOrEqual(25)
  }
})

test('a persona who hears five messages does not ask for the same thing five times in the same words', () => {
  for (const { segments } of analyses)
    for (const { personas, deliveries: group } of segments)
      for (const { id } of personas) {
        const last = group.filter(({ persona }) => persona.id === id).map(({ answer }) => sentences(answer.feedback).at(-1))
        expect(new Set(last).size).toBeGreaterThanOrEqual(4)
      }
})

test('a wager, a speaker’s word about themselves and a free piano insult nobody and lift nothing', () => {
  const [persona] = fixturePersonas
  const script = fixtureScripts.fitting
  if (persona === undefined) throw new Error('no fixture')
  const scored = (line: string) =>
    deliverTo(
      persona,
      { video_script: script.video_script.map((scene, index) => (index === 1 ? { ...scene, voiceover: `${scene.voiceover} ${line}` } : scene)) },
      'Engagement',
      hearingOutcome,
    ).effectiveness_score
  for (const line of ['Loser buys lunch.', 'Next time he talks and I shut up.']) expect(scored(line)).toBeGreaterThan(4)
  expect(scored('You people are losers.')).toBeLessThanOrEqual(1.5)
  const short = readPerson(withTexts({ barriers: 'Cannot afford the fee.' }))
  const lifted = (voiceover: string) =>
    judgeMessage(short, {
      video_script: [{ scene: 'A notice board.', voiceover, visual_direction: 'Paper slips.', duration_seconds: 20 }],
      stage: 'Engagement',
      desiredOutcome: hearingOutcome,
    }).reactions.some(({ kind }) => kind === 'obstacleLifted')
  expect(lifted('Every Friday I read the slips on the board. Lost cat, found cat, piano for free. Who here has been to the county hearing?')).toBe(false)
  expect(lifted('Every Friday I read the slips on the board. The county hearing is free. Who here has been to it?')).toBe(true)
})

test('alternatives in a frame are written out in every form', () => {
  expect(spelledOut(['[A|B] and [c|d].', 'plain'])).toEqual(['A and c.', 'A and d.', 'B and c.', 'B and d.', 'plain'])
})
