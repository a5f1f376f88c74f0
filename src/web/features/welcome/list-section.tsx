import { type ReactNode, useId } from 'react'
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx'

/** A headed list of the home page. */
export function ListSection({ title, aside, children }: { readonly title: string; readonly aside?: ReactNode; readonly children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid min-w-0 gap-3">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id={id} className="font-semibold">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  )
}

/** Three rows' worth of what is loading. */
export function ListSkeleton({ label }: { readonly label: string }) {
  return (
    <SkeletonGroup label={label} className="divide-y divide-line rounded border border-line bg-surface">
      {[1, 2, 3].map((row) => (
        <div key={row} className="grid h-16 content-center gap-2 px-4">
          <Skeleton className="h-4 w-2/3" />
          <Skeleton className="h-3 w-1/3" />
        </div>
      ))}
    </SkeletonGroup>
  )
}
