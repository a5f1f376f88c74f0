import { z } from 'zod'

/** The five HPEM stages, always in this order. */
export const hpemStages = ['Awareness', 'Engagement', 'Evaluation', 'Attitude Shift', 'Behavioral Commitment'] as const

export const hpemStageSchema = z.enum(hpemStages)
export type HpemStage = z.infer<typeof hpemStageSchema>
