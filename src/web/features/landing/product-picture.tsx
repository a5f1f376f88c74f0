import { Check } from 'lucide-react'
import type { ReactNode } from 'react'

const lenses = [
  { name: 'Trusted messengers', state: 'done' },
  { name: 'Cost at the kitchen table', state: 'done' },
  { name: 'What opponents will answer', state: 'done' },
  { name: 'Who has not made up their mind', state: 'running' },
] as const

/** The workbench, drawn. A picture for the eye; its words are examples and its controls do nothing. */
export function ProductPicture() {
  return (
    <figure className="grid min-w-0 gap-3">
      <div aria-hidden="true" className="min-w-0 select-none rounded border border-line-strong bg-surface text-s shadow-pop">
        <div className="flex items-center justify-between border-line border-b px-4 py-3">
          <span className="font-semibold text-m">Iran Conflict</span>
          <span className="rounded-sm border border-line-strong px-2.5 py-1 font-medium">Save Report</span>
        </div>
        <DoneStep title="Campaign objective" summary="Raise informed support within 12 months" />
        <DoneStep title="Research Lenses" summary="18 lenses in 6 categories" />
        <div className="grid grid-cols-1 gap-3 px-4 py-3.5">
          <div className="flex items-center gap-3">
            <span className="flex size-5 shrink-0 items-center justify-center rounded-full bg-accent font-semibold text-accent-ink">2</span>
            <span className="whitespace-nowrap font-semibold">Execute Research Lenses</span>
            <span className="truncate text-ink-2 tabular-nums">13 of 18</span>
          </div>
          <div className="ml-8 h-1.5 overflow-hidden rounded-full bg-sunken">
            <div className="h-full w-[72%] rounded-full bg-accent" />
          </div>
          <ul className="ml-8 grid grid-cols-1 gap-px overflow-hidden rounded-sm border border-line bg-line">
            {lenses.map((lens) => (
              <li key={lens.name} className="flex items-center justify-between gap-3 bg-surface px-3 py-2">
                <span className="truncate font-medium">{lens.name}</span>
                {lens.state === 'done' ? <Pill className="bg-good-soft text-good">Complete</Pill> : <Pill className="bg-accent-soft text-accent">Running</Pill>}
              </li>
            ))}
          </ul>
          <div className="ml-8 grid gap-2 rounded-sm border border-line bg-sunken p-3">
            <div className="flex flex-wrap items-center gap-2">
              <span className="font-semibold">Trusted messengers</span>
              <span className="rounded-sm border border-line-strong px-1.5 font-medium text-ink-2">synthetic · built-in engine</span>
            </div>
            {['w-full', 'w-[94%]', 'w-[61%]'].map((width) => (
              <span key={width} className={`h-1.5 rounded-full bg-line-strong ${width}`} />
            ))}
          </div>
        </div>
      </div>
      <figcaption className="text-ink-2">An example of the workbench. Synthetic results carry a mark that tells what made them.</figcaption>
    </figure>
  )
}

function DoneStep({ title, summary }: { readonly title: string; readonly summary: string }) {
  return (
    <div className="flex items-center gap-3 border-line border-b px-4 py-3">
      <span className="flex size-5 shrink-0 items-center justify-center rounded-full bg-good-soft text-good">
        <Check className="size-3" />
      </span>
      <span className="whitespace-nowrap font-semibold">{title}</span>
      <span className="truncate text-ink-2">{summary}</span>
    </div>
  )
}

function Pill({ className, children }: { readonly className: string; readonly children: ReactNode }) {
  return <span className={`shrink-0 rounded-full px-2 py-0.5 font-medium ${className}`}>{children}</span>
}
