import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { repeat } from './repeat.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Work whose turns last until the test ends them. */
function turnsInHand() {
  const ends: (() => void)[] = []
  const signals: AbortSignal[] = []
  const work = (signal: AbortSignal) => {
    signals.push(signal)
    return new Promise<void>((resolve) => ends.push(resolve))
  }
  return { work, signals, end: (turn: number) => ends[turn]?.() }
}

const unexpected = (error: unknown) => {
  throw error
}

test('the first turn comes early, the others at the interval', async () => {
  const work = vi.fn(() => Promise.resolve())
  const repeated = repeat({ firstAfterMs: 10, intervalMs: 100, work, onError: unexpected })
  await vi.advanceTimersByTimeAsync(9)
  expect(work).toHaveBeenCalledTimes(0)
  await vi.advanceTimersByTimeAsync(1)
  expect(work).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(90)
  expect(work).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(100)
  expect(work).toHaveBeenCalledTimes(3)
  await repeated.stop()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(work).toHaveBeenCalledTimes(3)
})

test('a turn that lasts longer than the interval is waited for by the next', async () => {
  const { work, signals, end } = turnsInHand()
  const repeated = repeat({ firstAfterMs: 10, intervalMs: 100, work, onError: unexpected })
  await vi.advanceTimersByTimeAsync(150)
  expect(signals).toHaveLength(1)
  end(0)
  await vi.advanceTimersByTimeAsync(0)
  expect(signals).toHaveLength(2)
  end(1)
  await repeated.stop()
})

test('a stop tells the turn in hand, waits for it, and begins none that waits its turn', async () => {
  const { work, signals, end } = turnsInHand()
  const repeated = repeat({ firstAfterMs: 10, intervalMs: 100, work, onError: unexpected })
  await vi.advanceTimersByTimeAsync(350)
  const stopped = vi.fn()
  const stopping = repeated.stop().then(stopped)
  await vi.advanceTimersByTimeAsync(0)
  expect(signals.map(({ aborted }) => aborted)).toEqual([true])
  expect(stopped).not.toHaveBeenCalled()
  end(0)
  await stopping
  expect(signals).toHaveLength(1)
})

test('a turn that fails is told of, and the next one comes', async () => {
  const failure = new Error('the disk is full')
  const work = vi.fn(() => Promise.resolve()).mockRejectedValueOnce(failure)
  const onError = vi.fn()
  const repeated = repeat({ firstAfterMs: 10, intervalMs: 100, work, onError })
  await vi.advanceTimersByTimeAsync(100)
  expect(work).toHaveBeenCalledTimes(2)
  expect(onError.mock.calls).toEqual([[failure]])
  await repeated.stop()
})
