import { ChevronLeft, ChevronRight, X } from 'lucide-react'
import './segment-sheet.css'
import { Dialog as Primitive } from 'radix-ui'
import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import { Button } from '../../../ui/button.tsx'
import { closeOnPassedEscape } from '../../../ui/escape-under-toast.ts'
import { useReturnOfFocus } from '../../../ui/use-return-of-focus.ts'
import { syntheticNote } from '../export/synthetic-label.ts'

interface SegmentSheetProps {
  readonly open: boolean
  readonly title: string
  /** '3 of 20'. */
  readonly place?: string
  readonly onPrevious?: (() => void) | undefined
  readonly onNext?: (() => void) | undefined
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A sheet at the right, the whole screen on a phone. Esc or a press outside closes it and gives the focus back. */
export function SegmentSheet({ open, title, place, onPrevious, onNext, onClose, children }: SegmentSheetProps) {
  const content = useRef<HTMLDivElement>(null)
  const onCloseAutoFocus = useReturnOfFocus(open)
  return (
    <Primitive.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Primitive.Portal>
        <Primitive.Overlay className="overlay fixed inset-0 z-40 bg-scrim print:hidden" />
        <Primitive.Content
          ref={content}
          tabIndex={-1}
          onOpenAutoFocus={(event) => {
            // The story is read first; the first button would be 'Next segment'.
            event.preventDefault()
            content.current?.focus()
          }}
          aria-describedby={undefined}
          onCloseAutoFocus={onCloseAutoFocus}
          onKeyDown={(event) => {
            closeOnPassedEscape(onClose)(event)
            const turn = turnOf(event)
            if (turn === 'next') onNext?.()
            if (turn === 'previous') onPrevious?.()
          }}
          onEscapeKeyDown={(event) => {
            // The form's own Esc cancels the form alone.
            if (event.target instanceof Element && event.target.closest('form')) event.preventDefault()
          }}
          onInteractOutside={(event) => {
            // A press outside must not throw away what is being written.
            if (content.current?.querySelector('form')) event.preventDefault()
          }}
          className="segment-sheet pop fixed inset-y-0 right-0 z-50 flex w-full max-w-3xl flex-col border-line bg-surface shadow-pop focus:outline-none sm:w-[calc(100vw-3rem)] sm:border-l print:static print:w-full print:max-w-none print:border-0 print:shadow-none"
        >
          <header className="flex items-start gap-2 border-line border-b px-4 py-3 sm:px-6">
            <div className="grid min-w-0 flex-1 gap-0.5 self-center">
              <Primitive.Title className="break-words font-semibold text-ink text-l">{title}</Primitive.Title>
              {place && <p className="text-ink-2 text-s tabular-nums">Segment {place}</p>}
            </div>
            {place && (
              <div className="flex gap-1 print:hidden">
                <Button variant="ghost" size="icon" aria-label="Previous segment" disabled={!onPrevious} onClick={onPrevious}>
                  <ChevronLeft aria-hidden="true" className="size-4" />
                </Button>
                <Button variant="ghost" size="icon" aria-label="Next segment" disabled={!onNext} onClick={onNext}>
                  <ChevronRight aria-hidden="true" className="size-4" />
                </Button>
              </div>
            )}
            <Primitive.Close asChild>
              <Button variant="ghost" size="icon" aria-label="Close" className="-mr-2 print:hidden">
                <X aria-hidden="true" className="size-4" />
              </Button>
            </Primitive.Close>
          </header>
          <div className="min-h-0 flex-1 overflow-y-auto print:overflow-visible px-4 pt-4 pb-10 sm:px-6">
            <p className="hidden pb-4 text-ink-2 print:block">{syntheticNote}</p>
            {children}
          </div>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}

/** J and K turn the pages of the panel one is in, as in many readers; never while a form is open, whose draft would be lost. */
function turnOf({ key, altKey, ctrlKey, metaKey, target, currentTarget }: KeyboardEvent<HTMLElement>): 'next' | 'previous' | null {
  if (altKey || ctrlKey || metaKey || !(target instanceof Element) || !currentTarget.contains(target)) return null
  if (currentTarget.querySelector('form') || target.closest('input, textarea, select')) return null
  return key === 'j' ? 'next' : key === 'k' ? 'previous' : null
}
