import type { Run, RunEstimate, RunEvent, RunItemPage, StartRun } from '../../contract/run.ts'

/** `seq` is the id of the server-sent event: what a watcher sends back as `Last-Event-ID`. Strictly growing within a stream. */
export interface SequencedRunEvent {
  readonly seq: number
  readonly event: RunEvent
}

export interface RunItemsQuery {
  /** 1 to 500. */
  readonly limit: number
  /** As given by the page before. An unknown one is an `invalid-input` problem. */
  readonly cursor?: string | undefined
}

/**
 * Runs as their owner sees them. Every method that takes a run's id throws a ProblemError `not-found`
 * when the run does not exist or belongs to somebody else.
 */
export interface RunService {
  /**
   * Stores the run and hands it to the workers in one transaction. While a run of the same user, plan and
   * input is active, that one is returned and nothing is started. Throws `objective-refused`,
   * and `shutting-down` once draining has begun.
   */
  start(userId: string, request: StartRun): Promise<Run>
  /** Own runs, newest first, at most 100. */
  list(userId: string): Promise<Run[]>
  get(userId: string, runId: string): Promise<Run>
  /** In plan order. */
  items(userId: string, runId: string, query: RunItemsQuery): Promise<RunItemPage>
  estimate(userId: string, request: StartRun): Promise<RunEstimate>
  /** No further call is begun; calls in flight may still finish for a few seconds and are kept. A finished run is returned as it is. */
  cancel(userId: string, runId: string): Promise<Run>
  /** Goes on with a paused or cancelled run; `conflict` for any other that is not active. */
  resume(userId: string, runId: string): Promise<Run>
  /** Runs only the failed items again; `conflict` when the run is still active or has none. */
  retryFailed(userId: string, runId: string): Promise<Run>
  /**
   * Changes after `afterSeq` (0 for all), in order, then live ones. A change is the newest state of an item or
   * of the run, so steps between two readings may be skipped, never a last state. Ends after the last event of a run
   * that is over (at once, with no event, when `afterSeq` has seen it) and when `signal` aborts.
   * Throws `not-found` at the first step: call `get` first where the status code matters.
   */
  events(userId: string, runId: string, afterSeq: number, signal: AbortSignal): AsyncIterable<SequencedRunEvent>
}

/** Runs as the composition sees them: the service for the HTTP side, and the worker of this process. */
export interface Runs {
  readonly service: RunService
  /** Opens the queue; with `worker: true` also takes up work left by a process that died. */
  start(options: { worker: boolean }): Promise<void>
  /** Takes no further item, lets calls in flight finish for at most `timeoutMs`, gives shards back and closes the queue. */
  drain(timeoutMs: number): Promise<void>
}
