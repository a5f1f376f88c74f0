import type { Page } from '@playwright/test'
import { newAccount, signUp } from './support/sign-up.ts'
import { expect, test } from './support/test.ts'
import { toastRegion, toasts } from './support/toasts.ts'

test('Ctrl-K opens the palette, which finds a page, and Escape gives the focus back', async ({ signedInPage: page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const settings = page.getByRole('link', { name: 'Settings' })
  await settings.focus()
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: 'Command palette' })
  await expect(palette.getByRole('combobox')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(palette).toBeHidden()
  await expect(settings).toBeFocused()

  await page.keyboard.press('Control+k')
  await palette.getByRole('combobox').pressSequentially('iran')
  await expect(palette.getByRole('option').first()).toHaveText(/Iran Conflict/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/iran-conflict$/)
  await expect(palette).toBeHidden()
})

test('? lists the shortcuts, and is a plain character where one types', async ({ signedInPage: page }) => {
  await page.goto('/iran-conflict')
  await expect(page.getByText('Configure your analysis parameters')).toBeVisible()
  const generate = page.getByRole('button', { name: 'Generate Research Lenses' })
  await generate.focus()
  await page.keyboard.press('?')
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(dialog.getByText('Open the command palette')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(generate).toBeFocused()

  const outcome = page.getByLabel('Desired Behavior Outcome')
  await outcome.fill('Will they vote')
  await outcome.press('End')
  await outcome.press('?')
  await expect(outcome).toHaveValue('Will they vote?')
  await expect(dialog).toBeHidden()
})

test('one toast shows at a time; F8 reaches it and it can be dismissed there', async ({ signedInPage: page }) => {
  await page.goto('/iran-conflict')
  await page.getByLabel('Desired Behavior Outcome').fill('   ')
  const generate = page.getByRole('button', { name: 'Generate Research Lenses' })
  await generate.click()
  await expect(toasts(page).getByText('Missing Information')).toBeVisible()
  await expect(toasts(page).getByText('Please fill in both desired behavior outcome and region.')).toBeVisible()
  await generate.click()
  await expect(toasts(page)).toHaveCount(1)

  await page.keyboard.press('F8')
  await expect(toastRegion(page).getByRole('list')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(toasts(page).getByRole('button', { name: 'Dismiss' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(toasts(page)).toHaveCount(0)
})

test('the keyboard alone leads from sign-in to lenses', async ({ page, server, context }) => {
  const account = newAccount()
  await signUp(context.request, server.origin, account)
  await context.clearCookies()
  await page.goto('/sign-in')
  await tabTo(page, 'E-mail')
  await page.keyboard.type(account.email)
  await tabTo(page, 'Password')
  await page.keyboard.type(account.password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: /Welcome back/ })).toBeVisible()
  await tabTo(page, 'Iran Conflict')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Configure your analysis parameters')).toBeVisible()
  await tabTo(page, 'Generate Research Lenses')
  await expect(page.locator(':focus-visible')).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Execute All Research Lenses' })).toBeVisible()
})

test('a chosen theme is there before anything is drawn, after a reload and on every page', async ({ signedInPage: page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/settings')
  const html = page.locator('html')
  await expect(html).toHaveAttribute('data-theme', 'light')
  await page.getByText('Dark', { exact: true }).click()
  await expect(html).toHaveAttribute('data-theme', 'dark')
  await page.reload({ waitUntil: 'commit' })
  await expect(html).toHaveAttribute('data-theme', 'dark')
  await page.goto('/iran-conflict')
  await expect(html).toHaveAttribute('data-theme', 'dark')
})

/** Presses Tab until the control with this name has the focus, as somebody without a mouse would. */
async function tabTo(page: Page, name: string): Promise<void> {
  const wanted = page
    .getByRole('link', { name, exact: true })
    .or(page.getByRole('button', { name, exact: true }))
    .or(page.getByLabel(name, { exact: true }))
  await expect(wanted.first()).toBeVisible()
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab')
    if (await wanted.first().evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`Tab never reached ${name}`)
}
