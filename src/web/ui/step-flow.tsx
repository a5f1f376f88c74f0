import { Check, TriangleAlert } from 'lucide-react'
import { Collapsible } from 'radix-ui'
import { type ReactNode, useRef } from 'react'
import { classNames } from '../lib/class-names.ts'

export type StepStatus = 'upcoming' | 'current' | 'running' | 'done' | 'failed'

const statusWords: Record<StepStatus, string> = { upcoming: 'not reached yet', current: 'current step', running: 'running', done: 'done', failed: 'failed' }

/** A flow's steps in order, one surface: what is done folds to a line, the current one is open. */
export function StepFlow({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <ol aria-label={label} className="divide-y divide-line rounded border border-line bg-surface shadow-card">
      {children}
    </ol>
  )
}

interface StepProps {
  readonly number: number
  readonly title: string
  readonly status: StepStatus
  /** One line: the outcome when done ('18 lenses in 6 categories'), the count while running. */
  readonly summary?: ReactNode
  /** Beside the summary, such as a 'failed' badge with a retry. */
  readonly aside?: ReactNode
  /** The step's own button at the right; the fold button stands after it. */
  readonly action?: ReactNode
  readonly open?: boolean
  readonly onOpenChange?: (open: boolean) => void
  /** What the fold button says: 'Open' and 'Close' unless told. */
  readonly openLabel?: string
  readonly closeLabel?: string
  /** Under the header even when folded, such as a progress bar. */
  readonly band?: ReactNode
  /** What opens; a step without content has no fold button. */
  readonly children?: ReactNode
}

/** What scrolls away under an open step's line fades out just below it. On a small screen only a running step has the room. */
const keptInSight =
  'z-10 rounded bg-surface after:pointer-events-none after:absolute after:inset-x-0 after:top-full after:h-2 after:bg-linear-to-b after:from-surface after:to-transparent md:sticky md:top-0 print:static'

/** One step of a {@link StepFlow}. */
export function Step(props: StepProps) {
  const { number, title, status, summary, aside, action, open = false, onOpenChange, openLabel = 'Open', closeLabel = 'Close', band, children } = props
  const reached = status !== 'upcoming'
  const item = useRef<HTMLLIElement>(null)
  const fold = (next: boolean) => {
    onOpenChange?.(next)
    // Closed far down a long step, its line would be somewhere above the screen.
    if (!next) requestAnimationFrame(() => showTop(item.current))
  }
  return (
    <Collapsible.Root asChild open={open} onOpenChange={fold}>
      <li ref={item} className="px-3 md:px-4" aria-current={status === 'current' || status === 'running' ? 'step' : undefined}>
        {/* A long step keeps its line in sight: how far it is, Cancel and Close. */}
        <div
          className={classNames(
            '-mx-3 px-3 md:-mx-4 md:px-4',
            open && children ? keptInSight : null,
            open && children ? (band ? 'sticky top-14' : 'relative') : null,
          )}
        >
          <div className="flex min-h-12 flex-wrap items-center gap-x-3 gap-y-1 py-1.5">
            <StepMark number={number} status={status} />
            <div className="flex min-w-0 grow basis-52 flex-wrap items-baseline gap-x-2.5 gap-y-0.5">
              <h2 className={classNames('font-semibold', reached ? 'text-ink' : 'font-medium text-ink-2')}>
                {title}
                <span className="sr-only">, {statusWords[status]}</span>
              </h2>
              {summary && <p className="min-w-0 max-w-full truncate text-ink-2">{summary}</p>}
              {aside}
            </div>
            <div className="ml-auto flex items-center gap-1 print:hidden">
              {action}
              {children && (
                <Collapsible.Trigger
                  aria-label={`${open ? closeLabel : openLabel} ${title}`}
                  className="h-8 rounded-sm px-3 font-medium text-ink-2 hover:bg-sunken hover:text-ink pointer-coarse:min-h-11"
                >
                  {open ? closeLabel : openLabel}
                </Collapsible.Trigger>
              )}
            </div>
          </div>
          {band && <div className="pb-3 md:pl-9">{band}</div>}
        </div>
        {children && <Collapsible.Content className="pb-4 md:pl-9">{children}</Collapsible.Content>}
      </li>
    </Collapsible.Root>
  )
}

function showTop(step: HTMLElement | null): void {
  if (step && step.getBoundingClientRect().top < 0) step.scrollIntoView({ block: 'start' })
}

const marks: Record<StepStatus, string> = {
  upcoming: 'border border-line-strong text-ink-2',
  current: 'bg-accent text-accent-ink',
  running: 'bg-accent text-accent-ink',
  done: 'bg-good-soft text-good',
  failed: 'bg-bad-soft text-bad',
}

function StepMark({ number, status }: { readonly number: number; readonly status: StepStatus }) {
  return (
    <span
      aria-hidden="true"
      className={classNames('flex size-6 shrink-0 items-center justify-center rounded-full font-semibold text-s tabular-nums', marks[status])}
    >
      {status === 'done' ? <Check className="size-3.5" /> : status === 'failed' ? <TriangleAlert className="size-3.5" /> : number}
    </span>
  )
}
