import { z } from 'zod'
import { planInputs } from './plan-inputs.ts'
import { problemCodeSchema } from './problem.ts'
import { engineNameSchema, provenanceSchema, usageSchema } from './provenance.ts'

export type PlanName = keyof typeof planInputs
export type PlanInput<P extends PlanName> = z.infer<(typeof planInputs)[P]>
export const planNameSchema = z.enum(Object.keys(planInputs) as [PlanName, ...PlanName[]])

export const runStatuses = ['queued', 'running', 'paused', 'completed', 'failed', 'cancelled'] as const
export const runStatusSchema = z.enum(runStatuses)
export type RunStatus = z.infer<typeof runStatusSchema>

/** `paused` has a reason a user can act on: the cost ceiling was reached, or the engine cannot be used as it is set up. */
export const runSchema = z.strictObject({
  id: z.string(),
  plan: planNameSchema,
  status: runStatusSchema,
  engine: engineNameSchema,
  total: z.int().min(0),
  completed: z.int().min(0),
  failed: z.int().min(0),
  createdAt: z.iso.datetime(),
  startedAt: z.iso.datetime().nullable(),
  finishedAt: z.iso.datetime().nullable(),
  usage: usageSchema,
  maxCostUsd: z.number().positive().nullable(),
  pausedReason: z.string().nullable(),
})
export type Run = z.infer<typeof runSchema>

export const runItemStatuses = ['pending', 'running', 'completed', 'error'] as const
export const runItemErrorSchema = z.strictObject({ code: problemCodeSchema, message: z.string(), retryable: z.boolean() })
export type RunItemError = z.infer<typeof runItemErrorSchema>

/** One call of one operation. `key` is a hash of its content; `index` is its place in the plan, from 0. */
export const runItemSchema = z.strictObject({
  key: z.string(),
  index: z.int().min(0),
  status: z.enum(runItemStatuses),
  input: z.unknown(),
  output: z.unknown().nullable(),
  error: runItemErrorSchema.nullable(),
  provenance: provenanceSchema.nullable(),
})
export type RunItem = z.infer<typeof runItemSchema>

export const runItemPageSchema = z.strictObject({ items: z.array(runItemSchema), nextCursor: z.string().nullable() })
export type RunItemPage = z.infer<typeof runItemPageSchema>

/** What the event stream sends. `id` of the SSE frame is the run's sequence number after the change. */
export const runEventSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('item'), item: runItemSchema }),
  z.strictObject({ type: z.literal('run'), run: runSchema }),
])
export type RunEvent = z.infer<typeof runEventSchema>

const planRequest = <P extends PlanName>(plan: P) =>
  z.strictObject({ plan: z.literal(plan), input: planInputs[plan], maxCostUsd: z.number().positive().max(100_000).optional() })

type PlanRequest = { [P in PlanName]: ReturnType<typeof planRequest<P>> }[PlanName]

/** One member per entry of `planInputs`; the assertion only gives the list its non-empty type. */
export const startRunSchema = z.discriminatedUnion('plan', planNameSchema.options.map((plan) => planRequest(plan)) as [PlanRequest, ...PlanRequest[]])
export type StartRun = z.infer<typeof startRunSchema>

/** What a run would take. `costUsd` and `seconds` are null where they cannot be known beforehand. */
export const runEstimateSchema = z.strictObject({
  calls: z.int(),
  inputTokens: z.int(),
  outputTokens: z.int(),
  costUsd: z.number().nullable(),
  seconds: z.number().nullable(),
})
export type RunEstimate = z.infer<typeof runEstimateSchema>
