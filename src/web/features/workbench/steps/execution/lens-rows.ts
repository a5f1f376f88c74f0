import { executeResearchRequestSchema } from '../../../../../contract/execute-research.ts'
import type { LensOutcome, ReportData } from '../../../../../contract/report.ts'
import type { CategorizedLens } from '../../../../../contract/research-lens.ts'
import type { RunItem } from '../../../../../contract/run.ts'
import { categorizedLenses, lensId } from '../../analysis/lens-list.ts'

/** One line of the execution step. `pending` is waiting its turn, `none` was never asked for. */
export interface LensRow {
  readonly id: string
  readonly lens: CategorizedLens
  readonly status: 'none' | 'pending' | 'executing' | 'completed' | 'error'
  readonly outcome: LensOutcome | undefined
}

/**
 * The lenses of a running run with what is known of each; else today's lenses with their outcomes; else, when nothing
 * of today's lenses was executed, what earlier lenses found.
 */
export function lensRows(data: ReportData, items: readonly RunItem[], active: boolean): LensRow[] {
  const outcomes = new Map((data.researchResults ?? []).map((outcome) => [lensId(outcome.lens), outcome]))
  if (active && items.length > 0) return items.flatMap((item) => runningRow(item, outcomes))
  const current = categorizedLenses(data.researchLensData)
  const lenses = current.some((lens) => outcomes.has(lensId(lens))) || outcomes.size === 0 ? current : [...outcomes.values()].map(({ lens }) => lens)
  return lenses.map((lens) => {
    const id = lensId(lens)
    const outcome = outcomes.get(id)
    return { id, lens, status: outcome?.status ?? 'none', outcome }
  })
}

const liveStatus = { pending: 'pending', running: 'executing', completed: 'completed', error: 'error' } as const

function runningRow(item: RunItem, outcomes: ReadonlyMap<string, LensOutcome>): LensRow[] {
  const request = executeResearchRequestSchema.safeParse(item.input)
  if (!request.success) return []
  const { lens } = request.data
  const id = lensId(lens)
  const status = liveStatus[item.status]
  // While a lens is asked again, its earlier outcome is not what this run found.
  return [{ id, lens, status, outcome: status === 'completed' || status === 'error' ? outcomes.get(id) : undefined }]
}
