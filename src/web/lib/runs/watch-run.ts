import { routes } from '../../../contract/routes.ts'
import { type Run, type RunEvent, type RunItem, runEventSchema } from '../../../contract/run.ts'
import { apiUrl, callApi } from '../api.ts'
import { ApiProblem, networkProblem } from '../api-problem.ts'
import { holdsAllSettled, isOver, noRunView, type RunView, withRunEvents } from './run-view.ts'

/** Events that arrive within this time become one change, so that a fast run does not render item by item. */
const batchMs = 50
/** How long to wait before asking again after the stream was refused or cut for good. */
const reopenAfterMs = 2000
const itemsPerPage = 500

interface RunWatcher {
  readonly onView: (view: RunView) => void
  /** What keeps the run from being read; null once it can be read again. */
  readonly onProblem: (problem: ApiProblem | null) => void
  /** Whether the items of a run that was just read are wanted too; they may be megabytes. */
  readonly wantsItems?: (run: Run) => boolean
}

/**
 * Reads a run with its items, then follows it until it is over. The browser reconnects a cut stream by
 * itself and sends `Last-Event-ID`; a stream that was refused is opened anew. Returns the way to stop.
 */
export function watchRun(runId: string, { onView, onProblem, wantsItems }: RunWatcher): () => void {
  const abort = new AbortController()
  let view = noRunView
  let source: EventSource | undefined
  let waiting: ReturnType<typeof setTimeout> | undefined
  let batch: RunEvent[] = []
  let flushing: ReturnType<typeof setTimeout> | undefined

  const publish = (events: readonly RunEvent[]) => {
    view = withRunEvents(view, events)
    onView(view)
  }
  const flush = () => {
    clearTimeout(flushing)
    flushing = undefined
    const events = batch
    batch = []
    publish(events)
    if (view.run && isOver(view.run)) finish()
  }
  const take = (message: MessageEvent<string>) => {
    const event = runEventSchema.safeParse(JSON.parse(message.data))
    // An event of a newer server than this page is skipped: the reading at the end makes up for it.
    if (event.success) batch.push(event.data)
    flushing ??= setTimeout(flush, batchMs)
  }
  const finish = () => {
    source?.close()
    if (!holdsAllSettled(view)) void read()
  }
  const follow = () => {
    source = new EventSource(apiUrl(routes.runEvents.path, { id: runId }), { withCredentials: true })
    source.addEventListener('item', take)
    source.addEventListener('run', take)
    source.addEventListener('open', () => onProblem(null))
    source.addEventListener('error', () => {
      if (flushing !== undefined) flush()
      if (view.run && isOver(view.run)) return
      onProblem(networkProblem('The event stream broke off.'))
      if (source?.readyState === EventSource.CLOSED) readAgainLater()
    })
  }
  const readAgainLater = () => {
    source?.close()
    if (abort.signal.aborted) return
    waiting = setTimeout(() => void read(), reopenAfterMs)
  }
  const read = async () => {
    try {
      const events = await readRun(runId, abort.signal, wantsItems)
      onProblem(null)
      publish(events)
      if (view.run && !isOver(view.run)) follow()
    } catch (problem) {
      if (abort.signal.aborted || !(problem instanceof ApiProblem)) return
      onProblem(problem)
      if (problem.retryable) readAgainLater()
    }
  }
  void read()
  return () => {
    abort.abort()
    source?.close()
    clearTimeout(waiting)
    clearTimeout(flushing)
  }
}

/** The run and all its items, as events. The run is read first, so the items are at least as new as its counters. */
async function readRun(runId: string, signal: AbortSignal, wantsItems: RunWatcher['wantsItems']): Promise<RunEvent[]> {
  const run: Run = await callApi(routes.getRun, { params: { id: runId }, signal })
  const events: RunEvent[] = [{ type: 'run', run }]
  if (wantsItems && !wantsItems(run)) return events
  let cursor: string | null = null
  do {
    const page: { items: RunItem[]; nextCursor: string | null } = await callApi(routes.listRunItems, {
      params: { id: runId },
      query: { limit: itemsPerPage, ...(cursor ? { cursor } : {}) },
      signal,
    })
    events.push(...page.items.map((item) => ({ type: 'item' as const, item })))
    cursor = page.nextCursor
  } while (cursor)
  return events
}
