import { z } from 'zod'
import { reportDataSchema } from './report.ts'

/** A finished analysis to look around in, drafted by the built-in engine. */
export const sampleAnalysisSchema = z.strictObject({ title: z.string(), data: reportDataSchema })
export type SampleAnalysis = z.infer<typeof sampleAnalysisSchema>
