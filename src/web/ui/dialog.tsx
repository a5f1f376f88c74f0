import { X } from 'lucide-react'
import { Dialog as Primitive } from 'radix-ui'
import type { ReactNode, RefObject } from 'react'
import { classNames } from '../lib/class-names.ts'
import { Button } from './button.tsx'
import { closeOnPassedEscape } from './escape-under-toast.ts'
import { useReturnOfFocus } from './use-return-of-focus.ts'

const widths = { m: 'max-w-lg', l: 'max-w-2xl' } as const

interface DialogProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly title: string
  readonly description?: ReactNode
  readonly width?: keyof typeof widths
  readonly children: ReactNode
  /** Buttons, the primary one last. */
  readonly footer?: ReactNode
  /** Takes the focus on closing where what had it before is gone. */
  readonly focusFallback?: RefObject<HTMLElement | null>
}

/** A modal dialog: Esc or a press outside closes it and gives the focus back. Its content scrolls, its head and foot stay. */
export function Dialog({ open, onOpenChange, title, description, width = 'm', children, footer, focusFallback }: DialogProps) {
  const onCloseAutoFocus = useReturnOfFocus(open, focusFallback)
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Primitive.Overlay className="overlay fixed inset-0 z-40 bg-scrim" />
        <Primitive.Content
          {...(description ? {} : { 'aria-describedby': undefined })}
          onCloseAutoFocus={onCloseAutoFocus}
          onKeyDown={closeOnPassedEscape(() => onOpenChange(false))}
          className={classNames(
            'pop fixed top-1/2 left-1/2 z-50 flex max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] -translate-x-1/2 -translate-y-1/2 flex-col',
            'rounded border border-line bg-surface shadow-pop focus:outline-none',
            widths[width],
          )}
        >
          <header className="flex items-start justify-between gap-4 px-5 pt-4 pb-3">
            <div className="grid gap-1">
              <Primitive.Title className="font-semibold text-l text-ink">{title}</Primitive.Title>
              {description && <Primitive.Description className="text-ink-2">{description}</Primitive.Description>}
            </div>
            <Primitive.Close asChild>
              <Button variant="ghost" size="icon" aria-label="Close" className="-mr-2">
                <X aria-hidden="true" className="size-4" />
              </Button>
            </Primitive.Close>
          </header>
          <div className="min-h-0 flex-1 overflow-y-auto px-5 pb-5">{children}</div>
          {footer && <footer className="flex flex-wrap justify-end gap-2 border-line border-t px-5 py-3">{footer}</footer>}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
