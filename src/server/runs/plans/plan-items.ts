import type { StartRun } from '../../../contract/run.ts'
import { ProblemError } from '../../problem-error.ts'
import { itemKey } from '../content-key.ts'
import type { Plan, PlanRegistry } from './plan.ts'

export interface KeyedItem {
  readonly key: string
  readonly input: unknown
  readonly repeat: number
}

/** The plan a request names. */
export function planOf(plans: PlanRegistry, request: Pick<StartRun, 'plan'>): Plan {
  // The registry's own type ties each name to its plan; which one it is is not known here.
  return plans[request.plan] as unknown as Plan
}

/**
 * A request's calls with their keys, in plan order. Two items that ask the same are one: they would share a key
 * and an answer. Throws `invalid-input` naming the item where an input is not one the operation takes.
 */
export function planItems(plans: PlanRegistry, request: StartRun): KeyedItem[] {
  const plan = planOf(plans, request)
  const items = new Map<string, KeyedItem>()
  for (const [index, planned] of plan.items(request.input).entries()) {
    const parsed = plan.operation.input.safeParse(planned.input)
    if (!parsed.success) {
      const fields = parsed.error.issues.map((issue) => ({ path: ['items', index, ...issue.path].join('.'), message: issue.message }))
      throw new ProblemError('invalid-input', `Item ${index + 1} of ${request.plan} is not something ${plan.operation.name} can work on.`, { fields })
    }
    const repeat = planned.repeat ?? 0
    const key = itemKey(plan.operation, parsed.data, repeat)
    items.set(key, { key, input: parsed.data, repeat })
  }
  return [...items.values()]
}
