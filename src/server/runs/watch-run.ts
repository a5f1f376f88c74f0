import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '../db/database.ts'
import type { RunChanges } from './run-changes.ts'
import type { SequencedRunEvent } from './run-service.ts'
import { type Changes, readChanges } from './store/read-changes.ts'
import type { RunRow } from './store/run-row.ts'

/** Between two readings of one watcher: a burst of changes is read in one go. */
const gatherMs = 100
/** Reads also when no news came, should a notification have been lost. */
const lookAgainMs = 15_000

/** Follows runs through the tables. Watchers of one run who have seen as much share one reading. */
export class RunWatch {
  readonly #db: Database
  readonly #changes: RunChanges
  /** After a run was stopped, how long calls in flight may still come in, in milliseconds. */
  readonly #lingerMs: number
  readonly #readings = new Map<string, Promise<Changes | undefined>>()

  constructor(db: Database, changes: RunChanges, lingerMs: number) {
    this.#db = db
    this.#changes = changes
    this.#lingerMs = lingerMs
  }

  /** Every change after `afterSeq`, until the run is over or `signal` aborts. */
  async *follow(runId: string, afterSeq: number, signal: AbortSignal): AsyncGenerator<SequencedRunEvent, void> {
    const news = new News()
    const stopListening = this.#changes.onRun(runId, (change) => {
      if (change === undefined || change.seq > seen) news.ring()
    })
    signal.addEventListener('abort', () => news.ring(), { once: true })
    let seen = afterSeq
    try {
      while (!signal.aborted) {
        news.quiet()
        const changes = await this.#read(runId, seen)
        for (const event of changes?.events ?? []) {
          if (signal.aborted) return
          yield event
          seen = event.seq
        }
        if (changes === undefined) return
        if (changes.more) continue
        const stillMs = this.#staysOpenMs(changes.run)
        if (stillMs <= 0) return
        await news.heard(Math.min(stillMs, lookAgainMs))
        if (!signal.aborted) await sleep(gatherMs)
      }
    } finally {
      stopListening()
    }
  }

  #read(runId: string, afterSeq: number): Promise<Changes | undefined> {
    const key = `${runId} ${afterSeq}`
    const shared = this.#readings.get(key)
    if (shared !== undefined) return shared
    const reading = readChanges(this.#db, runId, afterSeq).finally(() => this.#readings.delete(key))
    this.#readings.set(key, reading)
    return reading
  }

  /** A run that was stopped before its end may still take what was in flight. */
  #staysOpenMs(run: RunRow): number {
    if (run.finishedAt === null) return Number.POSITIVE_INFINITY
    if (run.completed + run.failed === run.total) return 0
    return run.finishedAt.getTime() + this.#lingerMs - Date.now()
  }
}

/** A bell that is not missed when it rings while nobody is waiting yet. */
class News {
  #rung = false
  #wake: (() => void) | undefined

  ring(): void {
    this.#rung = true
    this.#wake?.()
  }

  quiet(): void {
    this.#rung = false
  }

  async heard(timeoutMs: number): Promise<void> {
    if (this.#rung) return
    let timer: NodeJS.Timeout | undefined
    await new Promise<void>((resolve) => {
      this.#wake = resolve
      timer = setTimeout(resolve, timeoutMs)
    })
    clearTimeout(timer)
    this.#wake = undefined
  }
}
