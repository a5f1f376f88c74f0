import { createContext, type Dispatch, type ReactNode, useContext, useMemo } from 'react'
import type { Analysis } from './analysis.ts'
import type { AnalysisAction } from './analysis-reducer.ts'

interface AnalysisContextValue {
  readonly analysis: Analysis
  readonly dispatch: Dispatch<AnalysisAction>
}

const AnalysisContext = createContext<AnalysisContextValue | null>(null)

export function AnalysisProvider({ analysis, dispatch, children }: AnalysisContextValue & { readonly children: ReactNode }) {
  const value = useMemo(() => ({ analysis, dispatch }), [analysis, dispatch])
  return <AnalysisContext value={value}>{children}</AnalysisContext>
}

/** The analysis on the screen and the one way to change it. */
export function useAnalysis(): AnalysisContextValue {
  const value = useContext(AnalysisContext)
  if (!value) throw new Error('useAnalysis needs an AnalysisProvider above it')
  return value
}
