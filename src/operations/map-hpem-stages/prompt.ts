import type { SegmentTask } from '../../contract/audience-segment.ts'
import type { Prompt } from '../define-operation.ts'
import { asData } from '../segments/as-data.ts'
import { mappingRules } from './mapping-rules.ts'

/** The objective and the segment as data. */
export function mappingData(task: SegmentTask): string {
  const { segment_name, segment_description, rationale } = task.audienceSegment
  return `${asData('objective', { desired_outcome: task.desiredOutcome, region: task.region })}
${asData('segment', { segment_name, segment_description, rationale })}`
}

export function promptV1(task: SegmentTask): Prompt {
  return {
    id: 'map-hpem-stages/v1',
    system: mappingRules,
    user: `${mappingData(task)}\nGive the percentage of this segment at each stage: awareness, engagement, evaluation, attitude_shift, behavioral_commitment.`,
  }
}
