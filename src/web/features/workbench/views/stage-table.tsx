import type { ReactNode } from 'react'
import { type HpemStage, hpemStages } from '../../../../contract/hpem-stage.ts'
import { SortHeader } from './sort-header.tsx'
import type { Sorting } from './sort-rows.ts'
import { shortStageNames } from './stage-names.ts'

export type StageColumn = HpemStage | 'name'

interface StageTableProps {
  /** For those who cannot see it: what a cell says, with its unit. */
  readonly caption: string
  /** A Tailwind width of the first column where the table is wide. */
  readonly nameWidth: string
  readonly sorting: Sorting<StageColumn> | null
  readonly onSort: (sorting: Sorting<StageColumn>) => void
  /** Rows of six cells: the segment and the five stages. */
  readonly children: ReactNode
}

/** Segments by stages, sortable by each; on a narrow screen a segment's name stands above its five cells. */
export function StageTable({ caption, nameWidth, sorting, onSort, children }: StageTableProps) {
  return (
    <table className="block w-full @xl:table @xl:table-fixed @xl:border-separate @xl:border-spacing-1">
      <caption className="sr-only">{caption}</caption>
      <thead className="block @xl:table-header-group">
        <tr className="grid grid-cols-5 gap-x-1 border-line-strong border-b @xl:table-row">
          <SortHeader column="name" label="Segment" first="ascending" sorting={sorting} onSort={onSort} className={`col-span-5 text-left ${nameWidth}`} />
          {hpemStages.map((stage) => (
            <SortHeader
              key={stage}
              column={stage}
              label={stage}
              shortLabel={shortStageNames[stage]}
              sorting={sorting}
              onSort={onSort}
              className="min-w-0 text-left"
            />
          ))}
        </tr>
      </thead>
      <tbody className="block @xl:table-row-group">{children}</tbody>
    </table>
  )
}
