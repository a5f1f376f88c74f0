import { audienceSegmentSetSchema, generateAudienceSegmentsInputSchema } from '../../contract/audience-segment.ts'
import { defineOperation } from '../define-operation.ts'
import { draftAudienceSegments } from './draft.ts'
import { promptV1 } from './prompt.ts'

/** The public of an objective as groups that differ in why they would or would not act, grounded in research insights. */
export const generateAudienceSegments = defineOperation({
  name: 'generate-audience-segments',
  version: 1,
  input: generateAudienceSegmentsInputSchema,
  output: audienceSegmentSetSchema,
  prompt: promptV1,
  draft: draftAudienceSegments,
})
