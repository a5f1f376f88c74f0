import type { ReportData, WorkingCopy } from '../../../contract/report.ts'
import { counted } from '../../lib/counted.ts'

/** An analysis in two lines: what it is about, and how far it has come. */
export interface WorkingCopySummary {
  readonly objective: string
  readonly progress: string
}

/** What the user was working on; null when nothing was done yet. */
export function describeWorkingCopy({ revision, title, data }: WorkingCopy): WorkingCopySummary | null {
  const objective = (title || data.formData?.desiredOutcome || data.desiredOutcome || '').trim()
  if (revision === 0 || !objective) return null
  const furthest = furthestText(data)
  if (furthest) return { objective, progress: furthest }
  const lenses = data.researchLensData?.thematic_categories.reduce((sum, category) => sum + category.lenses.length, 0) ?? 0
  const outcomes = data.researchResults ?? []
  const done = outcomes.filter((outcome) => outcome.status === 'completed').length
  const failed = outcomes.length - done
  if (lenses === 0) return { objective, progress: 'Objective written; research lenses come next.' }
  if (outcomes.length === 0) return { objective, progress: `${lenses} research lenses ready to execute.` }
  return { objective, progress: `${done} of ${lenses} research lenses executed${failed > 0 ? `, ${failed} failed` : ''}.` }
}

/** What stands there beyond the research, the last step first: '20 segments, 100 narratives, 500 answers.'; null before there are segments. */
function furthestText({ audienceSegments, simulationResults, hpemData }: ReportData): string | null {
  const segments = audienceSegments ?? []
  if (segments.length === 0) return hpemData ? 'HPEM analysis done; no segments yet.' : null
  const mapped = segments.filter(({ hpemMapping }) => hpemMapping).length
  const narratives = segments.reduce((sum, segment) => sum + Object.keys(segment.narratives ?? {}).length, 0)
  const personas = segments.reduce((sum, segment) => sum + (segment.personas?.length ?? 0), 0)
  const answers = (simulationResults ?? []).reduce((sum, { results }) => sum + results.filter(({ measured }) => measured).length, 0)
  const parts = [
    counted(segments.length, 'segment'),
    ...(mapped > 0 ? [mapped === segments.length ? 'all mapped' : `${mapped} mapped`] : []),
    ...(narratives > 0 ? [counted(narratives, 'narrative')] : []),
    ...(personas > 0 ? [counted(personas, 'persona')] : []),
    ...(answers > 0 ? [counted(answers, 'answer')] : []),
  ]
  return `${parts.join(', ')}.`
}
