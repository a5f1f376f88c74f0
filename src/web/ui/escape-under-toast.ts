import type { KeyboardEvent } from 'react'

/**
 * Radix gives Esc to the layer that opened last, and a toast that appears over an open dialog is one. Who is in a dialog
 * means the dialog: the toast passes such an Esc on and goes by itself when its time is up.
 */
const passedOn = new WeakSet<Event>()

/** For a toast: leaves Esc to the dialog that has the focus; without one the toast closes as usual. */
export function leaveEscapeToDialog(event: globalThis.KeyboardEvent): void {
  if (!document.activeElement?.closest('[role="dialog"], [role="alertdialog"]')) return
  event.preventDefault()
  passedOn.add(event)
}

/** For a dialog's content: closes it with the Esc that a toast passed on. Any other Esc is the dialog's own business already. */
export function closeOnPassedEscape(close: () => void) {
  return (event: KeyboardEvent<HTMLElement>): void => {
    // A form inside has an Esc of its own and stops it; a dialog opened from this one has passed it through React, not through the page.
    if (passedOn.has(event.nativeEvent) && event.target instanceof Node && event.currentTarget.contains(event.target)) close()
  }
}
