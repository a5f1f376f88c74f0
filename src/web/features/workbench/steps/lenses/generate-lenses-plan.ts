import { objectiveSchema } from '../../../../../contract/objective.ts'
import { researchLensSetSchema } from '../../../../../contract/research-lens.ts'
import type { PlanSpec } from '../plan-spec.ts'

/** One call that makes the lens set. The objective it was asked with becomes the analysis' own. */
export const generateLensesPlan: PlanSpec<'generate-lenses'> = {
  plan: 'generate-lenses',
  madeFrom: () => null,
  earlierInput: 'Made from an earlier outcome',
  merge(data, item) {
    if (item.status !== 'completed') return data
    const set = researchLensSetSchema.safeParse(item.output)
    const objective = objectiveSchema.safeParse(item.input)
    if (!set.success) return data
    return { ...data, ...(objective.success ? objective.data : {}), researchLensData: set.data }
  },
}
