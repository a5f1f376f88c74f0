import { audienceSegmentSetSchema } from '../../../../../contract/audience-segment.ts'
import type { ReportData } from '../../../../../contract/report.ts'
import type { PlanInput } from '../../../../../contract/run.ts'
import type { PlanSpec } from '../plan-spec.ts'
import { isTakenIn, replaceSegments } from './replace-segments.ts'

/** What the executed lenses found, as the segments are made from it. */
export function researchInsights(data: ReportData): PlanInput<'generate-segments'>['researchInsights'] {
  return (data.researchResults ?? []).flatMap((outcome) =>
    outcome.status === 'completed' ? [{ lens_name: outcome.result.lens_name, executive_overview: outcome.result.executive_overview }] : [],
  )
}

/** One call that makes the segments from the research. */
export const generateSegmentsPlan: PlanSpec<'generate-segments'> = {
  plan: 'generate-segments',
  madeFrom: researchInsights,
  earlierInput: 'Made from earlier research',
  merge(data, item) {
    const set = audienceSegmentSetSchema.safeParse(item.output)
    if (item.status !== 'completed' || !set.success || isTakenIn(data, 'generate-segments', item)) return data
    return { ...replaceSegments(data, set.data.audience_segments), audienceData: null }
  },
}
