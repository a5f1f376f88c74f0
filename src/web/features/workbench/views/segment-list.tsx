import { useMemo, useState } from 'react'
import type { AnalyzedSegment } from '../../../../contract/analyzed-segment.ts'
import type { StageDelivery } from '../../../../contract/delivery-result.ts'
import { type HpemStage, hpemStages } from '../../../../contract/hpem-stage.ts'
import { Button } from '../../../ui/button.tsx'
import { CopyButton } from './copy-button.tsx'
import { deliveryMeans } from './delivery-cells.ts'
import { FilterField } from './filter-field.tsx'
import { matchesFilter } from './matches-filter.ts'
import { SegmentListRow } from './segment-list-row.tsx'
import { readSegmentOrder, type SegmentOrder, segmentOrderLabels } from './segment-order.ts'
import { type Sorting, sortRows } from './sort-rows.ts'
import { toTsv } from './to-tsv.ts'

interface SegmentListProps {
  readonly segments: readonly AnalyzedSegment[]
  readonly deliveries?: readonly StageDelivery[]
  /** Segments of which any part is out of date. */
  readonly staleIds?: ReadonlySet<string>
  readonly onOpen: (segmentId: string) => void
}

const noDeliveries: readonly StageDelivery[] = []

/** The audience segments, to be sorted by name, by a stage's share or by how their messages did, and narrowed by text. */
export function SegmentList({ segments, deliveries = noDeliveries, staleIds, onOpen }: SegmentListProps) {
  const [sorting, setSorting] = useState<Sorting<SegmentOrder> | null>(null)
  const [filter, setFilter] = useState('')
  const means = useMemo(() => deliveryMeans(deliveries), [deliveries])
  const matching = segments.filter((segment) => matchesFilter(filter, segment.segment_name, segment.segment_description, segment.rationale))
  const rows = sortRows(matching, sorting, (segment, order) => readSegmentOrder(segment, order, means))
  const stage = hpemStages.find((candidate) => candidate === sorting?.key)
  const copy = () =>
    toTsv(
      ['Segment', 'Description', 'Rationale', ...hpemStages.map((name) => `${name}, %`), 'Mean delivery score (0-10)'],
      rows.map((segment) => [
        segment.segment_name,
        segment.segment_description,
        segment.rationale,
        ...hpemStages.map((name) => readSegmentOrder(segment, name, means)),
        means.get(segment.id)?.toFixed(1) ?? null,
      ]),
    )
  return (
    <section aria-label="Audience segments" className="@container grid min-w-0 grid-cols-1 gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p aria-live="polite" className="text-ink-2 text-s">
          {rows.length === segments.length ? `${segments.length} segments` : `${rows.length} of ${segments.length} segments`}
        </p>
        <div className="flex flex-wrap items-center gap-2">
          <FilterField label="Filter segments by text" value={filter} onChange={setFilter} />
          <SortChoice sorting={sorting} onChange={setSorting} mapped={segments.some(({ hpemMapping }) => hpemMapping)} scored={means.size > 0} />
          <CopyButton label="Copy the segments as a table" read={copy} />
        </div>
      </div>
      {rows.length === 0 ? (
        <p className="text-ink-2">{segments.length === 0 ? 'No segments yet.' : `No segment says "${filter}".`}</p>
      ) : (
        <ul className="divide-y divide-line border-line border-y">
          {rows.map((segment) => (
            <SegmentListRow
              key={segment.id}
              segment={segment}
              meanScore={means.get(segment.id) ?? null}
              stage={stage}
              stale={staleIds?.has(segment.id) ?? false}
              onOpen={onOpen}
            />
          ))}
        </ul>
      )}
    </section>
  )
}

interface SortChoiceProps {
  readonly sorting: Sorting<SegmentOrder> | null
  readonly onChange: (sorting: Sorting<SegmentOrder> | null) => void
  readonly mapped: boolean
  readonly scored: boolean
}

function SortChoice({ sorting, onChange, mapped, scored }: SortChoiceProps) {
  const orders: readonly SegmentOrder[] = ['name', ...(mapped ? (hpemStages as readonly HpemStage[]) : []), ...(scored ? (['delivery'] as const) : [])]
  const choose = (value: string) => {
    const key = orders.find((order) => order === value)
    onChange(key === undefined ? null : { key, direction: key === 'name' ? 'ascending' : 'descending' })
  }
  const turn = sorting && { ...sorting, direction: sorting.direction === 'ascending' ? ('descending' as const) : ('ascending' as const) }
  return (
    <div className="flex items-center gap-1 print:hidden">
      <select
        aria-label="Sort segments by"
        value={sorting?.key ?? ''}
        onChange={(event) => choose(event.target.value)}
        className="h-7 rounded-sm border border-line-strong bg-surface px-2 text-ink text-s pointer-coarse:min-h-11"
      >
        <option value="">As they came</option>
        {orders.map((order) => (
          <option key={order} value={order}>
            {segmentOrderLabels[order]}
          </option>
        ))}
      </select>
      {turn && (
        <Button size="s" variant="ghost" aria-label={`Sorted ${sorting.direction}, turn round`} onClick={() => onChange(turn)}>
          {sorting.direction === 'ascending' ? 'A to Z, low to high' : 'High to low, Z to A'}
        </Button>
      )}
    </div>
  )
}
