import { z } from 'zod'
import { hpemStageSchema } from './hpem-stage.ts'
import { limits } from './limits.ts'

const percentage = z.number().min(0).max(100)

/** Share of a segment at each stage, in percent. Whole percentages of a complete mapping sum to 100. */
export const hpemPercentagesSchema = z
  .strictObject({
    awareness: percentage,
    engagement: percentage,
    evaluation: percentage,
    attitude_shift: percentage,
    behavioral_commitment: percentage,
  })
  .refine((shares) => Math.abs(Object.values(shares).reduce((sum, share) => sum + share, 0) - 100) < 0.01, 'must sum to 100')
export type HpemPercentages = z.infer<typeof hpemPercentagesSchema>

/** The older form of the same mapping. */
export const stagePercentagesSchema = z.strictObject({
  stage_percentages: z
    .array(z.strictObject({ stage: hpemStageSchema, estimated_percentage: percentage }))
    .length(limits.hpemStages)
    .refine((rows) => new Set(rows.map((row) => row.stage)).size === rows.length, 'must name each stage once')
    .refine((rows) => Math.abs(rows.reduce((sum, row) => sum + row.estimated_percentage, 0) - 100) < 0.01, 'must sum to 100'),
})
export type StagePercentages = z.infer<typeof stagePercentagesSchema>
