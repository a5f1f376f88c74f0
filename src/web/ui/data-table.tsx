import {
  type ColumnDef,
  createColumnHelper,
  createSortedRowModel,
  type RowData,
  rowSortingFeature,
  type SortDirection,
  type SortingState,
  sortFn_alphanumeric,
  sortFn_basic,
  sortFn_text,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import { classNames } from '../lib/class-names.ts'

interface DataTableColumnMeta {
  /** `end` for figures, so that their digits stand under each other. */
  readonly align?: 'start' | 'end'
}

const features = tableFeatures({
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  sortFns: { alphanumeric: sortFn_alphanumeric, text: sortFn_text, basic: sortFn_basic },
  columnMeta: {} as DataTableColumnMeta,
})

export type DataTableColumns<T extends RowData> = readonly ColumnDef<typeof features, T>[]

/** Makes typed columns; keep them at module level or in a memo: `dataTableColumns<Row>().accessor('name', { header: 'Name' })`. */
export function dataTableColumns<T extends RowData>() {
  return createColumnHelper<typeof features, T>()
}

interface DataTableProps<T extends RowData> {
  /** What the table shows; read aloud, and shown by `visibleCaption`. */
  readonly caption: string
  readonly visibleCaption?: boolean
  readonly columns: DataTableColumns<T>
  /** Keep the identity while the rows are the same. */
  readonly rows: readonly T[]
  readonly rowId: (row: T) => string
  readonly initialSorting?: SortingState
}

/** A table whose columns can be sorted by their headers. It scrolls sideways inside itself on a small screen. */
export function DataTable<T extends RowData>({ caption, visibleCaption = false, columns, rows, rowId, initialSorting = [] }: DataTableProps<T>) {
  const table = useTable({ features, columns, data: rows, getRowId: rowId, initialState: { sorting: initialSorting }, enableSortingRemoval: false })
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must take the focus, or the keyboard cannot scroll it
    <section aria-label={caption} className="overflow-x-auto" tabIndex={0}>
      <table className="w-full border-collapse text-left">
        <caption className={visibleCaption ? 'pb-2 text-left text-ink-2 text-s' : 'sr-only'}>{caption}</caption>
        <thead>
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id} className="border-line-strong border-b">
              {group.headers.map((header) => {
                const sorted = header.column.getIsSorted()
                const label = header.isPlaceholder ? null : <table.FlexRender header={header} />
                return (
                  <th
                    key={header.id}
                    scope="col"
                    aria-sort={sorted ? (sorted === 'asc' ? 'ascending' : 'descending') : undefined}
                    className={classNames('px-3 py-2 font-medium text-ink-2 text-s', header.column.columnDef.meta?.align === 'end' && 'text-right')}
                  >
                    {header.column.getCanSort() ? (
                      <button
                        type="button"
                        onClick={header.column.getToggleSortingHandler()}
                        className="inline-flex items-center gap-1 rounded-sm hover:text-ink"
                      >
                        {label}
                        <SortMark sorted={sorted} />
                      </button>
                    ) : (
                      label
                    )}
                  </th>
                )
              })}
            </tr>
          ))}
        </thead>
        <tbody>
          {table.getRowModel().rows.map((row) => (
            <tr key={row.id} className="border-line border-b last:border-b-0">
              {row.getAllCells().map((cell) => (
                <td key={cell.id} className={classNames('px-3 py-2.5 align-top', cell.column.columnDef.meta?.align === 'end' && 'text-right')}>
                  <table.FlexRender cell={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function SortMark({ sorted }: { readonly sorted: false | SortDirection }) {
  const Icon = sorted === 'asc' ? ArrowUp : sorted === 'desc' ? ArrowDown : ChevronsUpDown
  return <Icon aria-hidden="true" className="size-3.5" />
}
