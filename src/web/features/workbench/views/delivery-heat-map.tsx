import { type ReactNode, useMemo, useState } from 'react'
import type { StageDelivery } from '../../../../contract/delivery-result.ts'
import { type HpemStage, hpemStages } from '../../../../contract/hpem-stage.ts'
import { ChartFrame } from './chart-frame.tsx'
import { CopyButton } from './copy-button.tsx'
import { DeliveryCellView } from './delivery-cell-view.tsx'
import { type DeliveryRow, deliveryRows, deliveryTitle, deliveryTotals } from './delivery-cells.ts'
import { deliveryTsv } from './delivery-tsv.ts'
import { FilterField } from './filter-field.tsx'
import { matchesFilter } from './matches-filter.ts'
import { OpenableRow } from './openable-row.tsx'
import { ShowAllRows } from './show-all-rows.tsx'
import { type Sorting, sortRows } from './sort-rows.ts'
import { type StageColumn, StageTable } from './stage-table.tsx'
import { trustInBest } from './trust-in-best.ts'

interface DeliveryHeatMapProps {
  /** The results so far; the map grows while they arrive. */
  readonly deliveries: readonly StageDelivery[]
  /** `narrativeKey` of results with an answer to a message or by a persona that was changed since. */
  readonly staleKeys?: ReadonlySet<string>
  readonly mark?: ReactNode
  /** A row's name was pressed, or with a stage one of its cells. */
  readonly onOpen: (segmentId: string, stage?: HpemStage) => void
  readonly shownFirst?: number
}

function readColumn(row: DeliveryRow, column: StageColumn): string | number | null {
  if (column === 'name') return row.segmentName
  const summary = row.cells[column]?.summary
  return summary?.outcome === 'measured' ? summary.mean : null
}

/** Segment × stage: how each message did with its focus group, each persona drawn. A real table, coloured. */
export function DeliveryHeatMap({ deliveries, staleKeys, mark, onOpen, shownFirst = 10 }: DeliveryHeatMapProps) {
  const [sorting, setSorting] = useState<Sorting<StageColumn> | null>(null)
  const [filter, setFilter] = useState('')
  const [all, setAll] = useState(false)
  const known = useMemo(() => deliveryRows(deliveries), [deliveries])
  const rows = sortRows(
    known.filter(({ segmentName }) => matchesFilter(filter, segmentName)),
    sorting,
    readColumn,
  )
  const shown = all ? rows : rows.slice(0, shownFirst)
  const totals = deliveryTotals(known)
  const trust = useMemo(() => trustInBest(known), [known])
  return (
    <ChartFrame
      title={deliveryTitle(known)}
      subtitle="Mean effectiveness, 0 to 10: 8 and more is high, 6 and more middle, less is low. Dots are personas, the line their range, the stroke the mean."
      mark={mark}
      actions={
        <>
          {known.length > 5 && <FilterField label="Filter results by segment" value={filter} onChange={setFilter} />}
          <CopyButton label="Copy the delivery results as a table" read={() => deliveryTsv(rows)} />
        </>
      }
      note={`${trust ? `${trust} ` : ''}${honestNote(totals)}${staleKeys?.size ? ' Dashed cells are out of date.' : ''}`}
    >
      <StageTable
        caption={"Mean effectiveness of each segment's message at each HPEM stage, 0 to 10"}
        nameWidth="@xl:w-[24%]"
        sorting={sorting}
        onSort={setSorting}
      >
        {shown.map((row) => (
          <OpenableRow key={row.segmentId} name={row.segmentName} onOpen={() => onOpen(row.segmentId)}>
            {hpemStages.map((stage) => (
              <DeliveryCellView
                key={stage}
                cell={row.cells[stage]}
                segmentName={row.segmentName}
                stage={stage}
                stale={staleKeys?.has(`${row.segmentId}-${stage}`) ?? false}
                onOpen={() => onOpen(row.segmentId, stage)}
              />
            ))}
          </OpenableRow>
        ))}
      </StageTable>
      {filter !== '' && rows.length === 0 && <p className="text-ink-2">No segment says "{filter}".</p>}
      <ShowAllRows total={rows.length} shown={shown.length} all={all} first={shownFirst} onChange={setAll} noun="segments" />
    </ChartFrame>
  )
}

function honestNote({ answered, leftOut, panel }: ReturnType<typeof deliveryTotals>): string {
  const left = leftOut > 0 ? ` ${leftOut} failed ${leftOut === 1 ? 'call is' : 'calls are'} left out of every figure.` : ''
  return `Focus group of ${panel} drafted personas a segment: too few to generalise, and none of them is a person. ${answered} answers.${left}`
}
