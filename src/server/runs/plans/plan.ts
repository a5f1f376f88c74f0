import type { z } from 'zod'
import type { PlanInput, PlanName } from '../../../contract/run.ts'
import type { Operation } from '../../../operations/define-operation.ts'

/** One call: the operation's input, and which asking of it this is (0 unless the plan asks more than once). */
export interface PlannedItem {
  readonly input: unknown
  readonly repeat?: number
}

/** How a plan's input becomes calls of one operation, in the order they are shown. */
export interface Plan<P extends PlanName = PlanName> {
  readonly name: P
  readonly operation: Operation
  items(input: PlanInput<P>): readonly PlannedItem[]
  /** Whether one failed item ends the run; the default is that the others go on. */
  stopsOnFailure?(input: PlanInput<P>): boolean
}

/** Every plan by its name; the executor knows plans by this alone. */
export type PlanRegistry = { readonly [P in PlanName]: Plan<P> }

/** Checks that the items are inputs of the operation; the registry then no longer needs to know which. */
export function definePlan<P extends PlanName, I extends z.ZodType, O extends z.ZodType>(plan: {
  readonly name: P
  readonly operation: Operation<I, O>
  readonly items: (input: PlanInput<P>) => readonly { readonly input: z.input<I>; readonly repeat?: number }[]
  readonly stopsOnFailure?: (input: PlanInput<P>) => boolean
}): Plan<P> {
  // An operation is only ever called with what its own input schema has parsed, so forgetting the types is safe.
  return { ...plan, operation: plan.operation as unknown as Operation }
}
