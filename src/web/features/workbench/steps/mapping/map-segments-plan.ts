import { segmentTaskSchema } from '../../../../../contract/audience-segment.ts'
import { hpemPercentagesSchema } from '../../../../../contract/hpem-mapping.ts'
import { mappingBasis } from '../../../../../domain/analysis/basis.ts'
import { askedAnewIn } from '../../analysis/bases.ts'
import { withSegment } from '../../analysis/segments.ts'
import type { PlanSpec } from '../plan-spec.ts'

/** One call for each segment. */
export const mapSegmentsPlan: PlanSpec<'map-segments'> = {
  plan: 'map-segments',
  madeFrom: () => null,
  earlierInput: 'Out of date',
  begun: (data, { segments }) => askedAnewIn(data, segments, 'hpemMapping'),
  merge(data, item) {
    const task = segmentTaskSchema.safeParse(item.input)
    const mapping = hpemPercentagesSchema.safeParse(item.output)
    if (item.status !== 'completed' || !task.success || !mapping.success) return data
    const basis = mappingBasis(task.data, task.data.audienceSegment)
    return withSegment(data, task.data.audienceSegment.id, (segment) =>
      segment.hpemMapping && segment.bases?.hpemMapping === basis
        ? segment
        : { ...segment, hpemMapping: mapping.data, bases: { ...segment.bases, hpemMapping: basis } },
    )
  },
}
