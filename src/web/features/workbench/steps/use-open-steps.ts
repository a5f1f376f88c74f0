import { useCallback, useState } from 'react'

/** Which steps are open: the newest with something to read unless the user said otherwise. */
export function useOpenSteps(newest: string) {
  const [chosen, setChosen] = useState<Readonly<Record<string, boolean>>>({})
  const fold = useCallback((step: string) => setChosen((last) => ({ ...last, [step]: false })), [])
  const unfold = useCallback((step: string) => setChosen((last) => ({ ...last, [step]: true })), [])
  const foldingOf = (step: string) => ({
    open: chosen[step] ?? step === newest,
    onOpenChange: (open: boolean) => setChosen((last) => ({ ...last, [step]: open })),
  })
  return { foldingOf, fold, unfold }
}

export type OpenSteps = ReturnType<typeof useOpenSteps>
export type Folding = ReturnType<OpenSteps['foldingOf']>
