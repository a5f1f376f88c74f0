import { describe, expect, test } from 'vitest'
import { readObjective } from '../../domain/objective/read-objective.ts'
import { callToAct } from '../objective/call-to-act.ts'
import { acts } from '../objective/data/acts.data.ts'
import { readSituation } from '../objective/situation.ts'
import { agreeing, asWe, asYours, contracted } from '../objective/spoken.ts'
import { hardObjectives } from '../testing/objectives.ts'
import { sentences } from '../testing/text-checks.ts'
import { arcOf } from './arc.ts'
import { storyEngines } from './story-engines.ts'
import { type NarratedSegment, narrateAnalysis, textsOf } from './testing/narrated-analysis.ts'

/*
 * Faults a director would throw a script out for, each found once in a draft. The objectives are none that the stories
 * were written for.
 */
const objectives = [
  'Recruit 60 volunteer drivers for the Meals on Wheels route in Dayton before winter 2027',
  'Get Navy veterans in San Diego County to get a hearing test by the end of 2027',
  'Get seniors in Tampa to hang up on scam callers',
  'Enroll 1,000 home-care aides in New Mexico in the state retirement plan by 2028',
]
const analyses = objectives.map((objective) => ({ objective, segments: narrateAnalysis(objective) }))
type Script = NarratedSegment['scripts'][number]
const scriptsOf = (segments: readonly NarratedSegment[]) => segments.flatMap(({ scripts }) => scripts)
const spokenOf = (script: Script) => script.video_script.map(({ voiceover }) => voiceover).join(' ')
const countOf = (text: string, name: string) => text.match(new RegExp(`\\b${name}\\b`, 'g'))?.length ?? 0

/** The lead tells the story and is "I" in it: the name is for whoever reads the script. */
const leadSpokenMost = 1
const leadWrittenMost = 9
const partnerSpokenMost = 6

describe.each(analyses)('spoken scripts: $objective', ({ objective, segments }) => {
  const situation = readSituation(objective, 'United States')

  test('every film names what it is about in what is said', () => {
    const { subject, what } = situation.reading
    const { udo } = callToAct(situation)
    const named = [subject.text, subject.bare, what.shortBase, what.shortGerund, udo].map((text) => text.toLowerCase())
    const silent = scriptsOf(segments)
      .map(spokenOf)
      .filter((said) => !named.some((text) => said.toLowerCase().includes(text)))
    expect(silent).toEqual([])
  })

  test('the lead tells it in the first person: the name is not said again and again', () => {
    for (const { segment, scripts } of segments) {
      const { lead, partner } = arcOf(situation, segment)
      for (const script of scripts) {
        expect(countOf(spokenOf(script), lead[0]), spokenOf(script)).toBeLessThanOrEqual(leadSpokenMost)
        expect(countOf(spokenOf(script), partner[0]), spokenOf(script)).toBeLessThanOrEqual(partnerSpokenMost)
        expect(countOf(JSON.stringify(script), lead[0]), JSON.stringify(script)).toBeLessThanOrEqual(leadWrittenMost)
        for (const sentence of script.video_script.flatMap(textsOf).flatMap(sentences)) expect(countOf(sentence, lead[0]), sentence).toBeLessThanOrEqual(2)
      }
      expect(scripts.filter((script) => /\b(?:I|me|my|we|us)\b/i.test(spokenOf(script)))).toHaveLength(scripts.length)
    }
  })

  test('no place, date or behavior is made up or pasted in', () => {
    for (const script of scriptsOf(segments)) {
      const text = JSON.stringify(script)
      expect(text).not.toMatch(/somewhere (?:in|on|at) |wherever you are|before this film ends|United States/)
      expect(text).not.toContain(situation.reading.source)
      // Once, in the call at the end; never as the stuff of every scene.
      expect(spokenOf(script).split(callToAct(situation).udo).length - 1).toBeLessThanOrEqual(1)
    }
  })

  test('the sponsor stands once, at the end, and no acting note quotes the segment', () => {
    for (const { segment, scripts } of segments)
      for (const script of scripts) {
        expect(JSON.stringify(script).split('[sponsor]').length - 1).toBe(1)
        const directions = script.video_script.map(({ visual_direction }) => visual_direction).join(' ')
        for (const line of sentences(segment.segment_description)) expect(directions).not.toContain(line.replace(/\.$/, ''))
      }
  })

  test('the arc says its obstacle before the last film, and the last film says it again with what lifts it', () => {
    for (const { segment, scripts } of segments) {
      const { knot, ease } = arcOf(situation, segment)
      const said = (text: string, script: Script | undefined) => script !== undefined && spokenOf(script).toLowerCase().includes(asWe(text).toLowerCase())
      expect(
        scripts.slice(1, 4).some((script) => said(knot, script) || said(ease, script)),
        segment.segment_name,
      ).toBe(true)
      expect(said(ease, scripts[4]), segment.segment_name).toBe(true)
    }
  })

  test('with the names masked, no line comes back in more than four of the hundred scripts', () => {
    const counts = new Map<string, number>()
    for (const { segment, scripts } of segments) {
      const { lead, partner } = arcOf(situation, segment)
      for (const script of scripts) {
        const said = sentences(spokenOf(script)).map((sentence) => sentence.replaceAll(lead[0], '▢').replaceAll(partner[0], '▢'))
        for (const sentence of new Set(said)) counts.set(sentence, (counts.get(sentence) ?? 0) + 1)
      }
    }
    expect([...counts].filter(([, count]) => count > 4)).toEqual([])
  })

  test('a sentence can be said in one breath', () => {
    const long = scriptsOf(segments)
      .flatMap((script) => sentences(spokenOf(script)))
      .filter((sentence) => sentence.split(' ').length > 45)
    expect(long).toEqual([])
  })
})

test('an objective without a place or a date gets none in its last film', () => {
  for (const objective of hardObjectives) {
    const { place, deadline } = readObjective(objective, 'United States')
    if (place.stated || deadline !== null) continue
    for (const script of scriptsOf(narrateAnalysis(objective))) expect(spokenOf(script)).not.toMatch(/United States|within the next|before the end of/)
  }
})

test('the call says who, what, where and when as one sentence, each once', () => {
  const call = (objective: string) => callToAct(readSituation(objective, 'United States')).call
  expect(call('Get renters in Chicago to recycle their cans before June 2027')).toBe('renters in Chicago: recycle your cans before June 2027')
  expect(call('Get renters to recycle')).toBe('renters: recycle')
})

test.each([
  ['they do not expect to see the result', 'we don’t expect to see the result'],
  ['their own matters wait until everybody else’s are done', 'our own matters wait until everybody else’s are done'],
  ['it is unclear who decides', 'it’s unclear who decides'],
  ['leaving it as it is also has a price', 'leaving it as it is also has a price'],
])('said by one of the group: %s', (clause, said) => expect(asWe(clause)).toBe(said))

test('what is said to the viewer is theirs', () => {
  expect(asYours('test their kitchen tap')).toBe('test your kitchen tap')
  expect(contracted('they will not do it')).toBe('they won’t do it')
})

test.each([
  ['carbon-monoxide alarms', 'how often {subject} come up'],
  ['older people', 'how often {subject} come up'],
  ['free clinics', 'how often {subject} come up'],
  ['people with a record', 'how often {subject} come up'],
  ['quotes from the senator', 'how often {subject} come up'],
  ['the light-rail extension', 'how often {subject} comes up'],
  ['the Meals on Wheels route', 'how often {subject} comes up'],
  ['a petition for bike lanes', 'how often {subject} comes up'],
  ['measles', 'how often {subject} comes up'],
  ['the jury summons', 'how often {subject} comes up'],
  ['the 988 number in their phones', 'how often {subject} comes up'],
])('the verb fits its subject: %s', (subject, said) => expect(agreeing('how often {subject} comes up', subject)).toBe(said))

test('a verb before a plural subject fits it too', () => {
  expect(agreeing('How long has {subject} been part of my day?', 'young children')).toBe('How long have {subject} been part of my day?')
})

test('a verb that is not the subject’s stays as it is', () => {
  const frame = 'The thing that’ll decide it for me about {subject} is whether they ask.'
  expect(agreeing(frame, 'older people')).toBe(frame)
})

test('every story suits a cause, and every stage of it has three to five scenes', () => {
  for (const { stages, suits, name } of storyEngines) {
    expect(suits.length, name).toBeGreaterThan(0)
    for (const beats of Object.values(stages)) {
      expect(beats.length, name).toBeGreaterThanOrEqual(3)
      expect(beats.length, name).toBeLessThanOrEqual(5)
    }
  }
  expect(new Set(storyEngines.map(({ name }) => name)).size).toBe(storyEngines.length)
})

test('asks and predicates can be spoken inside a sentence', () => {
  for (const { ask, prep, act, did, see, prop } of Object.values(acts)) {
    for (const phrase of [...Object.values(ask).flat(), ...prep, ...act, ...see, ...prop]) {
      expect(phrase).toMatch(/^[a-z“]/)
      expect(phrase).not.toMatch(/[.!]$/)
    }
    for (const told of did) expect(told).toMatch(/^I /)
  }
})
