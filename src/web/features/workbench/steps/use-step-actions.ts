import { useMemo, useRef } from 'react'
import { usePaletteActions } from '../../../lib/palette-actions.ts'
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

/** Every step in the command palette; one that cannot start yet says what comes first. */
export function useStepActions(runs: WorkbenchRuns, flow: AnalysisFlow): void {
  const current = useRef(runs)
  current.current = runs
  usePaletteActions(
    useMemo(
      () =>
        offered[flow].map((step) => ({
          id: `workbench.${step}`,
          group: 'Workbench',
          label: labels[step],
          perform: () => current.current[step].start(),
        })),
      [flow],
    ),
  )
}
