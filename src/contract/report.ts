import { z } from 'zod'
import { analyzedSegmentSchema } from './analyzed-segment.ts'
import { audienceSegmentSchema } from './audience-segment.ts'
import { stageDeliverySchema } from './delivery-result.ts'
import { hpemAnalysisSchema } from './hpem-analysis.ts'
import { limits } from './limits.ts'
import { provenanceSchema } from './provenance.ts'
import { categorizedLensSchema, researchLensSetSchema, researchResultSchema } from './research-lens.ts'
import { planNameSchema, runItemErrorSchema } from './run.ts'
import { optionalText, text } from './text.ts'

/** A lens as a report keeps it: what was found, or what went wrong. A lens not yet executed is absent. */
export const lensOutcomeSchema = z.discriminatedUnion('status', [
  z.strictObject({ status: z.literal('completed'), lens: categorizedLensSchema, result: researchResultSchema, provenance: provenanceSchema.optional() }),
  z.strictObject({ status: z.literal('error'), lens: categorizedLensSchema, error: runItemErrorSchema }),
])
export type LensOutcome = z.infer<typeof lensOutcomeSchema>

/** How a step's part came to be. A part from before this was kept has no derivation and counts as current. */
export const derivationSchema = z.strictObject({
  /** Fingerprint of what the step was made from; when today's differs, the part is out of date. */
  madeFrom: z.string().max(100),
  /** Whether everything its run made is in the analysis: a settled run is not merged again over later edits. */
  settled: z.boolean(),
  provenance: provenanceSchema.optional(),
})
export type Derivation = z.infer<typeof derivationSchema>

/** Everything a saved analysis restores. Parts not reached yet are absent. */
export const reportDataSchema = z.strictObject({
  /** Which of the two orders of steps the analysis follows; without it the one its parts tell of. */
  flow: z.enum(['lens-first', 'hpem-first']).optional(),
  /** The finished analysis that everybody may open; what a user saves from it is their own and has no mark. */
  sample: z.literal(true).optional(),
  desiredOutcome: optionalText(limits.desiredOutcomeLength).optional(),
  region: optionalText(limits.regionLength).optional(),
  /** The form as it stands, which may be empty or over the limit while it is being written. */
  formData: z
    .strictObject({ desiredOutcome: optionalText(limits.outcomeDraftLength), region: optionalText(limits.regionLength) })
    .partial()
    .optional(),
  researchLensData: researchLensSetSchema.nullish(),
  researchResults: z.array(lensOutcomeSchema).max(limits.lensesMax).optional(),
  hpemData: hpemAnalysisSchema.nullish(),
  /** The segments of whichever flow made them last, with all that was made for each. */
  audienceSegments: z.array(analyzedSegmentSchema).max(limits.segmentsMax).nullish(),
  /** What the older flow identified, as it came. */
  audienceData: z.strictObject({ audience_segments: z.array(audienceSegmentSchema).max(limits.segmentsMax) }).nullish(),
  narrativesGenerated: z.boolean().optional(),
  personasGenerated: z.boolean().optional(),
  simulationResults: z
    .array(stageDeliverySchema)
    .max(limits.segmentsMax * limits.hpemStages)
    .nullish(),
  /** The runs behind the parts, so an analysis saved while one runs finds the rest when loaded. */
  runIds: z.partialRecord(planNameSchema, text(100)).optional(),
  derivations: z.partialRecord(planNameSchema, derivationSchema).optional(),
})
export type ReportData = z.infer<typeof reportDataSchema>

export const reportInputSchema = z.strictObject({
  title: text(limits.titleLength),
  description: optionalText(limits.desiredOutcomeLength + 100),
  data: reportDataSchema,
})
export type ReportInput = z.infer<typeof reportInputSchema>

export const reportSchema = z.strictObject({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  data: reportDataSchema,
})
export type Report = z.infer<typeof reportSchema>

/** A report as a list shows it: `data`, which may be a megabyte each, is there only where it was asked for. */
export const listedReportSchema = reportSchema.partial({ data: true })
export type ListedReport = z.infer<typeof listedReportSchema>

/** The analysis on the user's screen, kept on the server so that a cleared browser finds it again. */
export const workingCopySchema = z.strictObject({
  /** Counts up by one with each write; a write must name the revision it is based on (0 when there is none yet). */
  revision: z.int().min(0).max(2_147_483_646),
  reportId: text(100).nullable(),
  title: optionalText(limits.titleLength),
  data: reportDataSchema,
})
export type WorkingCopy = z.infer<typeof workingCopySchema>
