import type { ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { ProblemNote } from '../../../ui/problem-note.tsx'
import type { SeenRun } from './use-plan-run.ts'

interface RunNoteProps {
  readonly run: Pick<SeenRun, 'phase' | 'run' | 'problem'>
  readonly onResume: () => void
  /** What had been made, such as 'The 12 finished lenses are kept.' */
  readonly kept: string
}

/** Why a run stands still or cannot be seen, and the way on. Nothing while it runs or ended well. */
export function RunNote({ run, onResume, kept }: RunNoteProps) {
  const { problem } = run
  if (problem && problem.code !== 'not-found')
    return <ProblemNote title="The run cannot be followed just now" error={problem} kept="It goes on on the server; this page looks again every few seconds." />
  const status = run.run?.status
  if (status === 'cancelled') return <StoppedNote text={`Cancelled. ${kept}`} onResume={onResume} busy={run.phase === 'starting'} />
  if (status === 'paused')
    return (
      <StoppedNote
        text={`Paused: ${run.run?.pausedReason ?? 'the engine cannot be used just now'}. ${kept}`}
        onResume={onResume}
        busy={run.phase === 'starting'}
      />
    )
  return null
}

function StoppedNote({ text, onResume, busy }: { readonly text: ReactNode; readonly onResume: () => void; readonly busy: boolean }) {
  return (
    <div role="status" className="flex flex-wrap items-center justify-between gap-3 rounded border border-line-strong bg-warn-soft px-4 py-2.5">
      <p className="text-ink">{text}</p>
      <Button size="s" busy={busy} onClick={onResume}>
        Resume
      </Button>
    </div>
  )
}
