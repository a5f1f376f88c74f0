import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Analysis } from '../analysis/analysis.ts'
import { createAutosave, type KeepingState, type Kept } from './autosave.ts'

/** A server with one working copy, written only over the revision the writer has seen. */
function workingCopyServer() {
  const server = { revision: 3, kept: [] as string[], fails: false }
  return {
    server,
    keep: async ({ title }: Analysis, revision: number): Promise<Kept | 'conflict'> => {
      if (server.fails) throw new Error('no answer')
      if (revision !== server.revision) return 'conflict'
      server.revision += 1
      server.kept.push(title)
      return { revision: server.revision }
    },
  }
}

const named = (title: string): Analysis => ({ reportId: null, title, data: {} })

function setUp() {
  const { server, keep } = workingCopyServer()
  const states: KeepingState[] = []
  let superseded = 0
  const autosave = createAutosave({ keep, onState: (state) => states.push(state), onSuperseded: () => (superseded += 1) }, server.revision)
  return { server, states, autosave, superseded: () => superseded }
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

describe('keeping', () => {
  test('many quick changes become one write of the last', async () => {
    const { server, states, autosave } = setUp()
    for (const title of ['a', 'ab', 'abc']) autosave.changed(named(title), { own: true })
    await vi.runAllTimersAsync()
    expect(server.kept).toEqual(['abc'])
    expect(states.at(-1)).toBe('kept')
  })

  test('does not wait forever while changes keep coming', async () => {
    const { server, autosave } = setUp()
    for (let change = 0; change < 20; change++) {
      autosave.changed(named(String(change)), { own: false })
      await vi.advanceTimersByTimeAsync(500)
    }
    expect(server.kept.length).toBeGreaterThan(0)
  })

  test('writes follow each other on the revision of the one before', async () => {
    const { server, autosave } = setUp()
    autosave.changed(named('first'), { own: true })
    const first = autosave.flush()
    autosave.changed(named('second'), { own: true })
    await Promise.all([first, autosave.flush()])
    expect(server.kept).toEqual(['first', 'second'])
  })

  test('what could not be kept is kept by the next try', async () => {
    const { server, states, autosave } = setUp()
    server.fails = true
    autosave.changed(named('mine'), { own: true })
    await autosave.flush()
    expect(states.at(-1)).toBe('failed')
    server.fails = false
    await autosave.flush()
    expect(server.kept).toEqual(['mine'])
  })
})

describe('a newer analysis from another tab', () => {
  test('is never overwritten: the user chooses', async () => {
    const { server, states, autosave } = setUp()
    server.revision = 9
    autosave.changed(named('mine'), { own: true })
    await vi.runAllTimersAsync()
    expect(server.kept).toEqual([])
    expect(states.at(-1)).toBe('conflict')
    autosave.changed(named('mine, and more'), { own: true })
    await vi.runAllTimersAsync()
    expect(server.kept).toEqual([])
  })

  test('gives way when the user keeps this one', async () => {
    const { server, autosave } = setUp()
    server.revision = 9
    autosave.changed(named('mine'), { own: true })
    await vi.runAllTimersAsync()
    autosave.continueFrom(9)
    autosave.changed(named('mine'), { own: true })
    await autosave.flush()
    expect(server.kept).toEqual(['mine'])
  })

  test('is taken without a question when only a run changed something here', async () => {
    const { server, states, autosave, superseded } = setUp()
    server.revision = 9
    autosave.changed(named('from the run'), { own: false })
    await vi.runAllTimersAsync()
    expect(superseded()).toBe(1)
    expect(states).not.toContain('conflict')
  })
})
