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
  /\b(?:I believed|takes away|is an answer to|got me|nodded|listened the same way|and listened|I listened to the rest|but I listened|keep me listening|would send|send it to|would show|liked|honest|counts with me|the right person|did more for me|would stay|had me|moved me|fairly|would let|said it back|care about|sat up|taken care of|still see|good mark|good enough|saved?|yes, mostly|yes from me|just as straight|watch the next|do more than agree|mean to ask|very good|stop arguing|a good one|told .* about it|I would do it|on my list|did not find one|as far up|hold out for|put my name|close to something|named my reason|stopped doing something|would start with|would be fair|how it goes|no complaint|a yes|like it better|grade it higher|recogni[sz]ed|fair of them|fair to people|would remember|I trusted|brought me back|kept me|could retell|would repeat|would answer with|made me stay|I know what they mean|I prefer|somebody like me is|the next one|that line knows it|I would say yes|I am for it|a reason to listen|I could have named|reached me|want the top|for the top|It is good|top grade|firm yes|settle it|call it great|a better one|made me listen)\b/i
const cold =
  /\b(?:I doubt|makes me doubt|talked down|insult|contempt|I stopped at|I stopped there|have stopped listening|stop here|lose me|lost me|no idea|hang up|would have skipped|I make up my mind|wrong video|wrong people|scare|stubborn|too much|step back|missing|left out|forgotten|annoyed|nobody who talks|nobody touched that|nobody asked it|nobody has convinced me|keep it|ashamed|less telling|hear none of it|far from|before I looked|looked down|despise|mixed up|answer is no|no sense|enough of those|form letter|see the paper|no answer|has neither|neither does the rest|anything anywhere|in a lobby|had lost|already moving|talks around|right past|hide it|somebody else’s problem|lost half|too long|left before|There is no way|ever get to|past me|ends it|walk off|are to them|believe they left|threw|Who lets|did both|least of all|can keep|signed off on it|apology|about the matter|another subject|sales voice|mattress|anybody can say|came of it|what for|come near|not with them|is a push|felt pushed|already said yes|act as if I were|nothing in this comes near|nothing of the kind|nothing to say|nothing more to say|watch it again, except|gave me none|could be understood|nothing to grade|I could not follow|in another language|nothing that I could find|leave out the rest|will not give it more time|could not stand behind|nothing in it|it is not me|and not me|turned it off|there is none|not what this is supposed to be about)\b/i
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

test('the words of one end of the scale are rare at the other', () => {
  const share = (words: RegExp, graded: (score: number) => boolean) => {
    const feedbacks = everything.filter(({ effectiveness_score }) => graded(effectiveness_score)).map(({ feedback }) => unquoted(feedback))
    return feedbacks.filter((feedback) => words.test(feedback)).length / feedbacks.length
  }
  expect(share(cold, (score) => score >= 6.5)).toBeLessThanOrEqual(1 / 5)
  expect(share(warm, (score) => score <= 3)).toBeLessThanOrEqual(1 / 5)
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
