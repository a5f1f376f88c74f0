import type { AudienceSegment } from '../../contract/audience-segment.ts'
import type { HpemAnalysis } from '../../contract/hpem-analysis.ts'
import type { HpemPercentages } from '../../contract/hpem-mapping.ts'
import { type HpemStage, hpemStages } from '../../contract/hpem-stage.ts'
import type { MessageDeliveryOutput } from '../../contract/message-delivery.ts'
import type { Persona } from '../../contract/persona.ts'
import type { ResearchLensSet, ResearchResult } from '../../contract/research-lens.ts'
import type { VideoScript } from '../../contract/video-script.ts'
import { hash32, seededRandom } from '../../domain/random.ts'
import type { DraftContext } from '../define-operation.ts'
import { executeResearch } from '../execute-research/operation.ts'
import { generateAudienceSegments } from '../generate-audience-segments/operation.ts'
import { generateNarrative } from '../generate-narrative/operation.ts'
import { hpem } from '../hpem/operation.ts'
import { mapHpemStages } from '../map-hpem-stages/operation.ts'
import { messageDelivery } from '../message-delivery/operation.ts'
import { draftWithFacts } from '../personas/draft.ts'
import type { PersonFacts } from '../personas/person-facts.ts'
import { researchLenses } from '../research-lenses/operation.ts'

export interface DraftedSegment {
  readonly segment: AudienceSegment
  readonly mapping: HpemPercentages
  /** In the order of the stages. */
  readonly scripts: readonly { readonly stage: HpemStage; readonly script: VideoScript }[]
  readonly people: readonly PersonFacts[]
  readonly personas: readonly Persona[]
  readonly deliveries: readonly { readonly stage: HpemStage; readonly persona: Persona; readonly answer: MessageDeliveryOutput }[]
}

export interface DraftedAnalysis {
  readonly desiredOutcome: string
  readonly region: string
  readonly lensSet: ResearchLensSet
  readonly results: readonly ResearchResult[]
  readonly segments: readonly DraftedSegment[]
  readonly hpemAnalysis: HpemAnalysis
}

/** Every call has a seed of its own, made from what it is asked, as in a run. */
const contextFor = (operation: string, input: unknown): DraftContext => ({ random: seededRandom(hash32(operation + JSON.stringify(input)) >>> 1) })

/** How a persona answers a script that is meant for an objective and a stage. */
export function deliverTo(persona: Persona, script: VideoScript, stage: HpemStage, desiredOutcome: string): MessageDeliveryOutput {
  const input = { persona, narrative: { ...script, stage, desiredOutcome } }
  return messageDelivery.draft(input, contextFor('message-delivery', input))
}

function draftSegment(segment: AudienceSegment, objective: { desiredOutcome: string; region: string }): DraftedSegment {
  const task = { ...objective, audienceSegment: segment }
  const context = contextFor('segment', task)
  const scripts = hpemStages.map((stage) => ({ stage, script: generateNarrative.draft({ ...task, hpemStage: stage }, context) }))
  const { people, personas } = draftWithFacts(task, contextFor('personas', task))
  const deliveries = scripts.flatMap(({ stage, script }) =>
    personas.map((persona) => ({ stage, persona, answer: deliverTo(persona, script, stage, objective.desiredOutcome) })),
  )
  return { segment, mapping: mapHpemStages.draft(task, context), scripts, people, personas, deliveries }
}

/** The 100 personas of an analysis, without what leads to them being kept. */
export function draftPersonasOf(
  desiredOutcome: string,
  region = 'United States',
): Pick<DraftedAnalysis, 'desiredOutcome'> & {
  readonly segments: readonly Pick<DraftedSegment, 'segment' | 'people' | 'personas'>[]
} {
  const objective = { desiredOutcome, region }
  const researchInsights = [{ lens_name: 'Who already speaks', executive_overview: 'Hypothesis: time and trust hold people back; nobody was asked yet.' }]
  const { audience_segments } = generateAudienceSegments.draft({ ...objective, researchInsights }, contextFor('objective', objective))
  return {
    desiredOutcome,
    segments: audience_segments.map((segment) => {
      const task = { ...objective, audienceSegment: segment }
      return { segment, ...draftWithFacts(task, contextFor('personas', task)) }
    }),
  }
}

/** Goes through the whole workbench once by the rules alone: every operation's draft on the outputs before it. */
export function draftWholeAnalysis(desiredOutcome: string, region = 'United States'): DraftedAnalysis {
  const objective = { desiredOutcome, region }
  const context = contextFor('objective', objective)
  const lensSet = researchLenses.draft(objective, context)
  const results = lensSet.thematic_categories.flatMap(({ category_name, lenses }) =>
    lenses.map((lens) => executeResearch.draft({ lens: { ...lens, categoryName: category_name }, ...objective }, context)),
  )
  const researchInsights = results.map(({ lens_name, executive_overview }) => ({ lens_name, executive_overview }))
  const { audience_segments } = generateAudienceSegments.draft({ ...objective, researchInsights }, context)
  return {
    ...objective,
    lensSet,
    results,
    segments: audience_segments.map((segment) => draftSegment(segment, objective)),
    hpemAnalysis: hpem.draft(objective, context),
  }
}
