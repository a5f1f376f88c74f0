import type { WorkingCopy } from '../../../contract/report.ts'

/** An analysis in two lines: what it is about, and how far it has come. */
export interface WorkingCopySummary {
  readonly objective: string
  readonly progress: string
}

/** What the user was working on; null when nothing was done yet. */
export function describeWorkingCopy({ revision, title, data }: WorkingCopy): WorkingCopySummary | null {
  const objective = (title || data.formData?.desiredOutcome || data.desiredOutcome || '').trim()
  if (revision === 0 || !objective) return null
  const lenses = data.researchLensData?.thematic_categories.reduce((sum, category) => sum + category.lenses.length, 0) ?? 0
  const outcomes = data.researchResults ?? []
  const done = outcomes.filter((outcome) => outcome.status === 'completed').length
  const failed = outcomes.length - done
  if (lenses === 0) return { objective, progress: 'Objective written; research lenses come next.' }
  if (outcomes.length === 0) return { objective, progress: `${lenses} research lenses ready to execute.` }
  return { objective, progress: `${done} of ${lenses} research lenses executed${failed > 0 ? `, ${failed} failed` : ''}.` }
}
