import { type RefObject, useCallback, useRef } from 'react'

/**
 * Where the focus goes when a dialog closes that no trigger of its own opened: back to where it was, or to `fallback` where
 * that is gone by then. For Radix' `onCloseAutoFocus`, which would give it to the trigger.
 */
export function useReturnOfFocus(open: boolean, fallback?: RefObject<HTMLElement | null>): (event: Event) => void {
  const opener = useRef<HTMLElement | null>(null)
  const wasOpen = useRef(false)
  // While rendering: an effect would come after something inside has taken the focus.
  if (open && !wasOpen.current) opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null
  wasOpen.current = open
  return useCallback(
    (event: Event) => {
      event.preventDefault()
      const target = opener.current?.isConnected ? opener.current : fallback?.current
      opener.current = null
      target?.focus()
    },
    [fallback],
  )
}
