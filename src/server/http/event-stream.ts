import { ProblemError } from '../problem-error.ts'
import type { SequencedRunEvent } from '../runs/run-service.ts'
import type { AppContext } from './app-env.ts'

/** Shorter than the idle limit of common proxies (60 s), long enough to cost nothing. */
const defaultHeartbeatMs = 15_000

export interface EventStreamOptions {
  /** Called once; ends when its signal aborts. */
  readonly events: (until: AbortSignal) => AsyncIterable<SequencedRunEvent>
  /** Aborts when the client is gone or the server drains. */
  readonly signal: AbortSignal
  readonly onError: (error: unknown) => void
  /** How often a quiet stream says that it is alive, in milliseconds. */
  readonly heartbeatMs?: number
}

/** What a watcher has seen, from the `Last-Event-ID` its browser sends when it reconnects; 0 for everything. */
export function lastEventId(headers: Headers): number {
  const given = headers.get('last-event-id')
  if (given === null || given === '') return 0
  const seq = Number(given)
  if (!/^\d+$/.test(given) || !Number.isSafeInteger(seq)) throw new ProblemError('bad-request', 'Last-Event-ID must be the id of an event of this stream.')
  return seq
}

/**
 * Changes as server-sent events. One frame is written for each the reader takes, so a slow reader
 * slows the stream instead of filling memory. A break in the middle ends the stream without its
 * last event; the browser reconnects with the id of what it has. A HEAD request watches nothing.
 */
export function eventStream(context: AppContext, { events, onError, heartbeatMs = defaultHeartbeatMs, ...options }: EventStreamOptions): Response {
  // `no-transform` keeps proxies and our own compression from holding frames back.
  const headers = { 'Content-Type': 'text/event-stream; charset=utf-8', 'Cache-Control': 'no-store, no-transform', 'X-Accel-Buffering': 'no' }
  if (context.req.method === 'HEAD') return context.body(null, 200, headers)
  const gone = new AbortController()
  const until = AbortSignal.any([options.signal, gone.signal])
  const source = events(until)[Symbol.asyncIterator]()
  const encoder = new TextEncoder()
  let heartbeat: NodeJS.Timeout | undefined
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      // At once, so that the browser knows the stream is open before the first change.
      controller.enqueue(encoder.encode(': open\n\n'))
      heartbeat = setInterval(() => {
        if ((controller.desiredSize ?? 0) > 0) controller.enqueue(encoder.encode(': still here\n\n'))
      }, heartbeatMs)
    },
    async pull(controller) {
      try {
        const next = await source.next()
        if (next.done === true) {
          clearInterval(heartbeat)
          controller.close()
        } else {
          controller.enqueue(encoder.encode(`id: ${next.value.seq}\nevent: ${next.value.event.type}\ndata: ${JSON.stringify(next.value.event)}\n\n`))
        }
      } catch (error) {
        clearInterval(heartbeat)
        if (!until.aborted) onError(error)
        controller.close()
      }
    },
    async cancel() {
      clearInterval(heartbeat)
      gone.abort()
      await source.return?.()
    },
  })
  return context.body(body, 200, headers)
}
