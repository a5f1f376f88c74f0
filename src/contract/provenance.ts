import { z } from 'zod'

export const engineNames = ['builtin', 'llm'] as const
export const engineNameSchema = z.enum(engineNames)
export type EngineName = z.infer<typeof engineNameSchema>

/** Tokens as the provider counts them; `costUsd` is null where the price is not known (never 0 for unknown). */
export const usageSchema = z.strictObject({
  calls: z.int().min(0),
  inputTokens: z.int().min(0),
  outputTokens: z.int().min(0),
  costUsd: z.number().min(0).nullable(),
})
export type Usage = z.infer<typeof usageSchema>

/** What stands behind one output: who made it, from which prompt, with what, when, and at what cost. */
export const provenanceSchema = z.strictObject({
  engine: engineNameSchema,
  model: z.string().nullable(),
  operation: z.string(),
  operationVersion: z.int(),
  promptId: z.string().nullable(),
  promptHash: z.string().nullable(),
  parameters: z.record(z.string(), z.unknown()),
  seed: z.int(),
  repeat: z.int().min(0),
  finishedAt: z.iso.datetime(),
  durationMs: z.number().min(0),
  usage: usageSchema,
  /** Present where the first answer did not fit the schema and one repair was asked for. */
  repairedFrom: z.string().optional(),
})
export type Provenance = z.infer<typeof provenanceSchema>
