import { useMemo } from 'react'
import type { SampleAnalysis } from '../../../../contract/sample-analysis.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Card } from '../../../ui/card.tsx'
import { Step, StepFlow } from '../../../ui/step-flow.tsx'
import { analysedObjective, flowOf } from '../analysis/analysis.ts'
import { useAnalysis } from '../analysis/analysis-context.tsx'
import { FlowSwitch } from './flow-switch.tsx'
import { HpemFirstSteps } from './hpem-first-steps.tsx'
import { LensFirstSteps } from './lens-first-steps.tsx'
import { ObjectiveForm } from './objective/objective-form.tsx'
import { OpenSample } from './open-sample.tsx'
import { hasOutput, newestStep } from './reached-steps.ts'
import { useOpenSteps } from './use-open-steps.ts'
import { useStepActions } from './use-step-actions.ts'
import { useWorkbenchRuns } from './use-workbench-runs.ts'

/** The flow in its order. A further step is a plan in plans.ts, a hook on usePlanRun and one line in its flow. */
export function WorkbenchSteps({ onOpenSample }: { readonly onOpenSample: (sample: SampleAnalysis) => void }) {
  const { data } = useAnalysis().analysis
  const flow = flowOf(data)
  const steps = useOpenSteps(newestStep(data, flow))
  const runs = useWorkbenchRuns(steps)
  useStepActions(runs, flow)
  const started = hasOutput(data, flow === 'lens-first' ? 'lenses' : 'hpem')
  const starter = flow === 'lens-first' ? runs.lenses : runs.hpem
  const form = <ObjectiveForm starter={starter} label={flow === 'lens-first' ? 'Generate Research Lenses' : 'Generate HPEM Analysis'} />
  const empty = useMemo(() => !data.researchLensData && !data.hpemData && !data.audienceSegments?.length, [data])
  return (
    // The room below lets the last step's button be scrolled clear of a toast.
    <div className="grid min-w-0 grid-cols-1 gap-4 pb-28">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <FlowSwitch />
        {empty && <OpenSample onOpen={onOpenSample} />}
      </div>
      {!started && (
        <Card>
          <h2 className="sr-only">Campaign objective</h2>
          {form}
        </Card>
      )}
      <StepFlow label="Analysis steps">
        {started && (
          <Step
            number={0}
            title="Campaign objective"
            status="done"
            summary={`${analysedObjective(data).region} · ${shortText(analysedObjective(data).desiredOutcome)}`}
            aside={starter.run.staleReason && <Badge tone="warn">Edited since</Badge>}
            openLabel="Edit"
            {...steps.foldingOf('objective')}
          >
            {form}
          </Step>
        )}
        {flow === 'lens-first' ? <LensFirstSteps runs={runs} steps={steps} /> : <HpemFirstSteps runs={runs} steps={steps} />}
      </StepFlow>
    </div>
  )
}

/** Where a folded line cuts a long text (specification, section 9), in UTF-16 code units. */
const cutLength = 100

function shortText(text: string): string {
  const line = text.trim().replace(/\s+/g, ' ')
  return line.length <= cutLength ? line : `${line.slice(0, cutLength).trimEnd()}...`
}
