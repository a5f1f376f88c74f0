import type { Engine } from '../../../engines/engine.ts'
import { AdaptiveLimit } from './adaptive-limit.ts'
import { FairQueue } from './fair-queue.ts'
import { afterDelay } from './long-timer.ts'
import { type Outcome, performItem, type ReportFailure } from './perform-item.ts'
import type { RetryPolicy } from './retry-policy.ts'
import type { OpenShard, WorkItem } from './work-item.ts'

export interface LaneEvents {
  /** A call has begun for an item. */
  readonly began: (item: WorkItem) => void
  /** An item has its outcome; `pauseRun` where its run should not go on. */
  readonly ended: (item: WorkItem, outcome: Outcome & { kind: 'settled' }) => void
  /** A run has few items waiting: there is room for another shard of it. */
  readonly low: () => void
  readonly failure: ReportFailure
  /** False while no further call should begin: the process is ending, or results wait to be stored in great numbers. */
  readonly hasRoom: () => boolean
}

/** All calls to one engine, of every run and shard of this process, under one limit that adapts to the provider. */
export class EngineLane {
  readonly engine: Engine
  readonly #limit: AdaptiveLimit
  readonly #queue = new FairQueue<WorkItem>()
  readonly #delayed = new Map<WorkItem, () => void>()
  readonly #policy: RetryPolicy
  readonly #events: LaneEvents
  #inFlight = 0
  #heldUntil = 0

  constructor(engine: Engine, policy: RetryPolicy, events: LaneEvents) {
    this.engine = engine
    this.#limit = new AdaptiveLimit(engine.concurrency)
    this.#policy = policy
    this.#events = events
  }

  get inFlight(): number {
    return this.#inFlight
  }

  /** Whether a run has as many items waiting as could begin at once: then it needs no further shard yet. */
  isStocked(runId: string): boolean {
    return this.#queue.waiting(runId) >= this.#lowMark
  }

  /** Whether it makes all the calls it may and has a round more waiting: taking further work now would begin nothing sooner. */
  get handsFull(): boolean {
    return this.#inFlight >= this.#limit.value && this.#queue.size >= this.#lowMark
  }

  add(shard: OpenShard, items: readonly WorkItem[]): void {
    this.#queue.add(shard.run.id, shard.run.userId, items)
    this.pump()
  }

  /** Takes out what a shard has not begun or is waiting to try again. */
  drop(shard: OpenShard): WorkItem[] {
    const dropped = this.#queue.drop(shard.run.id, (item) => item.shard === shard)
    for (const [item, cancel] of this.#delayed) {
      if (item.shard !== shard) continue
      cancel()
      this.#delayed.delete(item)
      dropped.push(item)
    }
    return dropped
  }

  /** Begins calls while there is room. */
  pump(): void {
    while (this.#inFlight < this.#limit.value && performance.now() >= this.#heldUntil && this.#events.hasRoom()) {
      const next = this.#queue.next()
      if (next === undefined) return
      this.#inFlight += 1
      if (this.#queue.waiting(next.runId) === this.#lowMark - 1) this.#events.low()
      void this.#call(next.item)
    }
  }

  get #lowMark(): number {
    return this.engine.concurrency
  }

  async #call(item: WorkItem): Promise<void> {
    const epoch = this.#limit.epoch
    this.#events.began(item)
    const { outcome, limited } = await performItem(this.engine, item, this.#policy, this.#events.failure)
    this.#inFlight -= 1
    this.#queue.done(item.shard.run.id)
    if (limited !== undefined) {
      this.#limit.refused(epoch)
      this.#hold(limited.holdMs)
    }
    if (outcome.kind === 'settled') {
      if (outcome.change.status === 'completed') this.#limit.succeeded()
      this.#events.ended(item, outcome)
    } else if (item.shard.stopped) {
      this.#events.ended(item, { kind: 'settled', change: { status: 'pending', spent: item.spent } })
    } else {
      this.#delay(item, outcome.delayMs)
    }
    this.pump()
  }

  #delay(item: WorkItem, delayMs: number): void {
    const cancel = afterDelay(delayMs, () => {
      this.#delayed.delete(item)
      this.add(item.shard, [item])
    })
    this.#delayed.set(item, cancel)
  }

  /** A limit is the account's, not one call's: nobody calls before it is over. */
  #hold(ms: number): void {
    const until = performance.now() + ms
    if (ms <= 0 || until <= this.#heldUntil) return
    this.#heldUntil = until
    afterDelay(ms + 1, () => this.pump())
  }
}
