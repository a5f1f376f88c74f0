import type { AudienceSegment } from '../../../contract/audience-segment.ts'
import { hpemStages } from '../../../contract/hpem-stage.ts'
import type { Scene, VideoScript } from '../../../contract/video-script.ts'
import { defaultOutcome } from '../../../domain/objective/default-outcome.ts'
import { seededRandom } from '../../../domain/random.ts'
import { generateAudienceSegments } from '../../generate-audience-segments/operation.ts'
import { sentences } from '../../testing/text-checks.ts'
import { generateNarrative } from '../operation.ts'

/** Objectives that differ in behavior, field and people. */
export const unlikeObjectives: readonly string[] = [
  defaultOutcome,
  'Get 15 % of dairy-farm households in three Wisconsin counties to attend one of two county water-quality hearings before June 2027.',
  'Cut vaping among 9th and 10th graders at two Denver high schools by a third before the end of the 2027 school year.',
  'Collect 2,000 signatures from residents of Tucson for a petition for a protected bike lane on Grant Road by 1 May 2027.',
  'Get 500 first-time donors under 30 in Cleveland to give blood at a Red Cross drive before September 2027.',
  'Raise turnout of parents in the Mesa school-board election on November 3, 2027 by 5 points.',
]

export interface NarratedSegment {
  readonly segment: AudienceSegment
  /** In the order of the stages. */
  readonly scripts: readonly VideoScript[]
}

const region = 'United States'
const researchInsights = [{ lens_name: 'Who already speaks', executive_overview: 'Hypothesis: time and trust hold people back; nobody was asked yet.' }]

export function narrate(desiredOutcome: string, segment: AudienceSegment, seed = 1): NarratedSegment {
  const scripts = hpemStages.map((hpemStage) =>
    generateNarrative.output.parse(generateNarrative.draft({ desiredOutcome, region, audienceSegment: segment, hpemStage }, { random: seededRandom(seed) })),
  )
  return { segment, scripts }
}

/** The 20 segments that the rules draft for an objective, each with its five scripts. */
export function narrateAnalysis(desiredOutcome: string): NarratedSegment[] {
  const drafted = generateAudienceSegments.draft({ desiredOutcome, region, researchInsights }, { random: seededRandom(1) })
  return drafted.audience_segments.map((segment) => narrate(desiredOutcome, segment))
}

export const textsOf = ({ scene, voiceover, visual_direction }: Scene): string[] => [scene, voiceover, visual_direction]

export const sentencesOfScript = (script: VideoScript): string[] => script.video_script.flatMap(textsOf).flatMap(sentences)
