import { personas } from '../../../operations/personas/operation.ts'
import { definePlan } from './plan.ts'

/** One call for each segment: its focus group. */
export const generateSegmentPersonas = definePlan({
  name: 'generate-segment-personas',
  operation: personas,
  items: ({ segments, ...context }) => segments.map((audienceSegment) => ({ input: { ...context, audienceSegment } })),
})
