import { z } from 'zod'
import { objectiveSchema } from './objective.ts'
import { categorizedLensSchema } from './research-lens.ts'

/** `lens` alone is the specification's form; the objective, when sent along, makes the answer about it. */
export const executeResearchRequestSchema = z.strictObject({
  lens: categorizedLensSchema,
  desiredOutcome: objectiveSchema.shape.desiredOutcome.optional(),
  region: objectiveSchema.shape.region.optional(),
})
