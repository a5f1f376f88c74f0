import { executeResearchRequestSchema } from '../../../../../contract/execute-research.ts'
import { limits } from '../../../../../contract/limits.ts'
import type { LensOutcome } from '../../../../../contract/report.ts'
import { researchResultSchema } from '../../../../../contract/research-lens.ts'
import type { RunItem } from '../../../../../contract/run.ts'
import { categorizedLenses, lensId } from '../../analysis/lens-list.ts'
import type { PlanSpec } from '../plan-spec.ts'

/** One call per lens; each outcome takes the place of the same lens' earlier one. */
export const executeLensesPlan: PlanSpec<'execute-lenses'> = {
  plan: 'execute-lenses',
  madeFrom: (data) => data.researchLensData?.thematic_categories,
  earlierInput: 'Made from earlier lenses',
  merge(data, item) {
    const outcome = lensOutcome(item)
    if (!outcome) return data
    const id = lensId(outcome.lens)
    const current = new Set(categorizedLenses(data.researchLensData).map(lensId))
    // What earlier lenses found gives way to the first outcome of today's.
    const kept = (data.researchResults ?? []).filter(({ lens }) => !current.has(id) || current.has(lensId(lens)))
    const place = kept.findIndex(({ lens }) => lensId(lens) === id)
    const researchResults = place < 0 ? [...kept, outcome].slice(-limits.lensesMax) : kept.with(place, outcome)
    return { ...data, researchResults }
  },
}

/** What a settled item says about its lens; null while it has nothing to say, or in a form this page does not know. */
function lensOutcome(item: RunItem): LensOutcome | null {
  const request = executeResearchRequestSchema.safeParse(item.input)
  if (!request.success) return null
  const { lens } = request.data
  if (item.status === 'error' && item.error) return { status: 'error', lens, error: item.error }
  if (item.status !== 'completed') return null
  const result = researchResultSchema.safeParse(item.output)
  if (!result.success) return null
  return { status: 'completed', lens, result: result.data, ...(item.provenance ? { provenance: item.provenance } : {}) }
}
