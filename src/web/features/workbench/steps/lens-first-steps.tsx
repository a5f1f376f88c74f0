import { Step } from '../../../ui/step-flow.tsx'
import { useAnalysis } from '../analysis/analysis-context.tsx'
import { DeliveryStep } from './delivery/delivery-step.tsx'
import { ExecutionStep } from './execution/execution-step.tsx'
import { HpemStep } from './hpem/hpem-step.tsx'
import { LensesStep } from './lenses/lenses-step.tsx'
import { MappingStep } from './mapping/mapping-step.tsx'
import { NarrativesStep } from './narratives/narratives-step.tsx'
import { PersonasStep } from './personas/personas-step.tsx'
import { reachedSteps } from './reached-steps.ts'
import { SegmentsStep } from './segments/segments-step.tsx'
import { showing } from './show-step.ts'
import type { OpenSteps } from './use-open-steps.ts'
import type { WorkbenchRuns } from './use-workbench-runs.ts'

/** From research lenses to segments and what is made for them; the HPEM analysis comes last. */
export function LensFirstSteps({ runs, steps }: { readonly runs: WorkbenchRuns; readonly steps: OpenSteps }) {
  const reached = reachedSteps(useAnalysis().analysis.data, 'lens-first')
  const executeAndShow = () => {
    steps.fold('lenses')
    steps.unfold('execution')
    runs.execution.execute()
  }
  return (
    <>
      <LensesStep generation={runs.lenses} folding={steps.foldingOf('lenses')} />
      <ExecutionStep execution={{ ...runs.execution, execute: executeAndShow }} folding={steps.foldingOf('execution')} />
      {reached.has('segments') ? (
        <SegmentsStep
          number={3}
          title="Generate Audience Segments"
          plan="generate-segments"
          work={showing(runs.segments, steps, 'execution', 'segments')}
          folding={steps.foldingOf('segments')}
        />
      ) : (
        <Upcoming number={3} title="Audience Segments" summary="20 segments from the research" />
      )}
      {reached.has('mapping') ? (
        <MappingStep number={4} work={showing(runs.mapping, steps, 'segments', 'mapping')} folding={steps.foldingOf('mapping')} />
      ) : (
        <Upcoming number={4} title="HPEM Stages" summary="Where each segment stands today" />
      )}
      {reached.has('narratives') ? (
        <NarrativesStep number={5} work={showing(runs.narratives, steps, 'mapping', 'narratives')} folding={steps.foldingOf('narratives')} />
      ) : (
        <Upcoming number={5} title="Video Narratives" summary="One script per segment and stage" />
      )}
      {reached.has('personas') ? (
        <PersonasStep number={6} work={showing(runs.personas, steps, 'narratives', 'personas')} folding={steps.foldingOf('personas')} />
      ) : (
        <Upcoming number={6} title="Focus Group Personas" summary="Five people per segment" />
      )}
      {reached.has('delivery') ? (
        <DeliveryStep number={7} work={showing(runs.delivery, steps, 'personas', 'delivery')} folding={steps.foldingOf('delivery')} />
      ) : (
        <Upcoming number={7} title="Message Delivery" summary="Every narrative before every persona" />
      )}
      {reached.has('hpem') ? (
        <HpemStep number={8} work={showing(runs.hpem, steps, 'delivery', 'hpem')} folding={steps.foldingOf('hpem')} />
      ) : (
        <Upcoming number={8} title="HPEM Analysis" summary="What each stage takes" />
      )}
    </>
  )
}

/** What is left of the flow: a line without a panel or a button until the step before has output. */
export function Upcoming({ number, title, summary }: { readonly number: number; readonly title: string; readonly summary: string }) {
  return <Step number={number} title={title} status="upcoming" summary={summary} />
}
