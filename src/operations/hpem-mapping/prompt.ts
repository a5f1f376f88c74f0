import type { SegmentTask } from '../../contract/audience-segment.ts'
import { hpemStages } from '../../contract/hpem-stage.ts'
import type { Prompt } from '../define-operation.ts'
import { mappingRules } from '../map-hpem-stages/mapping-rules.ts'
import { mappingData } from '../map-hpem-stages/prompt.ts'

export function promptV1(task: SegmentTask): Prompt {
  return {
    id: 'hpem-mapping/v1',
    system: mappingRules,
    user: `${mappingData(task)}\nGive stage_percentages: one row for each of ${hpemStages.join(', ')}, in this order, each with its estimated_percentage of this segment.`,
  }
}
