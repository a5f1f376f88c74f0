export interface RepeatOptions {
  /** From now to the first turn. */
  readonly firstAfterMs: number
  /** From now to the second turn, and between later ones. Longer than `firstAfterMs`. */
  readonly intervalMs: number
  /** One turn. `signal` aborts when no more is wanted: what is in hand is finished, nothing further begun. */
  readonly work: (signal: AbortSignal) => Promise<void>
  /** Told of a turn that failed. The next one comes all the same. */
  readonly onError: (error: unknown) => void
}

export interface Repeated {
  /** No further turn is begun. Resolves when the one in hand is over. */
  stop(): Promise<void>
}

/** Does `work` again and again, never twice at a time, while the process lives: it does not keep the process alive. */
export function repeat({ firstAfterMs, intervalMs, work, onError }: RepeatOptions): Repeated {
  const stopping = new AbortController()
  let turns: Promise<void> = Promise.resolve()
  const turn = async () => {
    if (stopping.signal.aborted) return
    try {
      await work(stopping.signal)
    } catch (error) {
      onError(error)
    }
  }
  const next = () => {
    turns = turns.then(turn)
  }
  const timers = [setTimeout(next, firstAfterMs), setInterval(next, intervalMs)]
  for (const timer of timers) timer.unref()
  return {
    stop: async () => {
      stopping.abort()
      for (const timer of timers) clearTimeout(timer)
      await turns
    },
  }
}
