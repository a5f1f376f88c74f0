import { personaSetSchema, personasInputSchema } from '../../contract/persona.ts'
import { defineOperation } from '../define-operation.ts'
import { draftPersonas } from './draft.ts'
import { promptV1 } from './prompt.ts'

/** The focus group of one segment: synthetic people drawn from the adult population, as the segment's words narrow it. */
export const personas = defineOperation({
  name: 'personas',
  version: 1,
  input: personasInputSchema,
  output: personaSetSchema,
  prompt: promptV1,
  draft: draftPersonas,
})
