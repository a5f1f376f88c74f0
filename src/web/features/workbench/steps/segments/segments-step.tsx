import { Suspense } from 'react'
import { lazyComponent } from '../../../../lib/lazy-component.ts'
import { Skeleton, SkeletonGroup } from '../../../../ui/skeleton.tsx'
import { useAnalysis } from '../../analysis/analysis-context.tsx'
import { segmentsOf } from '../../analysis/segments.ts'
import { useReplaceQuestion } from '../replace-question.tsx'
import { RunStep } from '../run-step.tsx'
import type { Folding } from '../use-open-steps.ts'
import type { StepWork } from '../use-plan-run.ts'

const SegmentTable = lazyComponent(async () => (await import('./segment-table.tsx')).SegmentTable)

interface SegmentsStepProps {
  readonly number: number
  readonly title: 'Generate Audience Segments' | 'Identify Target Audiences'
  readonly work: StepWork
  readonly plan: 'generate-segments' | 'identify-audiences'
  readonly folding: Folding
}

/** The audience segments, made from research or, in the older flow, from the HPEM analysis. */
export function SegmentsStep({ number, title, work, plan, folding }: SegmentsStepProps) {
  const { data } = useAnalysis().analysis
  const segments = segmentsOf(data)
  const derived = segments.some((segment) => segment.hpemMapping || segment.narratives || segment.personas)
  const question = useReplaceQuestion(
    derived && work.ready && !work.busy
      ? {
          title: 'Make new segments?',
          description:
            'The segments on the screen, your corrections, and everything made for them (mapping, narratives, personas, results) give way to new ones.',
          confirmLabel: 'Make new segments',
        }
      : null,
    work.start,
  )
  return (
    <RunStep
      number={number}
      title={title}
      label={title}
      work={work}
      noun="sets of segments"
      done={segments.length > 0}
      summary={segments.length > 0 ? `${segments.length} segments` : 'Generates 20 audience segments from the research'}
      provenance={data.derivations?.[plan]?.provenance}
      kept="The segments below are kept."
      onStart={question.start}
      folding={folding}
    >
      {segments.length > 0 ? (
        <Suspense fallback={<Skeleton className="h-72 w-full" />}>
          <SegmentTable data={data} />
        </Suspense>
      ) : work.busy ? (
        <SkeletonGroup label="Generating audience segments" className="grid gap-3">
          {[1, 2, 3, 4, 5, 6].map((row) => (
            <Skeleton key={row} className="h-8 w-full" />
          ))}
        </SkeletonGroup>
      ) : (
        <p className="max-w-[68ch] text-ink-2">
          {plan === 'generate-segments'
            ? '20 segments are drawn from what the executed lenses found, each with a description and the reason it matters.'
            : '20 target audiences are drawn from the HPEM analysis, each with a description and the reason it matters.'}
        </p>
      )}
      {question.dialog}
    </RunStep>
  )
}
