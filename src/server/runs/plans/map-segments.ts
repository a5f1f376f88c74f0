import { mapHpemStages } from '../../../operations/map-hpem-stages/operation.ts'
import { definePlan } from './plan.ts'

/** One call for each segment. */
export const mapSegments = definePlan({
  name: 'map-segments',
  operation: mapHpemStages,
  items: ({ desiredOutcome, region, segments }) => segments.map((audienceSegment) => ({ input: { desiredOutcome, region, audienceSegment } })),
})
