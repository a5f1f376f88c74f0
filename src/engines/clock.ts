/** Time as an engine sees it, given from outside so that pacing can be tested without waiting. */
export interface Clock {
  /** Milliseconds since 1970-01-01 UTC: for what is written down and for moments a provider names. */
  readonly now: () => number
  /** Milliseconds since some start, never going back: for measuring and pacing. */
  readonly elapsed: () => number
  /** Runs `wake` once after `delayMs`; the answer cancels it. */
  readonly schedule: (wake: () => void, delayMs: number) => () => void
}

/** Longest delay a Node timer takes (2^31 - 1 ms, about 25 days); a longer one would fire at once. */
const longestTimerMs = 2_147_483_647

export const systemClock: Clock = {
  now: () => Date.now(),
  elapsed: () => performance.now(),
  schedule: (wake, delayMs) => {
    const timer = setTimeout(wake, Math.min(Math.max(0, delayMs), longestTimerMs))
    return () => clearTimeout(timer)
  },
}
