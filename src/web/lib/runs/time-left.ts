/** How many items had settled at one moment. */
export interface ProgressReading {
  readonly atMs: number
  readonly settled: number
}

/** Fewer settled items than this say too little about the pace. */
const enoughSettled = 2

/**
 * Seconds until all items are settled, at the pace seen between two readings; null where the pace is not known yet.
 * The first reading is taken when watching began, so a run found half-done after a restart is not
 * judged by the time it stood still.
 */
export function secondsLeft(first: ProgressReading, now: ProgressReading, total: number): number | null {
  const settled = now.settled - first.settled
  const elapsedMs = now.atMs - first.atMs
  if (settled < enoughSettled || elapsedMs <= 0) return null
  return (Math.max(0, total - now.settled) * elapsedMs) / settled / 1000
}

/** 'about 20 s left', rounded so that it does not flicker: to 5 s under a minute, to whole minutes above. */
export function timeLeftText(seconds: number): string {
  if (seconds < 3) return 'almost done'
  if (seconds < 58) return `about ${Math.max(5, Math.round(seconds / 5) * 5)} s left`
  return `about ${Math.max(1, Math.round(seconds / 60))} min left`
}
