import { Search } from 'lucide-react'

interface FilterFieldProps {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
}

/** A small field that narrows a list to what it says. */
export function FilterField({ label, value, onChange }: FilterFieldProps) {
  return (
    <div className="relative print:hidden">
      <Search aria-hidden="true" className="pointer-events-none absolute top-1/2 left-2 size-3.5 -translate-y-1/2 text-ink-3" />
      <input
        type="search"
        aria-label={label}
        placeholder="Filter"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="h-7 w-36 rounded-sm border border-line-strong bg-surface pr-2 pl-7 text-ink text-s placeholder:text-ink-3 pointer-coarse:min-h-11"
      />
    </div>
  )
}
