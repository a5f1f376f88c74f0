import type { Run } from '../../../contract/run.ts'
import { ProblemError } from '../../problem-error.ts'
import type { RunService, SequencedRunEvent } from '../../runs/run-service.ts'
import { noRuns } from './no-runs.ts'

const run: Run = {
  id: 'the-run',
  plan: 'generate-lenses',
  status: 'running',
  engine: 'builtin',
  total: 3,
  completed: 0,
  failed: 0,
  createdAt: '2026-11-20T10:00:00.000Z',
  startedAt: '2026-11-20T10:00:00.000Z',
  finishedAt: null,
  usage: { calls: 0, inputTokens: 0, outputTokens: 0, costUsd: null },
  maxCostUsd: null,
  pausedReason: null,
}

/** One user's run with three changes, the last of which ends it: the stream's side of a run, without the work. */
export class WatchedRuns {
  owner = ''
  /** Streams that are being read now. */
  watching = 0
  /** Whether the stream waits after its second change until whoever watches is gone. */
  stayOpen = false
  readonly service: RunService = {
    ...noRuns,
    get: (userId, runId) =>
      userId === this.owner && runId === run.id ? Promise.resolve(run) : Promise.reject(new ProblemError('not-found', 'This run does not exist.')),
    events: (_userId, _runId, afterSeq, signal) => this.#events(afterSeq, signal),
  }

  async *#events(afterSeq: number, signal: AbortSignal): AsyncGenerator<SequencedRunEvent> {
    this.watching += 1
    try {
      for (const seq of [4, 5, 9].filter((known) => known > afterSeq)) {
        if (seq === 9 && this.stayOpen) await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }))
        if (signal.aborted) return
        yield { seq, event: { type: 'run', run: { ...run, status: seq === 9 ? 'completed' : 'running', completed: seq } } }
      }
    } finally {
      this.watching -= 1
    }
  }
}
