import type { LanguageModelUsage } from 'ai'
import type { Usage } from '../../contract/provenance.ts'
import type { LlmSettings } from './llm-settings.ts'

type Prices = Pick<LlmSettings, 'inputUsdPerMtok' | 'outputUsdPerMtok'>

export const noUsage: Usage = { calls: 0, inputTokens: 0, outputTokens: 0, costUsd: 0 }

/**
 * One call's usage as the provider counts it. The cost is null where a price is not set or the provider does
 * not count tokens, or counts nonsense. Tokens read from a provider's prompt cache are priced in full, so a cost is never too low.
 */
export function usageOfCall(usage: LanguageModelUsage | undefined, prices: Prices): Usage {
  const inputTokens = tokenCount(usage?.inputTokens)
  const outputTokens = tokenCount(usage?.outputTokens)
  const { inputUsdPerMtok, outputUsdPerMtok } = prices
  const known = inputTokens !== undefined && outputTokens !== undefined && inputUsdPerMtok !== null && outputUsdPerMtok !== null
  return {
    calls: 1,
    inputTokens: inputTokens ?? 0,
    outputTokens: outputTokens ?? 0,
    costUsd: known ? (inputTokens * inputUsdPerMtok + outputTokens * outputUsdPerMtok) / 1_000_000 : null,
  }
}

/** Many times the longest context there is. A server that counts more, or parts of tokens, has not counted. */
const mostTokens = 100_000_000

function tokenCount(told: number | undefined): number | undefined {
  return told !== undefined && Number.isSafeInteger(told) && told >= 0 && told <= mostTokens ? told : undefined
}

/** An unknown cost makes the sum unknown. */
export function addUsage(a: Usage, b: Usage): Usage {
  return {
    calls: a.calls + b.calls,
    inputTokens: a.inputTokens + b.inputTokens,
    outputTokens: a.outputTokens + b.outputTokens,
    costUsd: a.costUsd === null || b.costUsd === null ? null : a.costUsd + b.costUsd,
  }
}
