import { Badge } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Skeleton, SkeletonGroup } from '../../../../ui/skeleton.tsx'
import { Step } from '../../../../ui/step-flow.tsx'
import { analysedObjective } from '../../analysis/analysis.ts'
import { useAnalysis } from '../../analysis/analysis-context.tsx'
import { lensCountText } from '../../analysis/lens-list.ts'
import { ProvenanceMark } from '../provenance-mark.tsx'
import { RunNote } from '../run-note.tsx'
import type { Folding } from '../use-open-steps.ts'
import { LensSetView } from './lens-set-view.tsx'
import type { LensGeneration } from './use-lens-generation.ts'

/** Step 1: the lenses, once the form has asked for them. */
export function LensesStep({ generation, folding }: { readonly generation: LensGeneration; readonly folding: Folding }) {
  const { data } = useAnalysis().analysis
  const { run, busy } = generation
  const set = data.researchLensData
  if (!set && !busy && run.phase !== 'reading' && !run.problem && run.run?.status !== 'cancelled' && run.run?.status !== 'paused')
    return <Step number={1} title="Generate Research Lenses" status="upcoming" summary="Questions to research, grouped by theme" />
  return (
    <Step
      number={1}
      title="Generate Research Lenses"
      status={busy ? 'running' : set ? 'done' : 'current'}
      summary={busy ? 'Generating...' : set ? lensCountText(set) : undefined}
      aside={
        <span className="flex flex-wrap gap-2">
          {set && <ProvenanceMark provenance={data.derivations?.['generate-lenses']?.provenance} />}
          {set && run.staleReason && <Badge tone="warn">{run.staleReason}</Badge>}
        </span>
      }
      action={run.phase === 'active' && <Button onClick={generation.cancel}>Cancel</Button>}
      {...folding}
    >
      <div className="grid min-w-0 grid-cols-1 gap-4">
        <RunNote run={run} onResume={generation.resume} kept={set ? 'The lenses below are kept.' : 'Nothing was made yet.'} />
        {set ? <LensSetView set={set} objective={analysedObjective(data)} /> : busy || run.phase === 'reading' ? <LensSetSkeleton /> : null}
      </div>
    </Step>
  )
}

function LensSetSkeleton() {
  return (
    <SkeletonGroup label="Generating research lenses" className="grid gap-5">
      <div className="grid gap-2">
        <Skeleton className="h-5 w-72 max-w-full" />
        <Skeleton className="h-4 w-full max-w-[68ch]" />
        <Skeleton className="h-4 w-4/5 max-w-[60ch]" />
      </div>
      <div className="grid gap-x-10 gap-y-5 lg:grid-cols-2">
        {[1, 2, 3, 4].map((category) => (
          <div key={category} className="grid gap-2.5">
            <Skeleton className="h-5 w-48" />
            <Skeleton className="h-4 w-full" />
            <Skeleton className="h-4 w-11/12" />
            <Skeleton className="h-4 w-4/5" />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  )
}
