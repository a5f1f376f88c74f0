import { z } from 'zod'
import { text } from '../../../contract/text.ts'
import { defineOperation } from '../../../operations/define-operation.ts'

/** A small operation for tests: it has a refinement and a length that no JSON schema or grammar holds a model to. */
export const rateClaim = defineOperation({
  name: 'rate-claim',
  version: 1,
  input: z.strictObject({ claim: text(400) }),
  output: z.strictObject({ verdict: text(80), grade: z.int().min(1).max(10), reasons: z.array(text(200)).min(2).max(4) }),
  prompt: ({ claim }) => ({ id: 'rate-claim/v1', system: 'Rate the claim.', user: `<claim>${claim}</claim>` }),
  draft: ({ claim }, { random }) => ({ verdict: `Drafted on ${claim}`, grade: 1 + Math.floor(random() * 10), reasons: [`${random()}`, `${random()}`] }),
})
