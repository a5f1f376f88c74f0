import { AlertDialog as Primitive } from 'radix-ui'
import type { ReactNode, RefObject } from 'react'
import { Button } from './button.tsx'
import { closeOnPassedEscape } from './escape-under-toast.ts'
import { useReturnOfFocus } from './use-return-of-focus.ts'

interface AlertDialogProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  /** A question that names what it is about. */
  readonly title: string
  /** What will happen, and what cannot be undone. */
  readonly description: ReactNode
  readonly confirmLabel: string
  readonly onConfirm: () => void
  /** Holds the dialog open with a busy button until the caller closes it. */
  readonly busy?: boolean
  readonly destructive?: boolean
  /** Takes the focus on closing where what had it before is gone. */
  readonly focusFallback?: RefObject<HTMLElement | null>
}

/** Asks before something that cannot be undone. The safe answer has the focus. */
export function AlertDialog(props: AlertDialogProps) {
  const { open, onOpenChange, title, description, confirmLabel, onConfirm, busy = false, destructive = true, focusFallback } = props
  const onCloseAutoFocus = useReturnOfFocus(open, focusFallback)
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Primitive.Overlay className="overlay fixed inset-0 z-40 bg-scrim" />
        <Primitive.Content
          onCloseAutoFocus={onCloseAutoFocus}
          onKeyDown={closeOnPassedEscape(() => onOpenChange(false))}
          className="pop fixed top-1/2 left-1/2 z-50 grid w-[calc(100vw-2rem)] max-w-md -translate-x-1/2 -translate-y-1/2 gap-2 rounded border border-line bg-surface p-5 shadow-pop focus:outline-none"
        >
          <Primitive.Title className="font-semibold text-ink text-l">{title}</Primitive.Title>
          <Primitive.Description className="text-ink-2">{description}</Primitive.Description>
          <div className="mt-3 flex flex-wrap justify-end gap-2">
            <Primitive.Cancel asChild>
              <Button disabled={busy}>Cancel</Button>
            </Primitive.Cancel>
            <Button variant={destructive ? 'danger' : 'primary'} busy={busy} onClick={onConfirm}>
              {confirmLabel}
            </Button>
          </div>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
