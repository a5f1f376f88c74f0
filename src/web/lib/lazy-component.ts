import { type ComponentType, lazy } from 'react'

const storageKey = 'soundings.reloaded-for'

/**
 * Reloads the page if it was not yet reloaded for this failure; answers whether it did. A file that is
 * gone means a newer version was deployed: the reload gets that one. If it fails again, the caller shows it.
 */
export function reloadOnce(failure: string, reload = () => window.location.reload()): boolean {
  try {
    if (sessionStorage.getItem(storageKey) === failure) return false
    sessionStorage.setItem(storageKey, failure)
  } catch {
    // Without storage a second failure could not be told from the first: better shown than reloaded for ever.
    return false
  }
  reload()
  return true
}

/** A component whose code is loaded when it is first drawn; draw it inside a Suspense. */
export function lazyComponent<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => {
    try {
      return { default: await load() }
    } catch (error) {
      if (reloadOnce(String(error))) return await new Promise<never>(() => {})
      throw error
    }
  })
}
