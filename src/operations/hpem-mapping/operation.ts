import { segmentTaskSchema } from '../../contract/audience-segment.ts'
import { stagePercentagesSchema } from '../../contract/hpem-mapping.ts'
import { toStagePercentages } from '../../domain/hpem/stage-shares.ts'
import { defineOperation } from '../define-operation.ts'
import { draftStageShares } from '../map-hpem-stages/draft.ts'
import { promptV1 } from './prompt.ts'

/** The numbers of map-hpem-stages in the older list form. */
export const hpemMapping = defineOperation({
  name: 'hpem-mapping',
  version: 1,
  input: segmentTaskSchema,
  output: stagePercentagesSchema,
  prompt: promptV1,
  draft: (task) => toStagePercentages(draftStageShares(task)),
})
