import { expect, test } from 'vitest'
import { hpemStages } from '../../contract/hpem-stage.ts'
import type { MessageDeliveryOutput } from '../../contract/message-delivery.ts'
import type { Persona } from '../../contract/persona.ts'
import type { VideoScript } from '../../contract/video-script.ts'
import { objectivePhrases } from '../../domain/objective/testing/objective-phrases.ts'
import { seededRandom } from '../../domain/random.ts'
import { generateAudienceSegments } from '../generate-audience-segments/operation.ts'
import { generateNarrative } from '../generate-narrative/operation.ts'
import { personas } from '../personas/operation.ts'
import { unlikeObjectives } from '../testing/objectives.ts'
import { faults, maskedOverlap, repeated, sentences, skeletonCounts } from '../testing/text-checks.ts'
import { messageDelivery } from './operation.ts'
import { fixturePersonas } from './testing/fixture-personas.ts'
import { fixtureScripts, hearingOutcome } from './testing/fixture-scripts.ts'

interface Delivered extends MessageDeliveryOutput {
  readonly persona: Persona
  readonly script: VideoScript
}

const region = 'United States'

/** All 20 segments × 5 stages × 5 personas of one analysis, made by the drafts of the steps before. */
function analysis(desiredOutcome: string): Delivered[] {
  const context = () => ({ random: seededRandom(7) })
  const researchInsights = [{ lens_name: 'Who already acts', executive_overview: 'Those who act know somebody who did.' }]
  const { audience_segments } = generateAudienceSegments.draft({ desiredOutcome, region, researchInsights }, context())
  return audience_segments.flatMap((audienceSegment) => {
    const group = personas.draft({ audienceSegment, region, desiredOutcome }, context()).personas
    return hpemStages.flatMap((stage) => {
      const script = generateNarrative.draft({ desiredOutcome, region, audienceSegment, hpemStage: stage }, context())
      return group.map((persona) => ({ persona, script, ...messageDelivery.draft({ persona, narrative: { ...script, stage, desiredOutcome } }, context()) }))
    })
  })
}

const fixtures = (): Delivered[] =>
  fixturePersonas.flatMap((persona) =>
    Object.values(fixtureScripts).map((script) => ({
      persona,
      script,
      ...messageDelivery.draft({ persona, narrative: { ...script, stage: 'Evaluation', desiredOutcome: hearingOutcome } }, { random: seededRandom(3) }),
    })),
  )

const analyses = [1, 0, 4].map((index) => ({ outcome: unlikeObjectives[index] ?? '', delivered: analysis(unlikeObjectives[index] ?? '') }))
const everything = [...analyses.flatMap(({ delivered }) => delivered), ...fixtures()]

test('feedback quotes words that stand in the script', () => {
  for (const { feedback, script } of everything) {
    const said = script.video_script.map((scene) => `${scene.scene}\n${scene.voiceover}`).join('\n')
    const quoted = [...feedback.matchAll(/“([^”]+)”/g)].map((match) => (match[1] ?? '').replace(/^…|…$/g, ''))
    expect(quoted.length, feedback).toBeGreaterThan(0)
    for (const words of quoted) expect(said, feedback).toContain(words)
  }
})

// Words of warm and of cold judgement in the frames; quotations are taken out before they are looked for.
const warm =
  /\b(?:believed?|takes away|an answer to|got me|nodded|listened|listening|would send|send it to|would show|liked|honest|counts with me|I could do|the right person|did more for me|would stay|had me|moved me|fairly|my reason|would let|said it back|care about|sat up|taken care of|recognized|still see|I know|good mark|good enough|saved?|yes, mostly|yes from me|straight|watch the next|do more than agree|mean to ask|very good|stop arguing|a good one|told .* about it|I would do it|on my list|did not find one|as far up|hold out for|put my name|thinking of|close to something|named my reason|stopped doing something|would start with|would be fair|helped|picture|could do|how it goes|no complaint|a yes|disagrees|still liked|like it better|good mark|grade it higher|recogni[sz]ed|fair of them|fair to people|is honest|would remember|I trusted|counts with me|got me|brought me back|kept me|could retell|would repeat|would answer with|made me stay|I noticed|I know what they mean|I prefer|somebody like me is|the next one|that line knows it|I would say yes|I am for it|a reason to listen|I could have named|reached me|want the top|for the top|It is good|was good|top grade|firm yes|settle it|call it great|a better one)\b/i
const cold =
  /\b(?:doubt|talked down|out\b|insult|contempt|quit|stopped|stop here|lose me|lost me|nothing|never|no idea|not|cannot|could not|without|hang up|skip|wrong|scare|stubborn|too much|step back|gone|missing|left out|forgotten|annoyed|Nobody|keep it|none|ashamed|less telling|as if I had|hear none of it|far from|before I looked|looked down|air|push|despise|mixed up|the answer is no|no sense|enough of those|form letter|see the paper|no answer|neither|anything anywhere|in a lobby|had lost|already moving|as if|talks around|right past|hide it|skipped|somebody else|lost half|too long|left before|There is no way|ever get to|past me|ends it|walk off|are to them|believe they left|threw|Who lets|did both|least of all|can keep|signed off|apology|looked down on|about the matter|another subject|sales voice|mattress|missing|no answer|anybody can say|came of it|what for|lost half|skipped|come near|not with them)\b/i
const unquoted = (feedback: string) => feedback.replace(/“[^”]*”/g, '…')

test('the words agree with the grade', () => {
  for (const { effectiveness_score: score, feedback } of everything) {
    if (score >= 6.5) expect(unquoted(feedback), `${score}: ${feedback}`).toMatch(warm)
    if (score <= 2) expect(unquoted(feedback), `${score}: ${feedback}`).toMatch(cold)
    if (score <= 2) expect(unquoted(feedback), `${score}: ${feedback}`).not.toMatch(/\b(?:would send|I believed|got me|good mark|nodded|takes away|honest)\b/i)
    if (score >= 7)
      expect(unquoted(feedback), `${score}: ${feedback}`).not.toMatch(/\b(?:insult|contempt|talked down|I quit|turned it off|hang up|makes no sense)\b/i)
  }
})

test('500 deliveries of one analysis: none repeats, no beginning dominates, scores spread', () => {
  for (const { delivered } of analyses) {
    const feedbacks = delivered.map(({ feedback }) => feedback)
    expect(feedbacks).toHaveLength(500)
    expect(repeated(feedbacks)).toEqual([])
    expect(skeletonCounts(feedbacks)[0]?.[1]).toBeLessThanOrEqual(20)
    const scores = delivered.map(({ effectiveness_score }) => effectiveness_score)
    expect(new Set(scores).size).toBeGreaterThanOrEqual(9)
    expect(scores.filter((score) => score >= 8).length).toBeLessThanOrEqual(25)
    expect(scores.filter((score) => score <= 2).length).toBeLessThanOrEqual(50)
  }
})

test('no sentence is broken', () => {
  // A quotation keeps its own case and marks, so only what is ours is checked.
  for (const { feedback } of everything) for (const sentence of sentences(feedback.replace(/“[^”]*”/g, 'It'))) expect(faults(sentence), sentence).toEqual([])
})

test('unlike objectives share under a third of their sentences', () => {
  for (const a of analyses)
    for (const b of analyses) {
      if (a === b) continue
      const side = ({ outcome, delivered }: (typeof analyses)[number]) => ({
        sentences: delivered.flatMap(({ feedback }) => sentences(feedback)),
        phrases: objectivePhrases(outcome, region),
      })
      expect(maskedOverlap(side(a), side(b))).toBeLessThan(1 / 3)
    }
})
