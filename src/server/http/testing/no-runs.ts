import { ProblemError } from '../../problem-error.ts'
import type { RunService } from '../../runs/run-service.ts'

const notFound = () => Promise.reject(new ProblemError('not-found', 'This run does not exist.'))

/** A run service of a user who has no runs and cannot start one. */
export const noRuns: RunService = {
  start: () => Promise.reject(new ProblemError('shutting-down', 'No run is started here.')),
  list: () => Promise.resolve([]),
  get: notFound,
  items: notFound,
  estimate: () => Promise.resolve({ calls: 0, inputTokens: 0, outputTokens: 0, costUsd: null, seconds: null }),
  cancel: notFound,
  resume: notFound,
  retryFailed: notFound,
  async *events() {
    await notFound()
    yield* []
  },
}
