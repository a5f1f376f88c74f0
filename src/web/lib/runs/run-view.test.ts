import { describe, expect, test } from 'vitest'
import type { Run, RunItem } from '../../../contract/run.ts'
import { holdsAllSettled, noRunView, orderedItems, withRunEvents } from './run-view.ts'
import { secondsLeft, timeLeftText } from './time-left.ts'

const usage = { calls: 0, inputTokens: 0, outputTokens: 0, costUsd: null }
const run = (change: Partial<Run>): Run => ({
  id: 'r',
  plan: 'execute-lenses',
  status: 'running',
  engine: 'builtin',
  total: 3,
  completed: 0,
  failed: 0,
  createdAt: '',
  startedAt: null,
  finishedAt: null,
  usage,
  maxCostUsd: null,
  pausedReason: null,
  ...change,
})
const item = (key: string, index: number, status: RunItem['status']): RunItem => ({
  key,
  index,
  status,
  input: {},
  output: null,
  error: null,
  provenance: null,
})

describe('a view of a run', () => {
  test('a stream that starts again from the beginning changes nothing', () => {
    const events = [
      { type: 'item' as const, item: item('b', 1, 'running') },
      { type: 'item' as const, item: item('b', 1, 'completed') },
      { type: 'item' as const, item: item('a', 0, 'error') },
      { type: 'run' as const, run: run({ completed: 1, failed: 1 }) },
    ]
    const once = withRunEvents(noRunView, events)
    expect(withRunEvents(once, events)).toEqual(once)
    expect(orderedItems(once).map(({ key, status }) => [key, status])).toEqual([
      ['a', 'error'],
      ['b', 'completed'],
    ])
  })

  test('says when counters speak of items that have not arrived', () => {
    const view = withRunEvents(noRunView, [
      { type: 'item', item: item('a', 0, 'completed') },
      { type: 'run', run: run({ status: 'completed', completed: 2 }) },
    ])
    expect(holdsAllSettled(view)).toBe(false)
    expect(holdsAllSettled(withRunEvents(view, [{ type: 'item', item: item('b', 1, 'completed') }]))).toBe(true)
  })
})

describe('time left', () => {
  test('follows the pace since watching began, not since the run began', () => {
    expect(secondsLeft({ atMs: 60_000, settled: 10 }, { atMs: 64_000, settled: 14 }, 20)).toBe(6)
  })

  test('is not guessed from one item or from a clock that stands', () => {
    expect(secondsLeft({ atMs: 0, settled: 0 }, { atMs: 4_000, settled: 1 }, 20)).toBeNull()
    expect(secondsLeft({ atMs: 5, settled: 0 }, { atMs: 5, settled: 9 }, 20)).toBeNull()
  })

  test('reads in round figures', () => {
    expect([1, 18, 57, 59, 200].map(timeLeftText)).toEqual(['almost done', 'about 20 s left', 'about 55 s left', 'about 1 min left', 'about 3 min left'])
  })
})
