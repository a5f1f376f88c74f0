import type { ReactNode } from 'react'
import { classNames } from '../lib/class-names.ts'

/**
 * One grey block in the place and size of what will come; give the size by class. A wide one takes a
 * share of its row up to a bound (`w-1/2 max-w-64`): a fixed width would widen the page on a phone.
 */
export function Skeleton({ className }: { readonly className?: string }) {
  return <span aria-hidden="true" className={classNames('skeleton block rounded-sm bg-sunken', className)} />
}

/** Wraps a page part's skeletons and says aloud, once, what is loading. */
export function SkeletonGroup({ label, className, children }: { readonly label: string; readonly className?: string; readonly children: ReactNode }) {
  return (
    <div role="status" className={className}>
      <span className="sr-only">{label}</span>
      {children}
    </div>
  )
}
