import { Suspense, useMemo } from 'react'
import { lazyComponent } from '../../../../lib/lazy-component.ts'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { useAnalysis } from '../../analysis/analysis-context.tsx'
import { segmentsOf } from '../../analysis/segments.ts'
import { staleSegments } from '../../analysis/staleness.ts'
import { RunStep } from '../run-step.tsx'
import { SegmentProgressList } from '../segment-progress-list.tsx'
import type { Folding } from '../use-open-steps.ts'
import type { StepWork } from '../use-plan-run.ts'

const MappingResults = lazyComponent(async () => (await import('./mapping-results.tsx')).MappingResults)

/** Which share of each segment stands at each stage today. */
export function MappingStep({ number, work, folding }: { readonly number: number; readonly work: StepWork; readonly folding: Folding }) {
  const { data } = useAnalysis().analysis
  const segments = segmentsOf(data)
  const mapped = segments.filter((segment) => segment.hpemMapping).length
  const stale = useMemo(() => staleSegments(data).mappings, [data])
  const failed = work.run.run?.failed ?? 0
  return (
    <RunStep
      number={number}
      title="Map HPEM Stages"
      label="Map All HPEM Stages"
      work={work}
      noun="segments"
      done={mapped > 0}
      summary={mapped > 0 ? `${mapped} of ${segments.length} segments mapped` : `${segments.length} segments onto the five HPEM stages`}
      failed={failed}
      missing={segments.length - mapped}
      stale={{ count: work.busy ? 0 : stale.length, reason: 'The segment or the outcome was changed after this was mapped.' }}
      provenance={data.derivations?.['map-segments']?.provenance}
      kept={`The ${mapped} mapped segments are kept.`}
      chartMarked
      folding={folding}
    >
      {work.busy && <SegmentProgressList label="Mapping progress" items={work.run.items} first={10} />}
      {!work.busy && failed > 0 && <SegmentProgressList label="Segments that could not be mapped" items={work.run.items} first={10} failedOnly />}
      {mapped > 0 ? (
        <Suspense fallback={<Skeleton className="h-72 w-full" />}>
          <MappingResults data={data} stale={stale} />
        </Suspense>
      ) : (
        !work.busy && <p className="max-w-[68ch] text-ink-2">Where each segment stands today, in percent at each stage. Rows appear as they are mapped.</p>
      )}
    </RunStep>
  )
}
