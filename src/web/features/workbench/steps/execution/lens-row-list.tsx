import { useCallback, useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { LensRowView } from './lens-row-view.tsx'
import type { LensRow } from './lens-rows.ts'

function byCategory(rows: readonly LensRow[]): [string, LensRow[]][] {
  return [...Map.groupBy(rows, (row) => row.lens.categoryName)]
}

/** Every lens with its result; they open one by one or all together. */
export function LensRowList({ rows, onRetry }: { readonly rows: readonly LensRow[]; readonly onRetry: (() => void) | undefined }) {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const onOpenChange = useCallback((id: string, next: boolean) => {
    setOpen((last) => {
      const ids = new Set(last)
      if (next) ids.add(id)
      else ids.delete(id)
      return ids
    })
  }, [])
  const openable = rows.filter((row) => row.status === 'completed')
  const allOpen = openable.length > 0 && openable.every((row) => open.has(row.id))
  return (
    <div className="grid grid-cols-1 gap-1">
      {openable.length > 1 && (
        <Button
          variant="ghost"
          size="s"
          className="-mr-2 justify-self-end"
          onClick={() => setOpen(allOpen ? new Set() : new Set(openable.map((row) => row.id)))}
        >
          {allOpen ? 'Close all results' : 'Open all results'}
        </Button>
      )}
      {byCategory(rows).map(([category, members]) => (
        <section key={category} aria-label={category} className="pb-2">
          <h3 className="border-line border-b pb-1 font-medium text-ink-2 text-s">{category}</h3>
          <ul className="pt-0.5">
            {members.map((row) => (
              <LensRowView key={row.id} row={row} open={open.has(row.id)} onOpenChange={onOpenChange} onRetry={onRetry} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
