import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Lease, PacingGate } from './pacing-gate.ts'
import { VirtualClock } from './testing/virtual-clock.ts'

const never = new AbortController().signal

/** What began and how long it went on, as the gate let it. */
interface Started {
  readonly at: number
  readonly tokens: number
}

async function drive(limits: ConstructorParameters<typeof PacingGate>[0], calls: readonly { arriveMs: number; tokens: number; durationMs: number }[]) {
  const clock = new VirtualClock()
  const gate = new PacingGate(limits, clock)
  const started: Started[] = []
  let maxInFlight = 0
  for (const { arriveMs, tokens, durationMs } of calls) {
    clock.schedule(() => {
      gate.enter(tokens, never).then((lease) => {
        started.push({ at: clock.elapsed(), tokens })
        maxInFlight = Math.max(maxInFlight, gate.inFlight)
        clock.schedule(() => lease.settle(tokens), durationMs)
      }, expect.unreachable)
    }, arriveMs)
  }
  await clock.advance(60_000 * (calls.length + 2))
  return { started, maxInFlight, clock, gate }
}

const someCalls = fc.array(
  fc.record({ arriveMs: fc.integer({ min: 0, max: 90_000 }), tokens: fc.integer({ min: 1, max: 400 }), durationMs: fc.integer({ min: 0, max: 20_000 }) }),
  { minLength: 1, maxLength: 40 },
)

test('no minute, wherever it begins, holds more requests or tokens than the ceilings, and every call gets its turn', async () => {
  const limits = fc.record({
    concurrency: fc.integer({ min: 1, max: 8 }),
    requestsPerMinute: fc.integer({ min: 1, max: 12 }),
    tokensPerMinute: fc.integer({ min: 50, max: 1500 }),
  })
  await fc.assert(
    fc.asyncProperty(limits, someCalls, async (ceilings, calls) => {
      const { started, maxInFlight, clock } = await drive(ceilings, calls)
      expect(started).toHaveLength(calls.length)
      expect(maxInFlight).toBeLessThanOrEqual(ceilings.concurrency)
      expect(clock.pendingTimers).toBe(0)
      for (const { at } of started) {
        const minute = started.filter((other) => other.at >= at && other.at < at + 60_000)
        expect(minute.length).toBeLessThanOrEqual(ceilings.requestsPerMinute)
        const tokens = minute.reduce((sum, other) => sum + other.tokens, 0)
        if (minute.length > 1) expect(tokens).toBeLessThanOrEqual(ceilings.tokensPerMinute)
      }
    }),
    { numRuns: 60 },
  )
})

test('without ceilings a minute, calls wait for a place alone', async () => {
  const calls = Array.from({ length: 30 }, () => ({ arriveMs: 0, tokens: 1, durationMs: 100 }))
  const { started, maxInFlight } = await drive({ concurrency: 10, requestsPerMinute: null, tokensPerMinute: null }, calls)
  expect(maxInFlight).toBe(10)
  expect(started.map(({ at }) => at)).toEqual([...Array(10).fill(0), ...Array(10).fill(100), ...Array(10).fill(200)])
})

test('a call that took more tokens than expected holds the next ones back', async () => {
  const clock = new VirtualClock()
  const gate = new PacingGate({ concurrency: 5, requestsPerMinute: null, tokensPerMinute: 100 }, clock)
  const lease = await gate.enter(10, never)
  lease.settle(100)
  let entered: number | undefined
  gate.enter(10, never).then(() => {
    entered = clock.elapsed()
  }, expect.unreachable)
  await clock.advance(120_000)
  expect(entered).toBe(60_000)
})

test('a retry-after holds every call, waiting and new, until it is over', async () => {
  const clock = new VirtualClock()
  const gate = new PacingGate({ concurrency: 1, requestsPerMinute: null, tokensPerMinute: null }, clock)
  const entered: number[] = []
  const enter = () =>
    gate.enter(1, never).then((lease) => {
      entered.push(clock.elapsed())
      lease.settle(undefined)
    }, expect.unreachable)
  const first = await gate.enter(1, never)
  const waiting = enter()
  gate.holdFor(30_000)
  gate.holdFor(1000)
  first.settle(undefined)
  const fresh = enter()
  await clock.advance(29_999)
  expect(entered).toEqual([])
  await clock.advance(10)
  await Promise.all([waiting, fresh])
  expect(entered).toEqual([30_000, 30_000])
})

test('a hold longer than a minute turns calls away with the time that is left', async () => {
  const clock = new VirtualClock()
  const gate = new PacingGate({ concurrency: 1, requestsPerMinute: null, tokensPerMinute: null }, clock)
  await gate.enter(1, never)
  const waiting = gate.enter(1, never)
  gate.holdFor(600_000)
  await expect(waiting).rejects.toMatchObject({ code: 'engine-rate-limited', retryable: true, retryAfterMs: 600_000 })
  await clock.advance(500_000)
  await expect(gate.enter(1, never)).rejects.toMatchObject({ retryAfterMs: 100_000 })
})

test('a waiting call that is aborted leaves with its reason and gives its turn to the next', async () => {
  const clock = new VirtualClock()
  const gate = new PacingGate({ concurrency: 2, requestsPerMinute: null, tokensPerMinute: 100 }, clock)
  await gate.enter(60, never)
  const controller = new AbortController()
  const large = gate.enter(90, controller.signal)
  const small = gate.enter(10, never)
  controller.abort('cancelled')
  await expect(large).rejects.toBe('cancelled')
  expect(await small).toBeDefined()
  expect(gate.waiting).toBe(0)
})

test('the queue is bounded, and settling twice frees one place', async () => {
  const gate = new PacingGate({ concurrency: 1, requestsPerMinute: null, tokensPerMinute: null }, new VirtualClock())
  const held: Lease = await gate.enter(1, never)
  const waiting = Array.from({ length: 100 }, () => gate.enter(1, never))
  await expect(gate.enter(1, never)).rejects.toMatchObject({ code: 'engine-rate-limited', retryable: true })
  held.settle(undefined)
  held.settle(undefined)
  await waiting[0]
  expect([gate.inFlight, gate.waiting]).toEqual([1, 99])
})
