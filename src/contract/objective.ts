import { z } from 'zod'
import { limits } from './limits.ts'
import { text } from './text.ts'

/** What a campaign wants: the behaviour in the user's own words, and where. */
export const objectiveSchema = z.strictObject({
  desiredOutcome: text(limits.desiredOutcomeLength),
  region: text(limits.regionLength),
})
export type Objective = z.infer<typeof objectiveSchema>
