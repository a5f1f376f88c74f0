import { useQuery } from '@tanstack/react-query'
import { workingCopyQuery } from '../../lib/queries.ts'
import { Card } from '../../ui/card.tsx'
import { PageFrame } from '../../ui/page-frame.tsx'
import { ProblemNote } from '../../ui/problem-note.tsx'
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx'
import { Workbench } from './workbench.tsx'
import { readWorkingCopy } from './working-copy/working-copy-api.ts'

/** /iran-conflict: from a desired outcome to executed research, kept on the server as it grows. */
export function WorkbenchPage() {
  // What was read is a starting point, not a cache: each visit reads anew.
  const copy = useQuery({ ...workingCopyQuery, queryFn: ({ signal }) => readWorkingCopy(signal), gcTime: 0 })
  if (copy.data) return <Workbench key={copy.dataUpdatedAt} start={copy.data} onReload={() => void copy.refetch()} />
  return (
    <PageFrame title="Iran Conflict" purpose="Configure your analysis parameters">
      {copy.isError ? (
        <ProblemNote error={copy.error} kept="Your analysis is kept on the server." onRetry={() => void copy.refetch()} retrying={copy.isFetching} />
      ) : (
        <WorkbenchSkeleton />
      )}
    </PageFrame>
  )
}

function WorkbenchSkeleton() {
  return (
    <SkeletonGroup label="Loading the analysis" className="grid gap-4">
      <Card className="grid gap-4">
        <Skeleton className="h-5 w-full max-w-52" />
        <Skeleton className="h-36 w-full" />
        <div className="flex items-end justify-between gap-4">
          <Skeleton className="h-9 w-1/2 max-w-64" />
          <Skeleton className="h-9 w-2/5 max-w-52" />
        </div>
      </Card>
      <Card padded={false} className="divide-y divide-line">
        {[1, 2].map((step) => (
          <div key={step} className="flex h-12 items-center gap-3 px-4">
            <Skeleton className="size-6 rounded-full" />
            <Skeleton className="h-4 w-2/3 max-w-64" />
          </div>
        ))}
      </Card>
    </SkeletonGroup>
  )
}
