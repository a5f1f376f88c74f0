import { hpemAnalysisSchema } from '../../../../../contract/hpem-analysis.ts'
import { objectiveSchema } from '../../../../../contract/objective.ts'
import type { PlanSpec } from '../plan-spec.ts'

/** One call that says what each stage means here. The objective it was asked with becomes the analysis' own. */
export const generateHpemPlan: PlanSpec<'generate-hpem'> = {
  plan: 'generate-hpem',
  madeFrom: () => null,
  earlierInput: 'Made from an earlier outcome',
  merge(data, item) {
    const hpem = hpemAnalysisSchema.safeParse(item.output)
    const objective = objectiveSchema.safeParse(item.input)
    if (item.status !== 'completed' || !hpem.success) return data
    return { ...data, ...(objective.success ? objective.data : {}), hpemData: hpem.data }
  },
}
