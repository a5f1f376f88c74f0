type Listener = () => void

const listeners = new Set<Listener>()

/** Calls back when a call finds that the session is gone. Returns the way to stop listening. */
export function onUnauthorized(listener: Listener): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Says that the session is gone. */
export function reportUnauthorized(): void {
  for (const listener of listeners) listener()
}
