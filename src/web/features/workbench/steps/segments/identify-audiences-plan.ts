import { audienceSegmentSetSchema } from '../../../../../contract/audience-segment.ts'
import type { PlanSpec } from '../plan-spec.ts'
import { isTakenIn, replaceSegments } from './replace-segments.ts'

/** The older flow's one call that makes the segments from the HPEM analysis. */
export const identifyAudiencesPlan: PlanSpec<'identify-audiences'> = {
  plan: 'identify-audiences',
  madeFrom: (data) => data.hpemData?.hpem,
  earlierInput: 'Made from an earlier HPEM analysis',
  merge(data, item) {
    const set = audienceSegmentSetSchema.safeParse(item.output)
    if (item.status !== 'completed' || !set.success || isTakenIn(data, 'identify-audiences', item)) return data
    return { ...replaceSegments(data, set.data.audience_segments), audienceData: set.data }
  },
}
