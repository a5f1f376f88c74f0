import { messageDeliveryInputSchema, messageDeliveryOutputSchema } from '../../contract/message-delivery.ts'
import { defineOperation } from '../define-operation.ts'
import { draftDelivery } from './draft-delivery.ts'
import { promptV1 } from './prompt.ts'

/** One persona is shown one narrative and says what it did to them, with a score from 0 to 10. */
export const messageDelivery = defineOperation({
  name: 'message-delivery',
  version: 1,
  input: messageDeliveryInputSchema,
  output: messageDeliveryOutputSchema,
  prompt: promptV1,
  restore: (output, { persona }) => ({ ...output, persona_id: persona.id, persona_name: persona.name }),
  draft: draftDelivery,
})
