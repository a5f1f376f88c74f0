interface Shared<T> {
  readonly work: Promise<T>
  readonly controller: AbortController
  callers: number
}

/** `joined` is true for a caller that was given another one's work. */
export type Coalesced<T> = { readonly value: T; readonly joined: boolean }

/**
 * Lets callers with the same key share one piece of work while it is under way. A caller that aborts leaves
 * with its own reason; the work itself is aborted only when the last one has left.
 */
export class Coalescer<T> {
  readonly #underWay = new Map<string, Shared<T>>()
  readonly #asJoined: (error: unknown) => unknown

  /** `asJoined` makes of a failure what those get who had only joined in. */
  constructor(asJoined: (error: unknown) => unknown) {
    this.#asJoined = asJoined
  }

  async run(key: string, signal: AbortSignal, start: (signal: AbortSignal) => Promise<T>): Promise<Coalesced<T>> {
    signal.throwIfAborted()
    const found = this.#underWay.get(key)
    const shared = found ?? this.#start(key, start)
    shared.callers++
    const waited = this.#wait(key, shared, signal)
    if (found === undefined) return { value: await waited, joined: false }
    const value = await waited.catch((error: unknown) => {
      throw signal.aborted ? error : this.#asJoined(error)
    })
    return { value, joined: true }
  }

  #start(key: string, start: (signal: AbortSignal) => Promise<T>): Shared<T> {
    const controller = new AbortController()
    const shared: Shared<T> = { work: start(controller.signal), controller, callers: 0 }
    this.#underWay.set(key, shared)
    const end = () => this.#forget(key, shared)
    shared.work.then(end, end)
    return shared
  }

  #wait(key: string, shared: Shared<T>, signal: AbortSignal): Promise<T> {
    return new Promise((resolve, reject) => {
      const onAbort = () => {
        reject(signal.reason)
        shared.callers--
        if (shared.callers > 0) return
        this.#forget(key, shared)
        shared.controller.abort(signal.reason)
      }
      signal.addEventListener('abort', onAbort, { once: true })
      shared.work.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort))
    })
  }

  #forget(key: string, shared: Shared<T>): void {
    if (this.#underWay.get(key) === shared) this.#underWay.delete(key)
  }
}
