import { z } from 'zod'
import { hpemStageSchema } from './hpem-stage.ts'
import { limits } from './limits.ts'
import { personaSchema } from './persona.ts'
import { text } from './text.ts'
import { videoScriptSchema } from './video-script.ts'

/** A narrative as it is shown to a persona. The stage and the objective, when known, say what it is meant to do. */
export const deliveredNarrativeSchema = z.strictObject({
  ...videoScriptSchema.shape,
  /** Which segment's narrative at which stage, for whoever reads the answer; it does not change the answer. */
  narrativeKey: text(300).optional(),
  stage: hpemStageSchema.optional(),
  desiredOutcome: text(limits.desiredOutcomeLength).optional(),
})
export type DeliveredNarrative = z.infer<typeof deliveredNarrativeSchema>

export const messageDeliveryInputSchema = z.strictObject({ persona: personaSchema, narrative: deliveredNarrativeSchema })
export type MessageDeliveryInput = z.infer<typeof messageDeliveryInputSchema>

export const messageDeliveryOutputSchema = z.strictObject({
  persona_id: z.string(),
  persona_name: z.string(),
  effectiveness_score: z.number().min(0).max(limits.effectivenessMax),
  feedback: text(limits.paragraphLength),
})
export type MessageDeliveryOutput = z.infer<typeof messageDeliveryOutputSchema>
