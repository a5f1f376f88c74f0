import { type Dispatch, useCallback, useEffect, useReducer, useRef, useState } from 'react'
import type { WorkingCopy } from '../../../../contract/report.ts'
import { type Analysis, analysisOfWorkingCopy } from '../analysis/analysis.ts'
import { type AnalysisAction, analysisReducer, isUsersOwn } from '../analysis/analysis-reducer.ts'
import { createAutosave, type KeepingState } from './autosave.ts'
import { keepWorkingCopy, readWorkingCopy } from './working-copy-api.ts'

export interface KeptAnalysis {
  readonly analysis: Analysis
  readonly dispatch: Dispatch<AnalysisAction>
  readonly keeping: KeepingState
  /** Why it could not be kept; only with `failed`. */
  readonly cause: unknown
  readonly tryAgain: () => void
  /** Settles a conflict in favour of what is on this screen. */
  readonly keepThisOne: () => Promise<void>
}

/** The analysis on the screen, kept on the server as it changes. `onReload` is to read the server's copy again. */
export function useKeptAnalysis(start: WorkingCopy, onReload: () => void): KeptAnalysis {
  const [analysis, reduce] = useReducer(analysisReducer, start, analysisOfWorkingCopy)
  const [state, setState] = useState<{ readonly keeping: KeepingState; readonly cause?: unknown }>({ keeping: 'kept' })
  const [autosave] = useState(() =>
    createAutosave({ keep: keepWorkingCopy, onState: (keeping, cause) => setState({ keeping, cause }), onSuperseded: onReload }, start.revision),
  )
  const own = useRef(false)
  const seen = useRef(analysis)

  const dispatch = useCallback((action: AnalysisAction) => {
    own.current ||= isUsersOwn(action)
    reduce(action)
  }, [])

  useEffect(() => {
    if (seen.current === analysis) return
    seen.current = analysis
    autosave.changed(analysis, { own: own.current })
    own.current = false
  }, [analysis, autosave])

  useEffect(() => {
    const leave = () => void autosave.flush({ leaving: true })
    const hide = () => {
      if (document.visibilityState === 'hidden') leave()
    }
    window.addEventListener('pagehide', leave)
    document.addEventListener('visibilitychange', hide)
    return () => {
      window.removeEventListener('pagehide', leave)
      document.removeEventListener('visibilitychange', hide)
      void autosave.flush()
    }
  }, [autosave])

  const keepThisOne = useCallback(async () => {
    const { revision } = await readWorkingCopy()
    autosave.continueFrom(revision)
    autosave.changed(analysis, { own: true })
    await autosave.flush()
  }, [analysis, autosave])

  return { analysis, dispatch, keeping: state.keeping, cause: state.cause, tryAgain: () => void autosave.flush(), keepThisOne }
}
