import { hpemAnalysisSchema } from '../../contract/hpem-analysis.ts'
import { objectiveSchema } from '../../contract/objective.ts'
import { defineOperation } from '../define-operation.ts'
import { draftHpem } from './draft.ts'
import { promptV1 } from './prompt.ts'

/** What each HPEM stage means for one objective: the effect wanted, the behaviours that show it, the story that fits. */
export const hpem = defineOperation({
  name: 'hpem',
  version: 1,
  input: objectiveSchema,
  output: hpemAnalysisSchema,
  prompt: promptV1,
  draft: draftHpem,
})
