import type { ReactNode } from 'react'

interface EmptyStateProps {
  /** What will be here. */
  readonly title: string
  readonly children?: ReactNode
  /** The one next action. */
  readonly action?: ReactNode
  readonly icon?: ReactNode
}

/** The empty face of a view: says what will be here and offers the one next action. */
export function EmptyState({ title, children, action, icon }: EmptyStateProps) {
  return (
    <div className="grid justify-items-start gap-3 rounded border border-line-strong border-dashed px-5 py-6">
      {icon && (
        <span aria-hidden="true" className="text-ink-3">
          {icon}
        </span>
      )}
      <div className="grid max-w-[68ch] gap-1">
        <p className="font-semibold text-ink">{title}</p>
        {children && <div className="grid gap-2 text-ink-2">{children}</div>}
      </div>
      {action}
    </div>
  )
}
