import { z } from 'zod'
import { audienceSegmentSchema } from './audience-segment.ts'
import { limits } from './limits.ts'
import { objectiveSchema } from './objective.ts'
import { text } from './text.ts'

const paragraph = text(limits.paragraphLength)

/** One synthetic focus-group member. Age in years. */
export const personaSchema = z.strictObject({
  id: text(100),
  name: text(limits.nameLength),
  age: z.int().min(18).max(110),
  gender: text(60),
  demographics: paragraph,
  psychographics: paragraph,
  media_habits: paragraph,
  motivations: paragraph,
  barriers: paragraph,
})
export type Persona = z.infer<typeof personaSchema>

/** Who a segment's focus group is drawn for. The objective, when known, lets motives and barriers be about it. */
export const personasInputSchema = z.strictObject({
  audienceSegment: audienceSegmentSchema.partial({ id: true, rationale: true }),
  region: objectiveSchema.shape.region,
  desiredOutcome: objectiveSchema.shape.desiredOutcome.optional(),
})
export type PersonasInput = z.infer<typeof personasInputSchema>

export const personaSetSchema = z.strictObject({
  personas: z
    .array(personaSchema)
    .length(limits.personasPerSegment)
    .refine((personas) => new Set(personas.map((persona) => persona.id)).size === personas.length, 'ids must all be different'),
})
export type PersonaSet = z.infer<typeof personaSetSchema>
