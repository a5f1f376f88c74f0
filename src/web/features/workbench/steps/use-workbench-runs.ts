import { useCallback } from 'react'
import { useMessageDelivery } from './delivery/use-message-delivery.ts'
import { useLensExecution } from './execution/use-lens-execution.ts'
import { useHpemGeneration } from './hpem/use-hpem-generation.ts'
import { useLensGeneration } from './lenses/use-lens-generation.ts'
import { useSegmentMapping } from './mapping/use-segment-mapping.ts'
import { useNarrativeGeneration } from './narratives/use-narrative-generation.ts'
import { usePersonaGeneration } from './personas/use-persona-generation.ts'
import { useAudienceIdentification, useSegmentGeneration } from './segments/use-segment-generation.ts'
import type { OpenSteps } from './use-open-steps.ts'

/** Every run of the workbench. They are followed whichever steps are open and whichever flow is on the screen. */
export function useWorkbenchRuns({ fold, unfold }: OpenSteps) {
  const lenses = useLensGeneration(
    useCallback(() => {
      fold('objective')
      unfold('lenses')
    }, [fold, unfold]),
  )
  const hpem = useHpemGeneration(useCallback(() => unfold('hpem'), [unfold]))
  return {
    lenses,
    hpem,
    execution: useLensExecution(),
    segments: useSegmentGeneration(),
    audiences: useAudienceIdentification(),
    mapping: useSegmentMapping(),
    narratives: useNarrativeGeneration(),
    personas: usePersonaGeneration(),
    delivery: useMessageDelivery(),
  }
}

export type WorkbenchRuns = ReturnType<typeof useWorkbenchRuns>
