import type { Page } from '@playwright/test'

/** Pixels the page can be scrolled sideways. */
export async function overflow(page: Page): Promise<number> {
  return await page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth))
}
