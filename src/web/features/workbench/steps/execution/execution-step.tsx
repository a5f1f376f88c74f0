import { Badge } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Progress } from '../../../../ui/progress.tsx'
import { Step, type StepStatus } from '../../../../ui/step-flow.tsx'
import { useAnalysis } from '../../analysis/analysis-context.tsx'
import { categorizedLenses, outcomeCounts } from '../../analysis/lens-list.ts'
import { FailedBadge } from '../failed-badge.tsx'
import { progressText } from '../progress-text.ts'
import { ProvenanceMark } from '../provenance-mark.tsx'
import { RunNote } from '../run-note.tsx'
import type { Folding } from '../use-open-steps.ts'
import { executeLensesPlan } from './execute-lenses-plan.ts'
import { ExecutionBody } from './execution-body.tsx'
import type { LensExecution } from './use-lens-execution.ts'

/** Step 2: every lens answered, one call each. */
export function ExecutionStep({ execution, folding }: { readonly execution: LensExecution; readonly folding: Folding }) {
  const { data } = useAnalysis().analysis
  const { run, busy } = execution
  const lenses = categorizedLenses(data.researchLensData).length
  const { completed, failed } = outcomeCounts(data)
  const active = run.phase === 'active'
  if (lenses === 0 && completed + failed === 0) return <Step number={2} title="Execute Research Lenses" status="upcoming" summary="One result for each lens" />

  const status: StepStatus = busy ? 'running' : completed > 0 ? 'done' : failed > 0 ? 'failed' : 'current'
  const outdated = run.staleReason === executeLensesPlan.earlierInput
  const counted = busy
    ? progressText(run, 'lenses')
    : completed + failed > 0
      ? `${completed} of ${completed + failed + missing(lenses, completed + failed, run.staleReason)} complete`
      : `${lenses} lenses ready`
  return (
    <Step
      number={2}
      title="Execute Research Lenses"
      status={status}
      summary={<span className="whitespace-normal tabular-nums">{counted}</span>}
      aside={
        <span className="flex flex-wrap items-center gap-2">
          {completed > 0 && <ProvenanceMark provenance={data.derivations?.['execute-lenses']?.provenance} />}
          {failed > 0 && !busy && <FailedBadge failed={failed} onRetry={execution.retryFailed} />}
          {run.staleReason && completed + failed > 0 && <Badge tone="warn">{run.staleReason}</Badge>}
        </span>
      }
      action={
        active ? (
          <Button onClick={execution.cancel}>Cancel</Button>
        ) : completed > 0 && failed === 0 && !busy && !outdated && !folding.open ? undefined : (
          <Button variant={completed === 0 || outdated ? 'primary' : 'ghost'} busy={busy} onClick={execution.execute}>
            Execute All Research Lenses
          </Button>
        )
      }
      band={
        busy && run.run ? (
          <Progress label="Executing research lenses" value={run.run.completed + run.run.failed} max={run.run.total} valueText={progressText(run, 'lenses')} />
        ) : undefined
      }
      {...folding}
    >
      <div className="grid min-w-0 grid-cols-1 gap-4">
        <RunNote run={run} onResume={execution.resume} kept={completed > 0 ? 'The finished results below are kept.' : 'Nothing was made yet.'} />
        <ExecutionBody execution={execution} />
      </div>
    </Step>
  )
}

/** Lenses of today's set that have no outcome; results of earlier lenses are counted on their own. */
function missing(lenses: number, outcomes: number, staleReason: string | null): number {
  return staleReason ? 0 : Math.max(0, lenses - outcomes)
}
