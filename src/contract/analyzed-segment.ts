import { z } from 'zod'
import { audienceSegmentSchema } from './audience-segment.ts'
import { hpemPercentagesSchema, stagePercentagesSchema } from './hpem-mapping.ts'
import { hpemStageSchema } from './hpem-stage.ts'
import { personaSchema } from './persona.ts'
import { videoScriptSchema } from './video-script.ts'

/** A fingerprint of the inputs something was made from; see domain/analysis. */
const basisSchema = z.string().max(100)

/** A segment with everything an analysis has made for it so far. Parts not made yet are absent. */
export const analyzedSegmentSchema = z.strictObject({
  ...audienceSegmentSchema.shape,
  /** Older reports keep `stage_percentages`. */
  hpemMapping: z.union([hpemPercentagesSchema, stagePercentagesSchema]).nullish(),
  narratives: z.partialRecord(hpemStageSchema, videoScriptSchema).nullish(),
  personas: z.array(personaSchema).max(50).nullish(),
  /** What each part was made from. A part whose basis is not that of today's inputs is out of date. */
  bases: z
    .strictObject({
      hpemMapping: basisSchema,
      personas: basisSchema,
      narratives: z.partialRecord(hpemStageSchema, basisSchema),
    })
    .partial()
    .optional(),
})
export type AnalyzedSegment = z.infer<typeof analyzedSegmentSchema>
