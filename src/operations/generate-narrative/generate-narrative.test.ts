import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hpemStages } from '../../contract/hpem-stage.ts'
import { objectivePhrases } from '../../domain/objective/testing/objective-phrases.ts'
import { callToAct } from '../objective/call-to-act.ts'
import { readSituation } from '../objective/situation.ts'
import { faults, inventedPercentages, maskedOverlap, skeletonCounts } from '../testing/text-checks.ts'
import { arcOf } from './arc.ts'
import { generateNarrative } from './operation.ts'
import { speechPace, spokenWords } from './speech-pace.ts'
import { narrate, narrateAnalysis, sentencesOfScript, textsOf, unlikeObjectives } from './testing/narrated-analysis.ts'

const analyses = unlikeObjectives.map((objective) => ({
  objective,
  situation: readSituation(objective, 'United States'),
  segments: narrateAnalysis(objective),
}))

const lastVoiceover = (script: { readonly video_script: readonly { readonly voiceover: string }[] } | undefined) => script?.video_script.at(-1)?.voiceover ?? ''

describe.each(analyses)('the 100 scripts of an analysis: $objective', ({ objective, situation, segments }) => {
  const scripts = segments.flatMap((entry) => entry.scripts)

  test('no sentence stands in more than two of them', () => {
    const narratives = new Map<string, number>()
    for (const script of scripts) for (const sentence of new Set(sentencesOfScript(script))) narratives.set(sentence, (narratives.get(sentence) ?? 0) + 1)
    expect([...narratives].filter(([, count]) => count > 2)).toEqual([])
  })

  test('every sentence is whole', () => {
    const faulty = scripts.flatMap(sentencesOfScript).flatMap((sentence) => faults(sentence).map((fault) => `${fault}: ${sentence}`))
    expect(faulty).toEqual([])
  })

  test('no way of beginning a sentence returns too often', () => {
    // Out of about 2,000 sentences; the objective's own names begin some of them.
    const [most] = skeletonCounts(scripts.flatMap(sentencesOfScript), 5)
    expect(most?.[1] ?? 0).toBeLessThanOrEqual(10)
  })

  test('at most two segments share a way of telling, and no two a lead', () => {
    const arcs = segments.map(({ segment }) => arcOf(situation, segment))
    const count = (keys: readonly string[]) => Math.max(...keys.map((key) => keys.filter((other) => other === key).length))
    expect(count(arcs.map((arc) => arc.engine.name))).toBeLessThanOrEqual(2)
    expect(count(arcs.map((arc) => arc.lead[0]))).toBe(1)
  })

  test('the five stages of a segment share people and place, and no scene', () => {
    for (const { segment, scripts: five } of segments) {
      const arc = arcOf(situation, segment)
      for (const script of five) {
        const text = script.video_script.flatMap(textsOf).join(' ')
        expect(text).toContain(arc.lead[0])
      }
      expect(five.filter((script) => JSON.stringify(script).includes(arc.partner[0])).length).toBeGreaterThanOrEqual(4)
      const all = five.flatMap((script) => script.video_script.map((scene) => scene.scene))
      expect(new Set(all).size).toBe(all.length)
      expect(
        five.filter((script) => script.video_script.some((scene) => scene.scene.toLowerCase().includes(arc.home.toLowerCase()))).length,
      ).toBeGreaterThanOrEqual(3)
    }
  })

  test('each ask fits its stage', () => {
    const { base, shortBase } = situation.reading.what
    for (const { scripts: five } of segments) {
      const [awareness, engagement, evaluation, shift, commitment] = five.map(lastVoiceover)
      for (const early of [awareness, engagement, evaluation, shift]) {
        expect(early).not.toContain(base)
        expect(early).not.toContain(shortBase)
      }
      expect(awareness).not.toMatch(/\b(?:attend|vote|donate|sign up|give blood|join|pledge|register|come to the)\b/i)
      expect(engagement).toMatch(/\?|\b(?:comments?|question|ask|write|post|send|leave)\b/i)
      expect(evaluation).toMatch(/\b(?:check|compare|count|look|read|see)\b/i)
      expect(shift).toMatch(/\b(?:say|tell|stand|think|reconsider|changed|write|different\w*)\b/i)
      const { udo, when } = callToAct(situation)
      expect(commitment?.toLowerCase()).toContain(`${udo}`.toLowerCase())
      expect(commitment).toContain(when)
      if (situation.reading.place.stated) expect(commitment).toContain(situation.reading.place.text)
      if (situation.reading.deadline !== null) expect(commitment).toContain(situation.reading.deadline.replace(/^within /, ''))
    }
  })

  test('every voiceover can be read aloud in its seconds, and every script runs 30 to 90', () => {
    for (const { video_script } of scripts) {
      for (const scene of video_script) {
        const pace = spokenWords(scene.voiceover) / scene.duration_seconds
        expect(pace).toBeGreaterThanOrEqual(speechPace.min)
        expect(pace).toBeLessThanOrEqual(speechPace.max)
      }
      const total = video_script.reduce((sum, scene) => sum + scene.duration_seconds, 0)
      expect(total).toBeGreaterThanOrEqual(speechPace.totalMinSeconds)
      expect(total).toBeLessThanOrEqual(speechPace.totalMaxSeconds)
    }
  })

  test('the last frame names the sponsor, and nothing is claimed with an invented figure', () => {
    for (const script of scripts) {
      expect(script.video_script.at(-1)?.visual_direction).toContain("'Paid for by [sponsor]'")
      expect(inventedPercentages(sentencesOfScript(script).join(' '), objective)).toEqual([])
    }
  })

  test('what supporters and opponents state as fact is marked as needing a source', () => {
    const claims = [...situation.domain.reasons, ...situation.domain.misreadings, ...situation.domain.objections.map((objection) => objection.fair)]
    for (const sentence of scripts.flatMap((script) => script.video_script.map((scene) => scene.voiceover))) {
      for (const claim of claims) if (sentence.toLowerCase().includes(`${claim.toLowerCase()}.`)) expect(sentence).toContain('[source needed]')
    }
  })
})

test('unlike objectives share under a quarter of their sentences, also with their own words masked', () => {
  const corpora = analyses.map(({ objective, situation: { reading }, segments }) => ({
    sentences: segments.flatMap((entry) => entry.scripts).flatMap(sentencesOfScript),
    phrases: [...objectivePhrases(objective, 'United States'), reading.who.head],
  }))
  for (const a of corpora) for (const b of corpora) if (a !== b) expect(maskedOverlap(a, b)).toBeLessThan(1 / 4)
})

test('the seed changes nothing, so stages drafted apart agree', () => {
  const [first] = analyses[1]?.segments ?? []
  if (first === undefined) throw new Error('no segments')
  expect(narrate(unlikeObjectives[1] ?? '', first.segment, 2).scripts).toEqual(first.scripts)
})

test('another text for the segment makes another story', () => {
  const objective = unlikeObjectives[1] ?? ''
  const segment = {
    id: 'a',
    segment_name: 'Night-shift haulers',
    segment_description: 'They drive until dawn and sleep through every meeting.',
    rationale: 'Time.',
  }
  const other = { ...segment, segment_name: 'Retired bookkeepers', segment_description: 'They read every bill and trust no promise without a receipt.' }
  const [a, b] = [narrate(objective, segment), narrate(objective, other)]
  expect(JSON.stringify(a.scripts)).toContain('sleep through every meeting')
  expect(JSON.stringify(b.scripts)).toContain('trust no promise without a receipt')
  const shared = a.scripts.flatMap(sentencesOfScript).filter((sentence) => b.scripts.flatMap(sentencesOfScript).includes(sentence))
  expect(shared).toEqual([])
})

test('an objective without place and date still makes whole sentences', () => {
  const sentences = narrateAnalysis('asdf')
    .flatMap((entry) => entry.scripts)
    .flatMap(sentencesOfScript)
  expect(sentences.flatMap((sentence) => faults(sentence).map((fault) => `${fault}: ${sentence}`))).toEqual([])
})

test('segments that the rules have never seen, such as a model’s, keep the bound on repetition', () => {
  const jobs = ['Nurses', 'Teachers', 'Welders', 'Retirees', 'Bakers', 'Coaches', 'Clerks', 'Drivers', 'Farmhands', 'Barbers']
  const reasons = [
    'worry about the cost and the bills',
    'do not trust the institutions that ask',
    'have no free evening in their schedules',
    'fear what friends would say',
  ]
  const names = jobs.flatMap((job, index) => [0, 1].map((half) => ({ job, reason: reasons[(index + 2 * half) % reasons.length] ?? '', half })))
  const narratives = new Map<string, number>()
  for (const { job, reason, half } of names) {
    const segment = {
      id: `${job}-${half}`,
      segment_name: `${job} ${half === 0 ? 'on nights' : 'near retirement'}`,
      segment_description: `${job} of this kind ${reason}.`,
      rationale: 'A guess.',
    }
    for (const script of narrate(unlikeObjectives[4] ?? '', segment).scripts) {
      for (const sentence of new Set(sentencesOfScript(script))) narratives.set(sentence, (narratives.get(sentence) ?? 0) + 1)
    }
  }
  expect([...narratives].filter(([, count]) => count > 2)).toEqual([])
})

test('any text makes a script that can be shot', () => {
  const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 300 }).filter((value) => value.trim() !== '' && !value.includes('\0'))
  const task = fc.record({
    desiredOutcome: text,
    region: text.map((value) => `${value}x`.slice(0, 100)),
    name: text.map((value) => `${value}x`.slice(-100)),
    description: text,
    hpemStage: fc.constantFrom(...hpemStages),
  })
  fc.assert(
    fc.property(task, ({ desiredOutcome, region, name, description, hpemStage }) => {
      const input = generateNarrative.input.safeParse({
        desiredOutcome,
        region,
        audienceSegment: { id: 'x', segment_name: name, segment_description: description, rationale: description },
        hpemStage,
      })
      fc.pre(input.success)
      const drafted = generateNarrative.draft(input.data, { random: () => 0.5 })
      const script = generateNarrative.output.parse(drafted)
      const total = script.video_script.reduce((sum, scene) => sum + scene.duration_seconds, 0)
      expect(total).toBeGreaterThanOrEqual(speechPace.totalMinSeconds)
      expect(total).toBeLessThanOrEqual(speechPace.totalMaxSeconds)
      expect(JSON.stringify(script)).not.toMatch(/undefined|\{\w+\}/)
    }),
    { numRuns: 200 },
  )
})
