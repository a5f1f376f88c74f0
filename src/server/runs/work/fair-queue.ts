interface Lane<T> {
  readonly userId: string
  waiting: T[]
  inFlight: number
  /** When it last got a turn, counted in turns. */
  lastTurn: number
}

/**
 * Whose item is next: the user with the fewest calls in flight, among that user's runs the one with the fewest, and
 * among equals the one that has waited longest. So a run of one item gets the next free place beside a run of thousands.
 */
export class FairQueue<T> {
  readonly #lanes = new Map<string, Lane<T>>()
  readonly #inFlightOfUser = new Map<string, number>()
  #turn = 0

  add(runId: string, userId: string, items: readonly T[]): void {
    const lane = this.#lanes.get(runId) ?? { userId, waiting: [], inFlight: 0, lastTurn: 0 }
    this.#lanes.set(runId, lane)
    lane.waiting = lane.waiting.concat(items)
  }

  /** Takes the next item and counts it as in flight until {@link done}. */
  next(): { readonly runId: string; readonly item: T } | undefined {
    let best: { runId: string; lane: Lane<T> } | undefined
    for (const [runId, lane] of this.#lanes) {
      if (lane.waiting.length > 0 && (best === undefined || this.#goesBefore(lane, best.lane))) best = { runId, lane }
    }
    const item = best?.lane.waiting.shift()
    if (best === undefined || item === undefined) return undefined
    best.lane.inFlight += 1
    best.lane.lastTurn = ++this.#turn
    this.#inFlightOfUser.set(best.lane.userId, this.#ofUser(best.lane) + 1)
    return { runId: best.runId, item }
  }

  done(runId: string): void {
    const lane = this.#lanes.get(runId)
    if (lane === undefined) return
    lane.inFlight -= 1
    const left = this.#ofUser(lane) - 1
    if (left > 0) this.#inFlightOfUser.set(lane.userId, left)
    else this.#inFlightOfUser.delete(lane.userId)
    if (lane.inFlight === 0 && lane.waiting.length === 0) this.#lanes.delete(runId)
  }

  /** Takes out and answers what a run has waiting. */
  drop(runId: string, which: (item: T) => boolean = () => true): T[] {
    const lane = this.#lanes.get(runId)
    if (lane === undefined) return []
    const dropped = lane.waiting.filter(which)
    lane.waiting = lane.waiting.filter((item) => !which(item))
    if (lane.inFlight === 0 && lane.waiting.length === 0) this.#lanes.delete(runId)
    return dropped
  }

  /** Items waiting, of all runs. */
  get size(): number {
    return [...this.#lanes.values()].reduce((sum, lane) => sum + lane.waiting.length, 0)
  }

  waiting(runId: string): number {
    return this.#lanes.get(runId)?.waiting.length ?? 0
  }

  #ofUser(lane: Lane<T>): number {
    return this.#inFlightOfUser.get(lane.userId) ?? 0
  }

  #goesBefore(a: Lane<T>, b: Lane<T>): boolean {
    return (
      this.#ofUser(a) - this.#ofUser(b) < 0 ||
      (this.#ofUser(a) === this.#ofUser(b) && (a.inFlight < b.inFlight || (a.inFlight === b.inFlight && a.lastTurn < b.lastTurn)))
    )
  }
}
