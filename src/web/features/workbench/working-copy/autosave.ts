import type { Analysis } from '../analysis/analysis.ts'

/** How long to wait for the next keystroke before keeping, and how long at most while changes keep coming. */
const delayMs = 800
const longestDelayMs = 4000
/** What a run brings is also in the run, so it is kept less often: the analysis is written as a whole, and may be a megabyte. */
const runDelayMs = 2000
const longestRunDelayMs = 8000

/** `conflict`: another tab kept a newer analysis, and somebody must choose. `failed`: it could not be kept, and is tried again with the next change. */
export type KeepingState = 'kept' | 'keeping' | 'conflict' | 'failed'

export interface Kept {
  readonly revision: number
}

export interface AutosaveOptions {
  /** Keeps the analysis on top of `revision`. `'conflict'` when a newer one was kept meanwhile; throws when it could not be kept. */
  readonly keep: (analysis: Analysis, revision: number, how: { readonly leaving: boolean }) => Promise<Kept | 'conflict'>
  readonly onState: (state: KeepingState, cause?: unknown) => void
  /** A newer analysis was kept elsewhere, and here nobody did anything since the last keeping: take it. */
  readonly onSuperseded: () => void
}

/** Keeps each change a moment after it was made, one write at a time, always on top of the revision it knows. */
export function createAutosave({ keep, onState, onSuperseded }: AutosaveOptions, startRevision: number) {
  let revision = startRevision
  let waiting: { readonly analysis: Analysis; readonly sinceMs: number } | undefined
  let usersOwn = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let writing: Promise<void> | undefined
  let stopped = false

  async function write(leaving: boolean): Promise<void> {
    const analysis = waiting?.analysis
    if (!analysis || stopped) return
    waiting = undefined
    const hadUsersOwn = usersOwn
    usersOwn = false
    onState('keeping')
    try {
      const answer = await keep(analysis, revision, { leaving })
      if (answer === 'conflict') {
        usersOwn ||= hadUsersOwn
        stopped = true
        if (usersOwn) onState('conflict')
        else onSuperseded()
        return
      }
      revision = answer.revision
      if (!waiting) onState('kept')
    } catch (cause) {
      usersOwn ||= hadUsersOwn
      waiting ??= { analysis, sinceMs: Date.now() }
      onState('failed', cause)
    }
  }

  /** Writes what waits: at once, or after the write that is out. */
  function flush({ leaving = false } = {}): Promise<void> {
    clearTimeout(timer)
    const mine = writing ? writing.then(() => write(leaving)) : write(leaving)
    writing = mine
    void mine.then(() => {
      if (writing === mine) writing = undefined
    })
    return mine
  }

  return {
    /** Something changed; `own` when the user did it, not a run. */
    changed(analysis: Analysis, { own }: { readonly own: boolean }) {
      usersOwn ||= own
      waiting = { analysis, sinceMs: waiting?.sinceMs ?? Date.now() }
      clearTimeout(timer)
      const [pause, longest] = usersOwn ? [delayMs, longestDelayMs] : [runDelayMs, longestRunDelayMs]
      timer = setTimeout(() => void flush(), Math.max(0, Math.min(pause, waiting.sinceMs + longest - Date.now())))
    },
    flush,
    /** Goes on after a conflict: from this revision on, the analysis here is the one to keep. */
    continueFrom(newRevision: number) {
      revision = newRevision
      stopped = false
    },
  }
}
