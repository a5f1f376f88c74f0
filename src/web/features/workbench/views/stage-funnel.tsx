import type { ReactNode } from 'react'
import type { HpemPercentages, StagePercentages } from '../../../../contract/hpem-mapping.ts'
import { ChartFrame } from './chart-frame.tsx'
import { CopyButton } from './copy-button.tsx'
import { funnelSteps, funnelTitle } from './summarize-funnel.ts'
import { toTsv } from './to-tsv.ts'

interface StageFunnelProps {
  readonly mapping: HpemPercentages | StagePercentages
  readonly mark?: ReactNode
}

/** What share of one segment has reached at least each stage; the part that stops there is drawn lighter. */
export function StageFunnel({ mapping, mark }: StageFunnelProps) {
  const steps = funnelSteps(mapping)
  return (
    <ChartFrame
      title={funnelTitle(steps)}
      subtitle="Share of the segment that has reached at least this stage, %. The light part has come no further."
      mark={mark}
      actions={
        <CopyButton
          label="Copy the funnel as a table"
          read={() =>
            toTsv(
              ['Stage', 'Reached at least, %', 'At this stage, %'],
              steps.map(({ stage, reached, share }) => [stage, reached, share]),
            )
          }
        />
      }
    >
      <table className="w-full border-separate border-spacing-y-1">
        <caption className="sr-only">Share of the segment that has reached at least each stage, in percent</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">Stage</th>
            <th scope="col">Reached at least, %</th>
            <th scope="col">At this stage, %</th>
          </tr>
        </thead>
        <tbody>
          {steps.map(({ stage, reached, share }) => (
            <tr key={stage}>
              <th scope="row" className="w-[34%] pr-3 text-left font-normal text-ink text-s @md:w-44 @md:text-m">
                {stage}
              </th>
              <td className="p-0">
                <div className="flex items-center gap-2">
                  <span aria-hidden="true" className="flex h-6 min-w-0 flex-1">
                    <span className="h-full rounded-l-sm bg-accent" style={{ width: `${reached - share}%` }} />
                    <span className="h-full rounded-r-sm bg-accent opacity-35" style={{ width: `${share}%` }} />
                  </span>
                  <span className="w-11 shrink-0 text-right font-semibold text-ink">{reached}</span>
                </div>
              </td>
              <td className="w-16 pl-2 text-right text-ink-2 text-s">{share} here</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ChartFrame>
  )
}
