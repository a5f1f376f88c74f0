import { Skeleton, SkeletonGroup } from '../../../../ui/skeleton.tsx'
import { useAnalysis } from '../../analysis/analysis-context.tsx'
import { RunStep } from '../run-step.tsx'
import type { Folding } from '../use-open-steps.ts'
import { StageCards } from './stage-cards.tsx'
import type { HpemGeneration } from './use-hpem-generation.ts'

/** What each of the five stages means for the objective. */
export function HpemStep({ number, work, folding }: { readonly number: number; readonly work: HpemGeneration; readonly folding: Folding }) {
  const { data } = useAnalysis().analysis
  return (
    <RunStep
      number={number}
      title="Generate HPEM Analysis"
      label="Generate HPEM Analysis"
      work={work}
      noun="analyses"
      done={Boolean(data.hpemData)}
      summary={data.hpemData ? '5 stages, from Awareness to Behavioral Commitment' : 'What each of the five stages takes for this objective'}
      provenance={data.derivations?.['generate-hpem']?.provenance}
      kept="The analysis below is kept."
      folding={folding}
    >
      {data.hpemData ? (
        <StageCards analysis={data.hpemData} />
      ) : work.busy ? (
        <SkeletonGroup label="Generating HPEM analysis" className="grid gap-4">
          {[1, 2, 3, 4, 5].map((stage) => (
            <Skeleton key={stage} className="h-16 w-full" />
          ))}
        </SkeletonGroup>
      ) : (
        <p className="max-w-[68ch] text-ink-2">For each stage: what has to change in people, what they would do, and where a narrative fits.</p>
      )}
    </RunStep>
  )
}
