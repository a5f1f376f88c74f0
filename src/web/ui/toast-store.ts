export interface ToastMessage {
  readonly title: string
  readonly description?: string
  /** `destructive` for what failed: it looks so and is read aloud at once. */
  readonly variant?: 'default' | 'destructive'
  /** How long it stays, in milliseconds; 5000 unless told. */
  readonly durationMs?: number
}

export interface ShownToast extends ToastMessage {
  readonly id: number
  readonly open: boolean
}

/** How many are shown at once: the newest takes the older one's place. */
const toastLimit = 1
/** How long a dismissed toast is kept before it is removed, in milliseconds (specification, section 9). */
export const toastRemoveDelayMs = 1_000_000

/** The toasts on screen, outside React so that anything in the app can raise one. */
export function createToastStore(schedule: (task: () => void, delayMs: number) => unknown = setTimeout) {
  let toasts: readonly ShownToast[] = []
  let lastId = 0
  const listeners = new Set<() => void>()

  function set(next: readonly ShownToast[]) {
    toasts = next
    for (const listener of listeners) listener()
  }

  return {
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    current: () => toasts,
    show(message: ToastMessage): number {
      lastId += 1
      set([{ ...message, id: lastId, open: true }, ...toasts].slice(0, toastLimit))
      return lastId
    },
    dismiss(id: number) {
      if (!toasts.some((toast) => toast.id === id && toast.open)) return
      set(toasts.map((toast) => (toast.id === id ? { ...toast, open: false } : toast)))
      schedule(() => set(toasts.filter((toast) => toast.id !== id)), toastRemoveDelayMs)
    },
  }
}

export type ToastStore = ReturnType<typeof createToastStore>
