import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'

/** The first entries of a list until somebody asks for all of them. */
export function useShownEntries<T>(entries: readonly T[], first: number) {
  const [all, setAll] = useState(false)
  return { shown: all ? entries : entries.slice(0, first), more: all ? 0 : Math.max(0, entries.length - first), showAll: () => setAll(true) }
}

/** '... and 15 more segments', with the way to see them. */
export function MoreSegments({ more, onShowAll }: { readonly more: number; readonly onShowAll: () => void }) {
  if (more === 0) return null
  return (
    <p className="flex items-center gap-2 text-ink-2">
      ... and {more} more {more === 1 ? 'segment' : 'segments'}
      <Button variant="ghost" size="s" className="print:hidden" onClick={onShowAll}>
        Show all
      </Button>
    </p>
  )
}
