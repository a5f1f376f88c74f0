import { generateNarrativeInputSchema, videoScriptSchema } from '../../contract/video-script.ts'
import { defineOperation } from '../define-operation.ts'
import { draftNarrative } from './draft-narrative.ts'
import { promptV2 } from './prompt-v2.ts'

/** The video script that moves one segment on from one HPEM stage: the five scripts of a segment are one arc. */
export const generateNarrative = defineOperation({
  name: 'generate-narrative',
  version: 2,
  input: generateNarrativeInputSchema,
  output: videoScriptSchema,
  prompt: promptV2,
  // The seed is left out on purpose: five calls that know nothing of each other must agree on one protagonist.
  draft: (input) => draftNarrative(input),
})
