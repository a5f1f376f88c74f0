import { segmentTaskSchema } from '../../contract/audience-segment.ts'
import { hpemPercentagesSchema } from '../../contract/hpem-mapping.ts'
import { defineOperation } from '../define-operation.ts'
import { draftStageShares } from './draft.ts'
import { promptV1 } from './prompt.ts'

/** How a segment is spread over the five HPEM stages now, in whole percentages that sum to 100. */
export const mapHpemStages = defineOperation({
  name: 'map-hpem-stages',
  version: 1,
  input: segmentTaskSchema,
  output: hpemPercentagesSchema,
  prompt: promptV1,
  draft: draftStageShares,
})
