import { Tooltip as Primitive } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'

/** How long the pointer must rest, in milliseconds. */
const delayMs = 300

/** A short explanation of the one focusable child; never the only place where something is said. */
export function Tooltip({ content, children }: { readonly content: ReactNode; readonly children: ReactElement }) {
  return (
    <Primitive.Provider delayDuration={delayMs}>
      <Primitive.Root>
        <Primitive.Trigger asChild>{children}</Primitive.Trigger>
        <Primitive.Portal>
          <Primitive.Content sideOffset={6} className="pop z-50 max-w-72 rounded-sm bg-ink px-2.5 py-1.5 text-bg text-s shadow-pop">
            {content}
          </Primitive.Content>
        </Primitive.Portal>
      </Primitive.Root>
    </Primitive.Provider>
  )
}
