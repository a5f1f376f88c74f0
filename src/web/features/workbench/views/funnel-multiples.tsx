import type { AnalyzedSegment } from '../../../../contract/analyzed-segment.ts'
import { classNames } from '../../../lib/class-names.ts'
import { ChartFrame } from './chart-frame.tsx'
import { type FunnelStep, funnelSteps } from './summarize-funnel.ts'

interface FunnelMultiplesProps {
  /** Those without a mapping are left out. */
  readonly segments: readonly AnalyzedSegment[]
  /** The one that the others are beside. */
  readonly currentId?: string
  readonly onOpen: (segmentId: string) => void
}

/** Every segment's funnel, small, on the same scale: one is seen among the others. */
export function FunnelMultiples({ segments, currentId, onOpen }: FunnelMultiplesProps) {
  const mapped = segments.flatMap((segment) => (segment.hpemMapping ? [{ segment, steps: funnelSteps(segment.hpemMapping) }] : []))
  return (
    <ChartFrame
      title={standing(mapped.find(({ segment }) => segment.id === currentId)?.steps, mapped)}
      subtitle="Share that has reached at least each stage, from Awareness (top) to Behavioral Commitment (bottom), all on one scale."
    >
      <ul className="grid grid-cols-2 gap-2 @md:grid-cols-3 @2xl:grid-cols-4">
        {mapped.map(({ segment, steps }) => (
          <li key={segment.id} className="min-w-0">
            <button
              type="button"
              aria-current={segment.id === currentId || undefined}
              aria-label={`${segment.segment_name}: ${steps.map((step) => `${step.stage} ${step.reached} %`).join(', ')}`}
              onClick={() => onOpen(segment.id)}
              className={classNames(
                'grid w-full gap-1.5 rounded-sm border p-2 text-left hover:bg-sunken',
                segment.id === currentId ? 'border-accent bg-accent-soft' : 'border-line',
              )}
            >
              <span className="truncate text-ink text-s">{segment.segment_name}</span>
              <SmallFunnel steps={steps} />
            </button>
          </li>
        ))}
      </ul>
    </ChartFrame>
  )
}

function lastReached(steps: readonly FunnelStep[]): number {
  return steps.at(-1)?.reached ?? 0
}

/** Where one stands among the others by who has reached the last stage; equal ones share a place. */
function standing(current: readonly FunnelStep[] | undefined, all: readonly { readonly steps: readonly FunnelStep[] }[]): string {
  if (current === undefined) return 'Every segment, side by side'
  const own = lastReached(current)
  const place = all.filter(({ steps }) => lastReached(steps) > own).length + 1
  const shared = all.filter(({ steps }) => lastReached(steps) === own).length > 1
  return `${shared ? 'Shares place' : 'Place'} ${place} of ${all.length} by who has reached Behavioral Commitment`
}

function SmallFunnel({ steps }: { readonly steps: readonly FunnelStep[] }) {
  return (
    <span aria-hidden="true" className="grid gap-0.5">
      {steps.map(({ stage, reached }) => (
        <span key={stage} className={classNames('block h-1.5 rounded-full bg-accent', reached > 0 && 'min-w-px')} style={{ width: `${reached}%` }} />
      ))}
    </span>
  )
}
