import type { Page } from '@playwright/test'

/** Makes the choice that the settings page keeps, for every page opened from now on. */
export async function chooseTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.addInitScript((choice) => localStorage.setItem('soundings.theme', choice), theme)
}
