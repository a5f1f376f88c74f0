import type { z } from 'zod'
import { executeResearchRequestSchema } from '../../contract/execute-research.ts'
import { researchResultSchema } from '../../contract/research-lens.ts'
import { defineOperation } from '../define-operation.ts'
import { draftResearch } from './draft-research.ts'
import { executeResearchPrompt } from './prompt-v1.ts'

export type ExecuteResearchInput = z.infer<typeof executeResearchRequestSchema>

export const executeResearch = defineOperation({
  name: 'execute-research',
  version: 1,
  input: executeResearchRequestSchema,
  output: researchResultSchema,
  prompt: executeResearchPrompt,
  restore: (output, { lens }) => ({ ...output, lens_name: lens.name, role: lens.role }),
  draft: (input) => draftResearch(input),
})
