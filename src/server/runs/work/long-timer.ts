/** The longest a timer of the runtime can wait; more overflows and fires at once. */
const longestMs = 2 ** 31 - 1

/**
 * Calls back after any number of milliseconds, never sooner by `performance.now()`: the runtime counts a timer from the
 * start of the current turn, so in a busy process it may fire early, and whoever then looks at the clock would wait
 * for a second call that never comes. Answers how to cancel. Does not keep the process alive.
 */
export function afterDelay(ms: number, callback: () => void): () => void {
  const dueAt = performance.now() + ms
  let timer: NodeJS.Timeout
  const arm = () => {
    const leftMs = Math.ceil(Math.max(0, dueAt - performance.now()))
    timer = setTimeout(look, Math.min(longestMs, leftMs))
    timer.unref()
  }
  const look = () => {
    if (performance.now() < dueAt) arm()
    else callback()
  }
  arm()
  return () => clearTimeout(timer)
}
