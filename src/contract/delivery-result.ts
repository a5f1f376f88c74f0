import { z } from 'zod'
import { hpemStageSchema } from './hpem-stage.ts'
import { limits } from './limits.ts'
import { messageDeliveryOutputSchema } from './message-delivery.ts'

/**
 * One persona's answer to one narrative. Where the call failed the specification's fallback stands in
 * (`measured: false`, score 1 or 5): it is shown, and left out of every average and count.
 */
export const deliveryResultSchema = z.strictObject({
  ...messageDeliveryOutputSchema.shape,
  measured: z.boolean().default(true),
  basis: z.string().max(100).optional(),
})
export type DeliveryResult = z.infer<typeof deliveryResultSchema>

/** The answers of one segment's personas to one stage's narrative. `averageScore` has one decimal; null where nobody was measured. */
export const stageDeliverySchema = z.strictObject({
  narrativeKey: z.string().max(300),
  segmentId: z.string().max(100),
  segmentName: z.string().max(limits.nameLength),
  stage: hpemStageSchema.optional(),
  averageScore: z.number().min(0).max(limits.effectivenessMax).nullable(),
  results: z.array(deliveryResultSchema).max(100),
})
export type StageDelivery = z.infer<typeof stageDeliverySchema>
