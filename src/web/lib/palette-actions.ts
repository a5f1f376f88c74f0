import { useEffect, useSyncExternalStore } from 'react'

/** Something the command palette offers. */
export interface PaletteAction {
  /** Unique in the app, such as `workbench.save-report`. */
  readonly id: string
  readonly label: string
  /** The heading it stands under, such as 'Workbench'. */
  readonly group: string
  /** More words to find it by. */
  readonly keywords?: readonly string[]
  /** As shown, such as 'G then W'. */
  readonly shortcut?: string
  /** Why it cannot be done yet: 'Please execute research lenses first'. Choosing it still says so. */
  readonly waitsFor?: string
  readonly perform: () => void
}

let registered: readonly (readonly PaletteAction[])[] = []
let flattened: readonly PaletteAction[] = []
const listeners = new Set<() => void>()

function set(next: typeof registered) {
  registered = next
  flattened = next.flat()
  for (const listener of listeners) listener()
}

/**
 * Offers actions in the command palette while the calling component is on the page.
 * Give a memoized list: a new array is a new registration.
 */
export function usePaletteActions(actions: readonly PaletteAction[]): void {
  useEffect(() => {
    set([...registered, actions])
    return () => set(registered.filter((other) => other !== actions))
  }, [actions])
}

/** Every action offered now. */
export function useRegisteredPaletteActions(): readonly PaletteAction[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    () => flattened,
  )
}
