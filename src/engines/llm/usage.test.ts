import type { LanguageModelUsage } from 'ai'
import { expect, test } from 'vitest'
import { usageOfCall } from './usage.ts'

const prices = { inputUsdPerMtok: 1, outputUsdPerMtok: 2 }
const told = (inputTokens: number | undefined, outputTokens: number | undefined) => usageOfCall({ inputTokens, outputTokens } as LanguageModelUsage, prices)

test('tokens are priced as the provider counts them', () => {
  expect(told(1_000_000, 500_000)).toEqual({ calls: 1, inputTokens: 1_000_000, outputTokens: 500_000, costUsd: 2 })
})

test.each([Number.NaN, Number.POSITIVE_INFINITY, -1, 12.5, 1e12, undefined])(
  'a count of %s is no count: it can neither be stored nor be summed, and the cost is unknown',
  (count) => {
    expect(told(count, 5)).toEqual({ calls: 1, inputTokens: 0, outputTokens: 5, costUsd: null })
    expect(told(5, count)).toEqual({ calls: 1, inputTokens: 5, outputTokens: 0, costUsd: null })
  },
)
