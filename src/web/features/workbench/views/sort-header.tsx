import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import { classNames } from '../../../lib/class-names.ts'
import { nextSorting, type Sorting } from './sort-rows.ts'

interface SortHeaderProps<K extends string> {
  readonly column: K
  readonly label: string
  /** Shown instead of the label where the table is narrow. */
  readonly shortLabel?: string
  readonly sorting: Sorting<K> | null
  readonly onSort: (sorting: Sorting<K>) => void
  readonly first?: Sorting<K>['direction']
  readonly className?: string
}

/** A column's header that sorts by it. */
export function SortHeader<K extends string>({ column, label, shortLabel, sorting, onSort, first = 'descending', className }: SortHeaderProps<K>) {
  const direction = sorting?.key === column ? sorting.direction : undefined
  const Icon = direction === 'ascending' ? ArrowUp : direction === 'descending' ? ArrowDown : ChevronsUpDown
  const place = label.lastIndexOf(' ') + 1
  const [start, end] = [label.slice(0, place), label.slice(place)]
  return (
    <th scope="col" aria-sort={direction} className={classNames('py-1.5 align-bottom font-medium text-ink-2 text-s', className)}>
      <button
        type="button"
        aria-label={`${label}, sort`}
        onClick={() => onSort(nextSorting(sorting, column, first))}
        className={classNames(
          'inline-flex max-w-full items-center gap-0.5 rounded-sm text-left hover:text-ink pointer-coarse:min-h-11 @2xl:inline-block',
          direction && 'text-ink',
        )}
      >
        {shortLabel && <span className="truncate @2xl:hidden">{shortLabel}</span>}
        <span className={shortLabel && 'hidden @2xl:inline'}>{start}</span>
        {/* The arrow never stands on a line of its own. */}
        <span className={shortLabel ? 'hidden whitespace-nowrap @2xl:inline' : 'whitespace-nowrap'}>
          {end}
          <Icon aria-hidden="true" className={classNames('ml-0.5 inline size-3.5 align-[-0.2em]', !direction && 'text-ink-3')} />
        </span>
        {shortLabel && direction && <Icon aria-hidden="true" className="size-3.5 shrink-0 @2xl:hidden" />}
      </button>
    </th>
  )
}
