export interface Sorting<K extends string> {
  readonly key: K
  readonly direction: 'ascending' | 'descending'
}

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })

/**
 * The rows in the order of one value: names by the alphabet, figures by size. What has no value (null) stands last either way,
 * and rows with the same value keep their order.
 */
export function sortRows<T, K extends string>(rows: readonly T[], sorting: Sorting<K> | null, read: (row: T, key: K) => string | number | null): readonly T[] {
  if (sorting === null) return rows
  const sign = sorting.direction === 'ascending' ? 1 : -1
  return rows.toSorted((a, b) => {
    const left = read(a, sorting.key)
    const right = read(b, sorting.key)
    if (left === null || right === null) return left === right ? 0 : left === null ? 1 : -1
    const order = typeof left === 'number' && typeof right === 'number' ? left - right : collator.compare(String(left), String(right))
    return sign * order
  })
}

/** The next sorting when a header is pressed: figures start with the largest, names with the first, a second press turns it round. */
export function nextSorting<K extends string>(current: Sorting<K> | null, key: K, first: Sorting<K>['direction']): Sorting<K> {
  if (current?.key !== key) return { key, direction: first }
  return { key, direction: current.direction === 'ascending' ? 'descending' : 'ascending' }
}
