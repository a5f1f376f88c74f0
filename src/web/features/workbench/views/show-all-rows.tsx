import { Button } from '../../../ui/button.tsx'

interface ShowAllRowsProps {
  readonly total: number
  readonly shown: number
  readonly all: boolean
  /** How many stand there while not all do. */
  readonly first: number
  readonly onChange: (all: boolean) => void
  readonly noun: string
}

/** '... and N more segments', with the button that shows them. Nothing where all fit. */
export function ShowAllRows({ total, shown, all, first, onChange, noun }: ShowAllRowsProps) {
  if (total <= first) return null
  return (
    <div className="flex flex-wrap items-center gap-2 text-ink-2 text-s">
      {!all && (
        <span>
          ... and {total - shown} more {noun}
        </span>
      )}
      <Button size="s" variant="ghost" className="print:hidden" aria-expanded={all} onClick={() => onChange(!all)}>
        {all ? `Show the first ${first}` : `Show all ${total}`}
      </Button>
    </div>
  )
}
