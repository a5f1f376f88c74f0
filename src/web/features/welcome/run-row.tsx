import type { Run, RunStatus } from '../../../contract/run.ts'
import { formatAgo, formatDateTime } from '../../lib/format-date.ts'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import { Progress } from '../../ui/progress.tsx'

const faces: Record<RunStatus, readonly [tone: BadgeTone, word: string]> = {
  queued: ['accent', 'Waiting'],
  running: ['accent', 'Running'],
  paused: ['warn', 'Paused'],
  completed: ['good', 'Complete'],
  failed: ['bad', 'Failed'],
  cancelled: ['neutral', 'Cancelled'],
}

/** 'generate-lenses' as 'Generate lenses'. */
function planTitle(plan: string): string {
  const words = plan.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** One run in two lines, with its real count while it works. */
export function RunRow({ run }: { readonly run: Run }) {
  const [tone, word] = faces[run.status]
  const settled = run.completed + run.failed
  const count = `${run.completed} of ${run.total}${run.failed > 0 ? `, ${run.failed} failed` : ''}`
  const when = run.finishedAt ?? run.startedAt ?? run.createdAt
  return (
    <li className="grid min-h-16 content-center gap-1 px-4 py-2.5">
      <div className="flex items-center justify-between gap-4">
        <span className="truncate font-medium">{planTitle(run.plan)}</span>
        <Badge tone={tone}>{word}</Badge>
      </div>
      {run.status === 'running' && <Progress value={settled} max={run.total} label={planTitle(run.plan)} valueText={count} />}
      <p className="flex flex-wrap justify-between gap-x-4 text-ink-2 text-s tabular-nums">
        <span>{count}</span>
        <time dateTime={when} title={formatDateTime(when)}>
          {formatAgo(when, Date.now())}
        </time>
      </p>
      {run.pausedReason && <p className="text-s text-warn">{run.pausedReason}</p>}
    </li>
  )
}
