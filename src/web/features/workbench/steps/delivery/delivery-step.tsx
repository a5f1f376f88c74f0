import { Suspense, useMemo } from 'react'
import { lazyComponent } from '../../../../lib/lazy-component.ts'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { useAnalysis } from '../../analysis/analysis-context.tsx'
import { countPairs, deliveryPairs } from '../../analysis/deliveries.ts'
import { RunStep } from '../run-step.tsx'
import type { Folding } from '../use-open-steps.ts'
import type { StepWork } from '../use-plan-run.ts'

const DeliveryResults = lazyComponent(async () => (await import('./delivery-results.tsx')).DeliveryResults)

/** Every narrative shown to every persona of its segment. */
export function DeliveryStep({ number, work, folding }: { readonly number: number; readonly work: StepWork; readonly folding: Folding }) {
  const { data } = useAnalysis().analysis
  const pairs = useMemo(() => deliveryPairs(data), [data])
  const { total, missing, failed, stale } = countPairs(pairs)
  const answered = (data.simulationResults ?? []).length > 0
  const leftOut = failed > 0 ? ` · ${failed} not measured, left out of every average` : ''
  const without = (data.audienceSegments?.length ?? 0) - pairs.length
  return (
    <RunStep
      number={number}
      title="Simulate Message Delivery"
      label="Simulate Message Delivery"
      work={work}
      noun="combinations"
      done={answered}
      summary={answered ? `${total - missing} of ${total} combinations tested${leftOut}` : `${total} narrative-persona combinations`}
      failed={failed}
      missing={missing}
      stale={{ count: work.busy ? 0 : stale, reason: 'The persona or the narrative was changed after this was simulated.' }}
      provenance={data.derivations?.['deliver-messages']?.provenance}
      kept="The results below are kept."
      chartMarked
      folding={folding}
    >
      {without > 0 && pairs.length > 0 && (
        <p className="text-ink-2">
          {without} {without === 1 ? 'segment has' : 'segments have'} no narratives or no personas yet and {without === 1 ? 'is' : 'are'} left out.
        </p>
      )}
      {answered ? (
        <Suspense fallback={<Skeleton className="h-72 w-full" />}>
          <DeliveryResults data={data} pairs={pairs} />
        </Suspense>
      ) : (
        !work.busy && (
          <p className="max-w-[68ch] text-ink-2">
            Each persona sees each of its segment's narratives and gives an effectiveness score from 0 to 10 with feedback. The answers are synthetic.
          </p>
        )
      )}
    </RunStep>
  )
}
