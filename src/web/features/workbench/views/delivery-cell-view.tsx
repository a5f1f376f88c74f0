import { classNames } from '../../../lib/class-names.ts'
import type { DeliveryCell } from './delivery-cells.ts'
import { bandGround, bandWord } from './effectiveness-look.ts'
import { ScoreStrip } from './score-strip.tsx'

interface DeliveryCellViewProps {
  readonly cell: DeliveryCell | undefined
  readonly segmentName: string
  readonly stage: string
  readonly stale: boolean
  readonly onOpen: () => void
}

/** One message's result: mean, band in a word, the personas behind it. Pressing it opens what they said. */
export function DeliveryCellView({ cell, segmentName, stage, stale, onOpen }: DeliveryCellViewProps) {
  if (cell === undefined) return <td className="block rounded-sm bg-sunken p-1 text-center text-ink-3 @xl:table-cell">–</td>
  const { summary } = cell
  const measured = summary.outcome === 'measured'
  const counts = measured
    ? `${summary.measured} answered${summary.leftOut > 0 ? `, ${summary.leftOut} left out` : ''}`
    : `nobody measured, ${summary.leftOut} left out`
  const figures = measured ? `mean ${summary.mean.toFixed(1)}, ${bandWord(summary.mean)}, from ${summary.lowest} to ${summary.highest}` : 'no score'
  return (
    <td className="block p-0 @xl:table-cell @xl:h-px">
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={`${segmentName}, ${stage}: ${figures}; ${counts}${stale ? '; out of date' : ''}`}
        onClick={(event) => {
          event.stopPropagation()
          onOpen()
        }}
        style={measured ? bandGround(summary.mean) : undefined}
        className={classNames(
          'grid size-full min-h-14 content-between gap-1 rounded-sm px-1.5 py-1 text-left text-ink hover:outline-2 hover:outline-line-strong',
          !measured && 'bg-sunken',
          stale && 'outline-1 outline-warn outline-dashed -outline-offset-1',
        )}
      >
        <span className="grid justify-between gap-x-1 leading-tight @xl:flex @xl:items-baseline @xl:leading-normal">
          <span className="font-semibold text-m">{measured ? summary.mean.toFixed(1) : '–'}</span>
          <span className="text-s">{measured ? bandWord(summary.mean) : 'none'}</span>
        </span>
        {measured && <ScoreStrip results={cell.results} summary={summary} />}
        {summary.leftOut > 0 && <span className="font-medium text-s">{summary.leftOut} left out</span>}
      </button>
    </td>
  )
}
