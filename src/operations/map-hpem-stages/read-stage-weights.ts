import type { AudienceSegment } from '../../contract/audience-segment.ts'
import { hash32 } from '../../domain/random.ts'
import { negation, priorWeights, stageCues } from './stage-cues.data.ts'

/** A name is chosen to say what matters; a rationale speaks of remedies as much as of people. */
const partWeights = { segment_name: 1.6, segment_description: 1, rationale: 0.5 } as const

/** A cue repeated adds less each time, so that a long text does not shout. */
const repeatDiscount = 0.6

/** Below this no stage falls: every group holds somebody at every stage. */
const floor = 0.12

/** How far the text's own fingerprint moves a stage, so that equal cues are not taken for equal groups. Fraction of the weight. */
const spread = 0.15

function cueSums(text: string, weight: number, sums: number[]): void {
  for (const { pattern, weights } of stageCues) {
    let value = weight
    for (const match of text.matchAll(pattern)) {
      const turned = negation.test(text.slice(Math.max(0, match.index - 24), match.index))
      weights.forEach((share, stage) => {
        // A denied leaning or deed speaks against the late stages; a denied anything else says little.
        const late = stage >= 3
        sums[stage] = (sums[stage] ?? 0) + (turned ? (late ? -0.5 * Math.max(0, share) : 0.2 * share) : share) * value
      })
      value *= repeatDiscount
    }
  }
}

/**
 * Weight of each stage, in HPEM order and above zero, read from the words of a segment: a judgement by rules and a
 * planning assumption. Any text gives an answer; a text without a known cue stays near the prior.
 */
export function readStageWeights(segment: Pick<AudienceSegment, 'segment_name' | 'segment_description' | 'rationale'>): number[] {
  const sums: number[] = [...priorWeights]
  for (const part of ['segment_name', 'segment_description', 'rationale'] as const) cueSums(segment[part], partWeights[part], sums)
  const seed = `${segment.segment_name}\n${segment.segment_description}`
  return sums.map((sum, stage) => {
    const shift = 1 + spread * ((hash32(`${stage}:${seed}`) / 2 ** 32) * 2 - 1)
    // Raised a little above linear: the stage most cues name is where the group mostly stands.
    return Math.max(floor, sum) ** 1.25 * shift
  })
}
