import type { Run, RunEvent, RunItem } from '../../../contract/run.ts'

/** A run as the browser knows it so far. */
export interface RunView {
  readonly run: Run | null
  readonly itemsByKey: ReadonlyMap<string, RunItem>
}

export const noRunView: RunView = { run: null, itemsByKey: new Map() }

/** Takes in what a stream or a reading of the run said; later words win. Taking the same in twice changes nothing. */
export function withRunEvents(view: RunView, events: readonly RunEvent[]): RunView {
  let run = view.run
  const itemsByKey = new Map(view.itemsByKey)
  for (const event of events) {
    if (event.type === 'run') run = event.run
    else itemsByKey.set(event.item.key, event.item)
  }
  return { run, itemsByKey }
}

/** The items in plan order. */
export function orderedItems(view: RunView): RunItem[] {
  return [...view.itemsByKey.values()].sort((a, b) => a.index - b.index)
}

/** Nothing more will happen unless somebody resumes or retries. A paused run is not over, but it does not move either. */
export function isOver(run: Run): boolean {
  return run.status === 'completed' || run.status === 'failed' || run.status === 'cancelled'
}

/** Work is being done or about to be. */
export function isActive(run: Run): boolean {
  return run.status === 'queued' || run.status === 'running'
}

/** Whether the view holds every item the run's counters speak of. */
export function holdsAllSettled(view: RunView): boolean {
  if (!view.run) return false
  let completed = 0
  let failed = 0
  for (const item of view.itemsByKey.values()) {
    if (item.status === 'completed') completed += 1
    if (item.status === 'error') failed += 1
  }
  return completed >= view.run.completed && failed >= view.run.failed
}
