import { type CategorizedLens, categorizedLensSchema, researchResultSchema } from '../../src/contract/research-lens.ts'
import type { LlmSettings } from '../../src/engines/llm/llm-settings.ts'
import { defineOperation } from '../../src/operations/define-operation.ts'

/** A task of the usual size: about 1,500 characters asked, an answer in the form of a research result. */
export const benchOperation = defineOperation({
  name: 'bench-research',
  version: 1,
  input: categorizedLensSchema,
  output: researchResultSchema,
  prompt: (lens) => ({
    id: 'bench-research/v1',
    system: 'You are a careful researcher. '.repeat(30),
    user: `Look through this lens: ${JSON.stringify(lens)}. ${'Say what you find. '.repeat(30)}`,
  }),
  draft: (lens) => ({
    lens_name: lens.name,
    role: lens.role,
    executive_overview: lens.name,
    key_sentiment_insights: [lens.name],
    supporting_evidence_themes: [lens.name],
    emerging_themes: [lens.name],
    bias_warnings: [lens.name],
  }),
})

export function benchLenses(count: number): CategorizedLens[] {
  return Array.from({ length: count }, (_, index) => ({
    name: `Lens ${index}`,
    role: 'Listens to the people concerned.',
    tasks: ['Ask what stands in the way.', 'Ask who else should be asked.'],
    potential_bias_flag: 'Those who answer are those who care.',
    categoryName: `Category ${index % 7}`,
  }))
}

export function benchSettings(baseUrl: string, concurrency: number): LlmSettings {
  return {
    provider: 'openai-compatible',
    model: 'bench',
    baseUrl,
    apiKey: null,
    concurrency,
    requestsPerMinute: null,
    tokensPerMinute: null,
    timeoutMs: 60_000,
    inputUsdPerMtok: 1,
    outputUsdPerMtok: 2,
  }
}
