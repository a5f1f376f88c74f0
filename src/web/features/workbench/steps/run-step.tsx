import type { ReactNode } from 'react'
import type { Provenance } from '../../../../contract/provenance.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { ProblemNote } from '../../../ui/problem-note.tsx'
import { Progress } from '../../../ui/progress.tsx'
import { Step, type StepStatus } from '../../../ui/step-flow.tsx'
import { FailedBadge } from './failed-badge.tsx'
import { costText, progressText } from './progress-text.ts'
import { ProvenanceMark } from './provenance-mark.tsx'
import { RunNote } from './run-note.tsx'
import type { Folding } from './use-open-steps.ts'
import { firstFailure, type StepWork } from './use-plan-run.ts'

export interface RunStepProps {
  readonly number: number
  readonly title: string
  readonly work: StepWork
  /** What its run counts, such as 'segments'. */
  readonly noun: string
  /** Whether the step has output. */
  readonly done: boolean
  /** The line while nothing runs. */
  readonly summary: string
  /** The step's own button. */
  readonly label: string
  /** Instead of starting at once, such as to ask first whether what is there may be replaced. */
  readonly onStart?: () => void
  /** How many calls failed, and how many parts are not there, for whatever reason. */
  readonly failed?: number
  readonly missing?: number
  /** How many parts are out of date, and why, for whoever asks. */
  readonly stale?: { readonly count: number; readonly reason: string }
  readonly provenance: Provenance | undefined
  /** What opens has a mark of its own. */
  readonly chartMarked?: boolean
  /** What is kept when the run stops, such as 'The 12 mapped segments are kept.' */
  readonly kept: string
  readonly folding: Folding
  readonly children: ReactNode
}

/** A step whose output comes from a run: its state in one line, its button, its progress, and what it made. */
export function RunStep(props: RunStepProps) {
  const { number, title, work, noun, done, summary, label, failed = 0, missing = 0, stale, provenance, chartMarked = false, kept, folding, children } = props
  const { run, busy } = work
  // The note of a run that stands still has its own way on.
  const stopped = run.run?.status === 'cancelled' || run.run?.status === 'paused'
  const cost = run.run ? costText(run.run) : null
  // A folded step that lacks nothing is one calm line; doing all of it again is asked for where it is seen.
  const settled = done && !busy && failed === 0 && missing === 0
  const status: StepStatus = busy ? 'running' : done ? 'done' : run.run?.status === 'failed' ? 'failed' : 'current'
  return (
    <Step
      number={number}
      title={title}
      status={status}
      summary={<span className="whitespace-normal tabular-nums">{busy ? progressText(run, noun) : done && cost ? `${summary} · ${cost}` : summary}</span>}
      aside={
        <span className="flex flex-wrap items-center gap-2">
          {done && !(chartMarked && folding.open) && <ProvenanceMark provenance={provenance} />}
          {failed > 0 && !busy && <FailedBadge failed={failed} onRetry={work.retry} />}
          {failed === 0 && missing > 0 && done && !busy && !stopped && <FailedBadge kind="missing" failed={missing} onRetry={work.retry} />}
          {run.staleReason && done && <Badge tone="warn">{run.staleReason}</Badge>}
          {stale && stale.count > 0 && (
            <Badge tone="warn" title={stale.reason}>
              {stale.count} out of date
            </Badge>
          )}
        </span>
      }
      action={
        run.phase === 'active' ? (
          <Button onClick={work.cancel}>Cancel</Button>
        ) : settled && !folding.open ? undefined : (
          <Button variant={done ? 'ghost' : 'primary'} busy={busy} onClick={props.onStart ?? work.start}>
            {label}
          </Button>
        )
      }
      band={
        busy && run.run ? (
          <Progress label={title} value={run.run.completed + run.run.failed} max={run.run.total} valueText={progressText(run, noun)} />
        ) : undefined
      }
      {...folding}
    >
      <div className="grid min-w-0 grid-cols-1 gap-4">
        <RunNote run={run} onResume={work.resume} kept={done ? kept : 'Nothing was made yet.'} />
        {!busy && run.run?.status === 'failed' && run.run.failed > 0 && (
          <ProblemNote title={`Stopped: ${firstFailure(run.items) ?? 'the engine gave no answer'}`} kept={done ? kept : undefined} onRetry={work.retry} />
        )}
        {work.problem && <ProblemNote error={work.problem} kept={done ? kept : 'What was made so far is kept.'} onRetry={work.start} retrying={busy} />}
        {stale && stale.count > 0 && !busy && <StaleNote {...stale} onRenew={work.renew} />}
        {children}
      </div>
    </Step>
  )
}

function StaleNote({ count, reason, onRenew }: { readonly count: number; readonly reason: string; readonly onRenew: () => void }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded border border-line-strong bg-warn-soft px-4 py-2.5">
      <p className="min-w-0 flex-1 basis-80 text-ink">
        {reason} {count === 1 ? 'It is' : 'They are'} kept, with your corrections, until you regenerate {count === 1 ? 'it' : 'them'}.
      </p>
      <Button size="s" onClick={onRenew}>
        Regenerate {count} out of date
      </Button>
    </div>
  )
}
