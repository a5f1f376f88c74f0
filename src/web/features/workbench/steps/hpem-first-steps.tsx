import { useAnalysis } from '../analysis/analysis-context.tsx'
import { DeliveryStep } from './delivery/delivery-step.tsx'
import { HpemStep } from './hpem/hpem-step.tsx'
import { Upcoming } from './lens-first-steps.tsx'
import { MappingStep } from './mapping/mapping-step.tsx'
import { NarrativesStep } from './narratives/narratives-step.tsx'
import { PersonasStep } from './personas/personas-step.tsx'
import { hasOutput, reachedSteps } from './reached-steps.ts'
import { SegmentsStep } from './segments/segments-step.tsx'
import { showing } from './show-step.ts'
import type { OpenSteps } from './use-open-steps.ts'
import type { WorkbenchRuns } from './use-workbench-runs.ts'

/** The older order: what each stage takes, whom that concerns, and what is made for them. */
export function HpemFirstSteps({ runs, steps }: { readonly runs: WorkbenchRuns; readonly steps: OpenSteps }) {
  const { data } = useAnalysis().analysis
  const reached = reachedSteps(data, 'hpem-first')
  return (
    <>
      {hasOutput(data, 'hpem') || runs.hpem.busy ? (
        <HpemStep number={1} work={runs.hpem} folding={steps.foldingOf('hpem')} />
      ) : (
        <Upcoming number={1} title="HPEM Analysis" summary="What each stage takes" />
      )}
      {reached.has('audiences') ? (
        <SegmentsStep
          number={2}
          title="Identify Target Audiences"
          plan="identify-audiences"
          work={showing(runs.audiences, steps, 'hpem', 'audiences')}
          folding={steps.foldingOf('audiences')}
        />
      ) : (
        <Upcoming number={2} title="Target Audiences" summary="20 segments from the HPEM analysis" />
      )}
      {reached.has('mapping') ? (
        <MappingStep number={3} work={showing(runs.mapping, steps, 'audiences', 'mapping')} folding={steps.foldingOf('mapping')} />
      ) : (
        <Upcoming number={3} title="HPEM Stages" summary="Where each segment stands today" />
      )}
      {reached.has('narratives') ? (
        <NarrativesStep number={4} work={showing(runs.narratives, steps, 'mapping', 'narratives')} folding={steps.foldingOf('narratives')} />
      ) : (
        <Upcoming number={4} title="Video Narratives" summary="One script per segment and stage" />
      )}
      {reached.has('personas') ? (
        <PersonasStep number={5} work={showing(runs.personas, steps, 'narratives', 'personas')} folding={steps.foldingOf('personas')} />
      ) : (
        <Upcoming number={5} title="Focus Group Personas" summary="Five people per segment" />
      )}
      {reached.has('delivery') ? (
        <DeliveryStep number={6} work={showing(runs.delivery, steps, 'personas', 'delivery')} folding={steps.foldingOf('delivery')} />
      ) : (
        <Upcoming number={6} title="Message Delivery" summary="Every narrative before every persona" />
      )}
    </>
  )
}
