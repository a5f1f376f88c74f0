import { useMemo, useRef } from 'react'
import { type PaletteAction, usePaletteActions } from '../../../lib/palette-actions.ts'
import type { AnalysisFlow } from '../analysis/analysis.ts'
import type { WorkbenchRuns } from './use-workbench-runs.ts'

type Startable = 'segments' | 'audiences' | 'mapping' | 'narratives' | 'personas' | 'delivery' | 'hpem'

const labels: Record<Startable, string> = {
  segments: 'Generate Audience Segments',
  audiences: 'Identify Target Audiences',
  mapping: 'Map All HPEM Stages',
  narratives: 'Generate All Video Narratives',
  personas: 'Generate Focus Group Personas',
  delivery: 'Simulate Message Delivery',
  hpem: 'Generate HPEM Analysis',
}

const offered: Record<AnalysisFlow, readonly Startable[]> = {
  'lens-first': ['segments', 'mapping', 'narratives', 'personas', 'delivery', 'hpem'],
  'hpem-first': ['hpem', 'audiences', 'mapping', 'narratives', 'personas', 'delivery'],
}

/** Between what one step has to say, which is never a line of its own. */
const separator = '\n'

/** Every step in the command palette; one that cannot start yet says what comes first and stands below those that can. */
export function useStepActions(runs: WorkbenchRuns, flow: AnalysisFlow): void {
  const current = useRef(runs)
  current.current = runs
  // One text, so that the list is made anew only when a step's turn has come.
  const waiting = offered[flow].map((step) => runs[step].comesFirst ?? '').join(separator)
  usePaletteActions(
    useMemo(() => {
      const reasons = waiting.split(separator)
      const actions = offered[flow].map(
        (step, place): PaletteAction => ({
          id: `workbench.${step}`,
          group: 'Workbench',
          label: labels[step],
          ...(reasons[place] ? { waitsFor: reasons[place] } : {}),
          perform: () => current.current[step].start(),
        }),
      )
      return [...actions.filter(({ waitsFor }) => !waitsFor), ...actions.filter(({ waitsFor }) => waitsFor)]
    }, [flow, waiting]),
  )
}
