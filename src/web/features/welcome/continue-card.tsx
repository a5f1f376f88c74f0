import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { workingCopyQuery } from '../../lib/queries.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ProblemNote } from '../../ui/problem-note.tsx'
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx'
import { describeWorkingCopy } from './describe-working-copy.ts'

/** The one next action: go on with the analysis on screen, or start the first one. */
export function ContinueCard() {
  const copy = useQuery({ ...workingCopyQuery, refetchOnMount: 'always' })
  if (copy.isPending)
    return (
      <Card className="grid min-h-32 items-center">
        <SkeletonGroup label="Loading your analysis" className="flex flex-wrap items-center justify-between gap-4">
          <div className="grid flex-1 gap-2">
            <Skeleton className="h-4 w-44" />
            <Skeleton className="h-5 max-w-xl" />
            <Skeleton className="h-4 w-60" />
          </div>
          <Skeleton className="h-9 w-28" />
        </SkeletonGroup>
      </Card>
    )
  if (copy.isError)
    return (
      <ProblemNote
        error={copy.error}
        title="Your analysis could not be loaded"
        kept="It is kept on the server."
        retrying={copy.isFetching}
        onRetry={() => void copy.refetch()}
      />
    )
  const summary = describeWorkingCopy(copy.data)
  return (
    <Card className="flex min-h-32 flex-wrap items-center justify-between gap-x-8 gap-y-4">
      <div className="grid min-w-0 max-w-[72ch] flex-1 basis-72 gap-0.5">
        <h2 className="text-ink-2">{summary ? 'Continue where you left off' : 'Start your first analysis'}</h2>
        <p dir="auto" className="line-clamp-2 font-semibold">
          {summary?.objective ?? 'Write down the behaviour a campaign wants'}
        </p>
        <p className="text-ink-2">
          {summary?.progress ?? 'Soundings drafts the research lenses that would test it, executes them, and marks every synthetic result as one.'}
        </p>
      </div>
      <Button asChild variant="primary">
        <Link to="/iran-conflict">{summary ? 'Continue' : 'Open the workbench'}</Link>
      </Button>
    </Card>
  )
}
