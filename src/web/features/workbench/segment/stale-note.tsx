import { Badge } from '../../../ui/badge.tsx'

/** Says that a part is out of date, and why. */
export function StaleNote({ children }: { readonly children: string }) {
  return (
    <p className="flex flex-wrap items-center gap-2 text-ink-2">
      <Badge tone="warn">Out of date</Badge> {children}
    </p>
  )
}
