import { hpemStages } from '../../../contract/hpem-stage.ts'
import { generateNarrative } from '../../../operations/generate-narrative/operation.ts'
import { definePlan } from './plan.ts'

/** One call for each segment at each of its stages. */
export const generateNarratives = definePlan({
  name: 'generate-narratives',
  operation: generateNarrative,
  items: ({ desiredOutcome, region, segments }) =>
    segments.flatMap(({ stages = hpemStages, ...audienceSegment }) =>
      stages.map((hpemStage) => ({ input: { desiredOutcome, region, audienceSegment, hpemStage } })),
    ),
  stopsOnFailure: ({ stopOnFailure }) => stopOnFailure ?? false,
})
