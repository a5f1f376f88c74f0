import { useState } from 'react'
import { AlertDialog } from '../../../ui/alert-dialog.tsx'

interface ReplaceQuestion {
  readonly title: string
  readonly description: string
  readonly confirmLabel: string
}

/** Asks before what is there gives way; starts at once where there is nothing to lose. */
export function useReplaceQuestion(question: ReplaceQuestion | null, start: () => void) {
  const [open, setOpen] = useState(false)
  return {
    start: () => (question ? setOpen(true) : start()),
    dialog: question && (
      <AlertDialog
        open={open}
        onOpenChange={setOpen}
        {...question}
        onConfirm={() => {
          setOpen(false)
          start()
        }}
      />
    ),
  }
}
