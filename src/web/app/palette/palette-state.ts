import { useSyncExternalStore } from 'react'

/** Which overlay of the shell is open; they take each other's place. */
export type Overlay = 'none' | 'palette' | 'shortcuts'

let overlay: Overlay = 'none'
const listeners = new Set<() => void>()

export function showOverlay(next: Overlay): void {
  overlay = next
  for (const listener of listeners) listener()
}

export function openPalette(): void {
  showOverlay('palette')
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export function useOverlay(): Overlay {
  return useSyncExternalStore(subscribe, () => overlay)
}
