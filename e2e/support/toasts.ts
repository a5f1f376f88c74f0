import type { Locator, Page } from '@playwright/test'

/** Where toasts appear; what screen readers are told elsewhere in the page is left out. */
export function toastRegion(page: Page): Locator {
  return page.getByRole('region', { name: 'Notifications (F8)' })
}

/** The toasts on screen, whatever they say. */
export function toasts(page: Page): Locator {
  return toastRegion(page).getByRole('listitem')
}
