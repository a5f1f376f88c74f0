import type { Usage } from '../../contract/provenance.ts'

export const noUsage: Usage = { calls: 0, inputTokens: 0, outputTokens: 0, costUsd: 0 }

/** The sum; its cost is unknown as soon as one of the two is. */
export function addUsage(a: Usage, b: Usage): Usage {
  return {
    calls: a.calls + b.calls,
    inputTokens: a.inputTokens + b.inputTokens,
    outputTokens: a.outputTokens + b.outputTokens,
    costUsd: a.costUsd === null || b.costUsd === null ? null : a.costUsd + b.costUsd,
  }
}
