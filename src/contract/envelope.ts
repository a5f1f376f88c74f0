import { z } from 'zod'

/** The specification's envelope around what an operation answers: `{success: true, output: {response}}`. */
export function envelope<T extends z.ZodType>(response: T) {
  return z.strictObject({ success: z.literal(true), output: z.strictObject({ response }) })
}
