import type { ReactNode } from 'react'

interface ChartFrameProps {
  /** The answer the chart gives, as a sentence. */
  readonly title: string
  /** What is drawn and in which unit. */
  readonly subtitle: ReactNode
  /** The synthetic mark, beside the title. */
  readonly mark?: ReactNode
  /** Filter, copy and the like. */
  readonly actions?: ReactNode
  /** What must be known to read the figures honestly; under the chart. */
  readonly note?: ReactNode
  readonly headingLevel?: 3 | 4
  readonly children: ReactNode
}

/** One chart that answers one question: the answer, the unit, the drawing, what it rests on. */
export function ChartFrame({ title, subtitle, mark, actions, note, headingLevel = 3, children }: ChartFrameProps) {
  const Heading = headingLevel === 3 ? 'h3' : 'h4'
  return (
    <section aria-label={title} className="@container grid min-w-0 grid-cols-1 gap-3">
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="grid min-w-0 flex-1 basis-64 gap-0.5">
          <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
            <Heading className="font-semibold text-ink">{title}</Heading>
            {mark}
          </div>
          <p className="max-w-[100ch] text-ink-2 text-s">{subtitle}</p>
        </div>
        {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
      </header>
      {children}
      {note && <p className="max-w-[100ch] text-ink-2 text-s">{note}</p>}
    </section>
  )
}
