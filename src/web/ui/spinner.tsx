import { classNames } from '../lib/class-names.ts'

/** A turning ring. Without `label` it is decoration beside a text that already says what goes on. */
export function Spinner({ label, className }: { readonly label?: string; readonly className?: string }) {
  const ring = <span aria-hidden="true" className={classNames('spinner inline-block size-4 shrink-0 rounded-full border-2 border-current', className)} />
  if (!label) return ring
  return (
    <span role="status" className="inline-flex items-center gap-2 text-ink-2">
      {ring}
      {label}
    </span>
  )
}
