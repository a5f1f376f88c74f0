import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { ProblemNote } from '../../../ui/problem-note.tsx'
import type { KeptAnalysis } from './use-kept-analysis.ts'

/** What stands between the analysis and its keeping: a newer one from another tab, or a server that cannot keep it. Else nothing. */
export function KeepingNote({ kept, onLoadNewer }: { readonly kept: KeptAnalysis; readonly onLoadNewer: () => void }) {
  const [choosing, setChoosing] = useState(false)
  const [problem, setProblem] = useState<unknown>(null)
  if (kept.keeping === 'failed')
    return <ProblemNote title="The latest changes are not kept on the server yet" error={kept.cause} onRetry={kept.tryAgain} retryLabel="Try again" />
  if (kept.keeping !== 'conflict') return null

  const keepThisOne = async () => {
    setChoosing(true)
    setProblem(null)
    try {
      await kept.keepThisOne()
    } catch (error) {
      setProblem(error)
    } finally {
      setChoosing(false)
    }
  }
  return (
    <div role="status" className="grid gap-3 rounded border border-line-strong bg-warn-soft px-4 py-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-ink">This analysis was changed in another tab</p>
        <div className="flex flex-wrap gap-2">
          <Button size="s" onClick={onLoadNewer}>
            Load the newer one
          </Button>
          <Button size="s" busy={choosing} onClick={() => void keepThisOne()}>
            Keep this one
          </Button>
        </div>
      </div>
      {problem !== null && <ProblemNote error={problem} />}
    </div>
  )
}
