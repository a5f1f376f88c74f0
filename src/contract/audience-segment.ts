import { z } from 'zod'
import { hpemAnalysisSchema } from './hpem-analysis.ts'
import { limits } from './limits.ts'
import { objectiveSchema } from './objective.ts'
import { text } from './text.ts'

export const audienceSegmentSchema = z.strictObject({
  id: text(100),
  segment_name: text(limits.nameLength),
  segment_description: text(limits.paragraphLength),
  rationale: text(limits.paragraphLength),
})
export type AudienceSegment = z.infer<typeof audienceSegmentSchema>

const allDifferent = (segments: readonly AudienceSegment[], read: (segment: AudienceSegment) => string) =>
  new Set(segments.map((segment) => read(segment).trim().toLowerCase())).size === segments.length

/** Exactly 20, each with an id and a name of its own. */
export const audienceSegmentSetSchema = z.strictObject({
  audience_segments: z
    .array(audienceSegmentSchema)
    .length(limits.segments)
    .refine((segments) => allDifferent(segments, (segment) => segment.id), 'ids must all be different')
    .refine((segments) => allDifferent(segments, (segment) => segment.segment_name), 'segment names must all be different'),
})
export type AudienceSegmentSet = z.infer<typeof audienceSegmentSetSchema>

export const researchInsightSchema = z.strictObject({
  lens_name: text(limits.nameLength),
  executive_overview: text(limits.paragraphLength),
})

export const generateAudienceSegmentsInputSchema = z.strictObject({
  ...objectiveSchema.shape,
  researchInsights: z.array(researchInsightSchema).min(1).max(limits.lensesMax),
})
export type GenerateAudienceSegmentsInput = z.infer<typeof generateAudienceSegmentsInputSchema>

export const audiencesInputSchema = z.strictObject({ ...objectiveSchema.shape, hpemData: hpemAnalysisSchema })
export type AudiencesInput = z.infer<typeof audiencesInputSchema>

/** One segment with the objective it is seen under. */
export const segmentTaskSchema = z.strictObject({ ...objectiveSchema.shape, audienceSegment: audienceSegmentSchema })
export type SegmentTask = z.infer<typeof segmentTaskSchema>
