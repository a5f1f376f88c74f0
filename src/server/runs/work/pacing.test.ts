import fc from 'fast-check'
import { expect, test } from 'vitest'
import { EngineError } from '../../../engines/engine.ts'
import { AdaptiveLimit } from './adaptive-limit.ts'
import { FairQueue } from './fair-queue.ts'
import { defaultRetryPolicy, retryDelay } from './retry-policy.ts'

test('the limit stays between one and its ceiling, halves once per burst of refusals and recovers', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 200 }), fc.array(fc.boolean(), { maxLength: 300 }), (ceiling, outcomes) => {
      const limit = new AdaptiveLimit(ceiling)
      for (const succeeded of outcomes) {
        const before = limit.value
        if (succeeded) limit.succeeded()
        else limit.refused(limit.epoch)
        expect(limit.value).toBeGreaterThanOrEqual(1)
        expect(limit.value).toBeLessThanOrEqual(ceiling)
        if (!succeeded) expect(limit.value).toBe(Math.max(1, Math.floor(before / 2)))
      }
    }),
  )
  const limit = new AdaptiveLimit(16)
  const { epoch } = limit
  for (let call = 0; call < 10; call += 1) limit.refused(epoch)
  expect(limit.value).toBe(8)
  for (let call = 0; call < 8 + 9 + 10 + 11 + 12 + 13 + 14 + 15; call += 1) limit.succeeded()
  expect(limit.value).toBe(16)
})

test('a retry never comes sooner than the provider asked, and an item is not tried for ever', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 30 }),
      fc.integer({ min: 0, max: 7_200_000 }),
      fc.double({ min: 0, max: 0.999, noNaN: true }),
      (attempts, retryAfterMs, random) => {
        const limited = retryDelay(defaultRetryPolicy, new EngineError('engine-rate-limited', 'slow down', { retryable: true, retryAfterMs }), attempts, random)
        if (attempts >= defaultRetryPolicy.maxAttemptsWhenLimited) expect(limited).toBeUndefined()
        else expect(limited).toBeGreaterThanOrEqual(retryAfterMs)
        const own = retryDelay(defaultRetryPolicy, new EngineError('engine-timeout', 'too long', { retryable: true }), attempts, random)
        if (attempts >= defaultRetryPolicy.maxAttempts) expect(own).toBeUndefined()
        else expect(own).toBeLessThanOrEqual(defaultRetryPolicy.capMs)
        expect(retryDelay(defaultRetryPolicy, new EngineError('engine-refused', 'no', { retryable: false }), attempts, random)).toBeUndefined()
      },
    ),
  )
})

test('free places go to users in turn, then to their runs, and none is taken twice', () => {
  const queue = new FairQueue<string>()
  queue.add('big', 'ana', ['b1', 'b2', 'b3', 'b4'])
  queue.add('second', 'ana', ['s1', 's2'])
  queue.add('small', 'bo', ['x1'])
  const next = () => queue.next()?.item
  expect([next(), next(), next(), next()]).toEqual(['b1', 'x1', 's1', 'b2'])
  queue.done('small')
  queue.add('small', 'bo', ['x2'])
  expect(next()).toBe('x2')
  expect(queue.drop('big').sort()).toEqual(['b3', 'b4'])
  expect([next(), next()]).toEqual(['s2', undefined])
})
