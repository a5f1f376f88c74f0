import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { chooseTheme } from './choose-theme.ts'

const widths = [
  { width: 1440, height: 900 },
  { width: 375, height: 760 },
] as const

/**
 * Opens the page in both themes at both widths and lets axe judge each with all of its default rules.
 * `settle` brings the page to the state to judge, and is called again after each reload.
 */
export async function checkEveryFace(page: Page, path: string, settle: (page: Page) => Promise<void>): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const theme of ['light', 'dark'] as const) {
    await chooseTheme(page, theme)
    for (const size of widths) {
      await page.setViewportSize(size)
      await page.goto(path)
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
      await settle(page)
      await expectNoViolation(page, `${path}, ${theme}, ${size.width} px`)
    }
  }
}

/** Fails with what is wrong, where and how to mend it. */
export async function expectNoViolation(page: Page, face: string): Promise<void> {
  const { violations, passes } = await new AxeBuilder({ page }).analyze()
  const found = violations.flatMap(({ id, help, nodes }) => nodes.map((node) => `${id} (${help}): ${node.target.join(' ')}\n${node.failureSummary ?? ''}`))
  expect(found, face).toEqual([])
  // An empty page, or axe not running, would pass every rule: text contrast must have been judged on something.
  expect(passes.length, `${face}: rules that were checked`).toBeGreaterThan(10)
  expect(
    passes.map((rule) => rule.id),
    `${face}: rules that were checked`,
  ).toContain('color-contrast')
}
