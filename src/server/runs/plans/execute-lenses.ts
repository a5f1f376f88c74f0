import { executeResearch } from '../../../operations/execute-research/operation.ts'
import { definePlan } from './plan.ts'

/** One call for each lens, about the run's objective. */
export const executeLenses = definePlan({
  name: 'execute-lenses',
  operation: executeResearch,
  items: ({ desiredOutcome, region, lenses }) => lenses.map((lens) => ({ input: { lens, desiredOutcome, region } })),
})
