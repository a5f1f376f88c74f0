import { z } from 'zod'
import { audienceSegmentSchema, audiencesInputSchema, generateAudienceSegmentsInputSchema } from './audience-segment.ts'
import { hpemStageSchema } from './hpem-stage.ts'
import { limits } from './limits.ts'
import { objectiveSchema } from './objective.ts'
import { personaSchema } from './persona.ts'
import { categorizedLensSchema } from './research-lens.ts'
import { videoScriptSchema } from './video-script.ts'

const manySegments = <T extends z.ZodType>(segment: T) => z.array(segment).min(1).max(limits.segmentsMax)

/** A segment whose narratives are wanted; without `stages`, at every stage. */
const narratedSegmentSchema = z.strictObject({ ...audienceSegmentSchema.shape, stages: z.array(hpemStageSchema).min(1).max(limits.hpemStages).optional() })

/** A segment's narratives to show to its personas: every persona sees every narrative given. */
const deliveredSegmentSchema = z.strictObject({
  id: audienceSegmentSchema.shape.id,
  segment_name: audienceSegmentSchema.shape.segment_name,
  narratives: z.partialRecord(hpemStageSchema, videoScriptSchema),
  personas: z.array(personaSchema).min(1).max(50),
})

/**
 * The input of each plan. A plan fans one operation out over its items; plans of one call are runs
 * too, so that every step survives a reload, a closed browser and a killed server.
 */
export const planInputs = {
  'generate-lenses': objectiveSchema,
  'execute-lenses': z.strictObject({ ...objectiveSchema.shape, lenses: z.array(categorizedLensSchema).min(1).max(limits.lensesMax) }),
  'generate-segments': generateAudienceSegmentsInputSchema,
  'identify-audiences': audiencesInputSchema,
  'map-segments': z.strictObject({ ...objectiveSchema.shape, segments: manySegments(audienceSegmentSchema) }),
  'generate-narratives': z.strictObject({
    ...objectiveSchema.shape,
    segments: manySegments(narratedSegmentSchema),
    /** The lens-first flow's rule: one failed narrative ends the batch. Without it failures are left out and the others go on. */
    stopOnFailure: z.boolean().optional(),
  }),
  'generate-segment-personas': z.strictObject({
    region: objectiveSchema.shape.region,
    desiredOutcome: objectiveSchema.shape.desiredOutcome.optional(),
    segments: manySegments(audienceSegmentSchema),
  }),
  'deliver-messages': z.strictObject({
    desiredOutcome: objectiveSchema.shape.desiredOutcome.optional(),
    /** A segment may stand here more than once, so that only some pairs of persona and narrative are asked again. */
    segments: manySegments(deliveredSegmentSchema),
  }),
  'generate-hpem': objectiveSchema,
} as const
