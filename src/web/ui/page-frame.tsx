import { type ReactNode, useRef } from 'react'
import { usePageArrival } from '../lib/page-focus.ts'

interface PageFrameProps {
  /** The page's one h1, and the document's title. */
  readonly title: string
  /** One sentence: what this page is for. */
  readonly purpose: ReactNode
  /** Top right, the primary action last. */
  readonly actions?: ReactNode
  /** A line above the title that says where one is. */
  readonly breadcrumb?: ReactNode
  readonly children: ReactNode
}

/** The one frame of every signed-in page. */
export function PageFrame({ title, purpose, actions, breadcrumb, children }: PageFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  usePageArrival(title, heading)
  return (
    <div className="mx-auto grid w-full max-w-[1180px] grid-cols-1 gap-6 px-4 py-6 md:px-10 md:py-7">
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
        <div className="grid min-w-0 max-w-[72ch] gap-0.5">
          {breadcrumb && <div className="text-ink-2 text-s">{breadcrumb}</div>}
          <h1 ref={heading} tabIndex={-1} className="font-semibold text-ink text-l outline-none">
            {title}
          </h1>
          <p className="text-ink-2">{purpose}</p>
        </div>
        {actions && <div className="print:hidden! grid grid-cols-2 items-center gap-2 max-sm:w-full sm:flex sm:flex-wrap sm:gap-3">{actions}</div>}
      </header>
      {children}
    </div>
  )
}
