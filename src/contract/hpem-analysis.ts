import { z } from 'zod'
import { hpemStageSchema, hpemStages } from './hpem-stage.ts'
import { limits } from './limits.ts'
import { text } from './text.ts'

const listOrText = text(limits.paragraphLength)

export const hpemStageAnalysisSchema = z.strictObject({
  stage: hpemStageSchema,
  psychological_effects: listOrText,
  behaviors: listOrText,
  narrative_fit: listOrText,
})
export type HpemStageAnalysis = z.infer<typeof hpemStageAnalysisSchema>

/** One entry per stage, in HPEM order. */
export const hpemAnalysisSchema = z.strictObject({
  hpem: z
    .array(hpemStageAnalysisSchema)
    .length(limits.hpemStages)
    .refine((entries) => entries.every((entry, index) => entry.stage === hpemStages[index]), 'must hold the five stages in order'),
})
export type HpemAnalysis = z.infer<typeof hpemAnalysisSchema>
