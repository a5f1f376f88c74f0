import { Check } from 'lucide-react'
import { Fragment } from 'react'
import { heatColors } from '../../lib/viridis.ts'

const segments = [
  { name: 'Pragmatists', shares: [38, 24, 18, 13, 7] },
  { name: 'Organizers', shares: [22, 27, 21, 17, 13] },
  { name: 'Veterans', shares: [31, 22, 25, 14, 8] },
  { name: 'Commuters', shares: [52, 24, 13, 8, 3] },
] as const

const highestShare = 52

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
        <DoneStep title="Audience Segments" summary="20 segments" />
        <div className="grid grid-cols-1 gap-3 px-4 py-3.5">
          <div className="flex items-center gap-3">
            <span className="flex size-5 shrink-0 items-center justify-center rounded-full bg-accent font-semibold text-accent-ink">4</span>
            <span className="whitespace-nowrap font-semibold">Map HPEM Stages</span>
            <span className="truncate text-ink-2 tabular-nums">14 of 20 segments</span>
          </div>
          <div className="ml-8 h-1.5 overflow-hidden rounded-full bg-sunken">
            <div className="h-full w-[70%] rounded-full bg-accent" />
          </div>
          <div className="ml-8 flex flex-wrap items-center gap-2">
            <span className="font-semibold">Where each segment stands today</span>
            <span className="rounded-sm border border-line-strong px-1.5 font-medium text-ink-2">synthetic · built-in engine</span>
          </div>
          <div className="ml-8 grid grid-cols-[minmax(0,2fr)_repeat(5,minmax(0,1fr))] items-center gap-1 tabular-nums">
            {segments.map(({ name, shares }) => (
              <Fragment key={name}>
                <span className="truncate pr-2 font-medium">{name}</span>
                {shares.map((share) => (
                  <span key={share} style={heatColors(share, 0, highestShare)} className="rounded-sm py-1 text-center font-semibold">
                    {share}
                  </span>
                ))}
              </Fragment>
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
