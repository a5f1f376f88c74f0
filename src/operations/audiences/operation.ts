import { audienceSegmentSetSchema, audiencesInputSchema } from '../../contract/audience-segment.ts'
import { defineOperation } from '../define-operation.ts'
import { draftAudiences } from './draft.ts'
import { promptV1 } from './prompt.ts'

/** The public of an objective as groups by where they stand in the HPEM stages of a given analysis. */
export const audiences = defineOperation({
  name: 'audiences',
  version: 1,
  input: audiencesInputSchema,
  output: audienceSegmentSetSchema,
  prompt: promptV1,
  draft: draftAudiences,
})
