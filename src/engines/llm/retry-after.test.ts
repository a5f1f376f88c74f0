import { expect, test } from 'vitest'
import { retryAfterMs } from './retry-after.ts'

const now = Date.parse('2026-11-20T12:00:00Z')

test.each([
  ['seconds', { 'retry-after': '7' }, 7000],
  ['fractions of a second', { 'retry-after': '0.25' }, 250],
  ['an HTTP date', { 'retry-after': 'Fri, 20 Nov 2026 12:00:30 GMT' }, 30_000],
  ['a date gone by', { 'retry-after': 'Fri, 20 Nov 2026 11:59:00 GMT' }, 0],
  ['milliseconds before seconds', { 'retry-after-ms': '1500', 'retry-after': '2' }, 1500],
  [
    'a duration until the used-up limit returns',
    { 'x-ratelimit-remaining-requests': '0', 'x-ratelimit-reset-requests': '6m0s', 'x-ratelimit-remaining-tokens': '900', 'x-ratelimit-reset-tokens': '9h' },
    360_000,
  ],
  ['a duration in milliseconds', { 'x-ratelimit-reset-requests': '20ms' }, 20],
  ['a compound duration', { 'x-ratelimit-reset-tokens': '1m2.5s' }, 62_500],
  [
    'the moment an Anthropic limit returns',
    { 'anthropic-ratelimit-output-tokens-remaining': '0', 'anthropic-ratelimit-output-tokens-reset': '2026-11-20T12:00:12Z' },
    12_000,
  ],
])('reads %s', (_, headers, expected) => {
  expect(retryAfterMs(headers, now)).toBe(expected)
})

test.each([
  [undefined],
  [{}],
  [{ 'retry-after': 'soon' }],
  [{ 'x-ratelimit-remaining-requests': '12', 'x-ratelimit-reset-requests': '1s', 'x-ratelimit-remaining-tokens': '1', 'x-ratelimit-reset-tokens': '1s' }],
])('says nothing where the provider does not: %j', (headers) => {
  expect(retryAfterMs(headers as Record<string, string> | undefined, now)).toBeUndefined()
})
