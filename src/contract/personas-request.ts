import { z } from 'zod'
import { audienceSegmentSchema } from './audience-segment.ts'
import { objectiveSchema } from './objective.ts'
import { type PersonasInput, personasInputSchema } from './persona.ts'

/** The specification's other form of the same request: the segment's name and description beside the region. */
const byNameSchema = z.strictObject({
  audienceSegmentName: audienceSegmentSchema.shape.segment_name,
  audienceSegmentDescription: audienceSegmentSchema.shape.segment_description,
  region: objectiveSchema.shape.region,
  desiredOutcome: objectiveSchema.shape.desiredOutcome.optional(),
})

export const personasRequestSchema = z.union([personasInputSchema, byNameSchema])

/** Both forms as the operation takes them. */
export function toPersonasInput(request: z.infer<typeof personasRequestSchema>): PersonasInput {
  if ('audienceSegment' in request) return request
  const { audienceSegmentName, audienceSegmentDescription, ...rest } = request
  return { ...rest, audienceSegment: { segment_name: audienceSegmentName, segment_description: audienceSegmentDescription } }
}
