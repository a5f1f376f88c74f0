import { RotateCw } from 'lucide-react'
import { Badge } from '../../../ui/badge.tsx'

interface FailedBadgeProps {
  readonly failed: number
  readonly onRetry: () => void
  /** `missing`: never made rather than failed. */
  readonly kind?: 'failed' | 'missing'
}

/** How many failed or are missing; a press does them, and only them. */
export function FailedBadge({ failed, onRetry, kind = 'failed' }: FailedBadgeProps) {
  return (
    <button type="button" onClick={onRetry} className="rounded-full pointer-coarse:flex pointer-coarse:min-h-10 pointer-coarse:items-center">
      <Badge tone={kind === 'failed' ? 'bad' : 'warn'}>
        {failed} {kind} · {kind === 'failed' ? 'Retry' : 'Generate'} <RotateCw aria-hidden="true" className="size-3" />
      </Badge>
    </button>
  )
}
