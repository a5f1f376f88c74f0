import { X } from 'lucide-react'
import { Button } from '../../ui/button.tsx'

interface UndoNoteProps {
  readonly text: string
  readonly onUndo: () => void
  readonly onDismiss: () => void
}

/** Says what was replaced and takes it back on request; stays until it is used or put away. */
export function UndoNote({ text, onUndo, onDismiss }: UndoNoteProps) {
  return (
    <div role="status" className="flex flex-wrap items-center gap-3 rounded border border-line bg-sunken py-1.5 pr-1.5 pl-4">
      <p className="min-w-0 flex-1 break-words text-ink-2">{text}</p>
      <Button size="s" onClick={onUndo}>
        Undo
      </Button>
      <Button variant="ghost" size="icon" aria-label="Dismiss" onClick={onDismiss}>
        <X aria-hidden="true" className="size-4" />
      </Button>
    </div>
  )
}
