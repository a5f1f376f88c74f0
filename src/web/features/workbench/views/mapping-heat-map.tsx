import type { ReactNode } from 'react'
import { useMemo, useState } from 'react'
import type { AnalyzedSegment } from '../../../../contract/analyzed-segment.ts'
import { hpemStages } from '../../../../contract/hpem-stage.ts'
import { heatColors } from '../../../lib/viridis.ts'
import { Badge } from '../../../ui/badge.tsx'
import { ChartFrame } from './chart-frame.tsx'
import { CopyButton } from './copy-button.tsx'
import { FilterField } from './filter-field.tsx'
import { matchesFilter } from './matches-filter.ts'
import { OpenableRow } from './openable-row.tsx'
import { ShowAllRows } from './show-all-rows.tsx'
import { type Sorting, sortRows } from './sort-rows.ts'
import { type StageColumn, StageTable } from './stage-table.tsx'
import { type MappedSegment, mappedSegments, mappingTitle } from './summarize-mapping.ts'
import { toTsv } from './to-tsv.ts'

interface MappingHeatMapProps {
  /** All segments; those not mapped yet are only counted, so the map can grow while they arrive. */
  readonly segments: readonly AnalyzedSegment[]
  /** Segments whose mapping no longer follows from their text or the objective. */
  readonly staleIds?: ReadonlySet<string>
  /** The synthetic mark. */
  readonly mark?: ReactNode
  readonly onOpen: (segmentId: string) => void
  /** How many rows stand there before 'Show all'. */
  readonly shownFirst?: number
}

const readColumn = ({ segment, shares }: MappedSegment, column: StageColumn) =>
  column === 'name' ? segment.segment_name : (shares[hpemStages.indexOf(column)] ?? null)

/** Segment × stage: what share of each segment is at which HPEM stage. A real table, coloured. */
export function MappingHeatMap({ segments, staleIds, mark, onOpen, shownFirst = 10 }: MappingHeatMapProps) {
  const [sorting, setSorting] = useState<Sorting<StageColumn> | null>(null)
  const [filter, setFilter] = useState('')
  const [all, setAll] = useState(false)
  const mapped = useMemo(() => mappedSegments(segments), [segments])
  const highest = useMemo(() => Math.max(1, ...mapped.flatMap(({ shares }) => shares)), [mapped])
  const matching = mapped.filter(({ segment }) => matchesFilter(filter, segment.segment_name, segment.segment_description))
  const rows = sortRows(matching, sorting, readColumn)
  const shown = all ? rows : rows.slice(0, shownFirst)
  const waiting = segments.length - mapped.length
  return (
    <ChartFrame
      title={mappingTitle(mapped)}
      subtitle={`Share of the segment at each stage, %.${waiting > 0 ? ` ${waiting} of ${segments.length} segments not mapped yet.` : ''}`}
      mark={mark}
      actions={
        <>
          {mapped.length > 5 && <FilterField label="Filter segments by text" value={filter} onChange={setFilter} />}
          <CopyButton
            label="Copy the HPEM mapping as a table"
            read={() =>
              toTsv(
                ['Segment', ...hpemStages],
                rows.map(({ segment, shares }) => [segment.segment_name, ...shares]),
              )
            }
          />
        </>
      }
      note="Furthest along is the segment whose people stand at the latest stage on average. Press a segment for its whole story."
    >
      <StageTable caption="Share of each audience segment at each HPEM stage, in percent" nameWidth="@xl:w-[30%]" sorting={sorting} onSort={setSorting}>
        {shown.map(({ segment, shares }) => (
          <OpenableRow
            key={segment.id}
            name={segment.segment_name}
            onOpen={() => onOpen(segment.id)}
            aside={staleIds?.has(segment.id) && <Badge tone="warn">Out of date</Badge>}
          >
            {hpemStages.map((stage, place) => {
              const share = shares[place] ?? 0
              return (
                <td
                  key={stage}
                  className="block h-8 rounded-sm text-center align-middle font-semibold text-s leading-8 @xl:table-cell @xl:leading-normal"
                  style={heatColors(share, 0, highest)}
                >
                  {percentText(share)}
                </td>
              )
            })}
          </OpenableRow>
        ))}
      </StageTable>
      {filter !== '' && rows.length === 0 && <p className="text-ink-2">No segment says "{filter}".</p>}
      <ShowAllRows total={rows.length} shown={shown.length} all={all} first={shownFirst} onChange={setAll} noun="segments" />
    </ChartFrame>
  )
}

/** Whole percents as they come; anything finer (older reports) to one decimal. */
function percentText(share: number): string {
  return Number.isInteger(share) ? String(share) : share.toFixed(1)
}
