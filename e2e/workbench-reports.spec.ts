import { expect, type Page } from '@playwright/test'
import { test } from './support/test.ts'
import { toasts } from './support/toasts.ts'
import { generateLenses, outcomeField, ownOutcome, step } from './support/workbench.ts'

const reportsUrl = '**/api/iran-conflict/reports**'
const serverFault = { status: 500, contentType: 'text/plain', body: 'The disk is full.' }

/** A toast by its words; while a dialog is open, what lies outside it is hidden from roles. */
const toastOverDialog = (page: Page, text: string) => page.getByRole('listitem', { includeHidden: true }).filter({ hasText: text })

test.beforeEach(async ({ signedInPage: page }) => {
  await page.goto('/iran-conflict')
})

test('a report is saved under a default title, updated, loaded and deleted', async ({ signedInPage: page }) => {
  await page.getByRole('button', { name: 'Load Report' }).click()
  await expect(page.getByText('No saved reports found.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Load Report' })).toBeFocused()

  await generateLenses(page, ownOutcome)
  await page.getByRole('button', { name: 'Save Report' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save Report' })
  await expect(dialog.getByLabel('Report Title')).toHaveValue(/^Iran Analysis - \d+\/\d+\/\d{4}$/)
  await dialog.getByLabel('Report Title').fill('   ')
  await expect(dialog.getByRole('button', { name: 'Save', exact: true })).toBeDisabled()
  await dialog.getByLabel('Report Title').fill('Hearings')
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(toasts(page)).toContainText('Report Saved')
  await expect(toasts(page)).toContainText('Report "Hearings" has been saved successfully')

  await page.getByRole('button', { name: 'Save Report' }).click()
  const update = page.getByRole('dialog', { name: 'Update Report' })
  await expect(update.getByLabel('Report Title')).toHaveValue('Hearings')
  await update.getByLabel('Report Title').fill('Hearings, second look')
  await update.getByRole('button', { name: 'Update' }).click()
  await expect(toasts(page)).toContainText('Report "Hearings, second look" has been saved successfully')

  await page.getByRole('button', { name: 'New Analysis' }).click()
  await page.getByRole('button', { name: 'Load Report' }).click()
  await expect(page.getByRole('button', { name: /^Load Hearings/ })).toHaveCount(1)
  await page.getByRole('button', { name: 'Load Hearings, second look' }).click()
  await expect(toasts(page)).toContainText('Report Loaded')
  await expect(toasts(page)).toContainText('Loaded report: Hearings, second look')
  await expect(step(page, 'Generate Research Lenses')).toContainText(/\d+ lenses/)

  await page.getByRole('button', { name: 'Load Report' }).click()
  await page.getByRole('button', { name: 'Delete Hearings, second look' }).click()
  await page.getByRole('button', { name: 'Delete report' }).click()
  await expect(toastOverDialog(page, 'Report Deleted')).toBeVisible()
  await expect(page.getByRole('alertdialog')).toBeHidden()
  await expect(page.getByText('No saved reports found.')).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  // The analysis stays, and is a new report when it is saved again.
  await page.getByRole('button', { name: 'Save Report' }).click()
  await expect(page.getByRole('dialog', { name: 'Save Report' })).toBeVisible()
})

test('what fails says so, keeps the work and can be tried again', async ({ signedInPage: page }) => {
  await generateLenses(page, ownOutcome)
  await page.route(reportsUrl, (route) => route.fulfill(serverFault))
  await page.getByRole('button', { name: 'Save Report' }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(toastOverDialog(page, 'Save Failed')).toContainText('Failed to save report. Please try again.')
  await page.unroute(reportsUrl)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(toasts(page)).toContainText('Report Saved')

  await page.route(reportsUrl, (route) => route.fulfill(serverFault))
  await page.getByRole('button', { name: 'Load Report' }).click()
  await expect(page.getByRole('alert')).toContainText('HTTP 500')
  await page.unroute(reportsUrl)
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('button', { name: /^Load Iran Analysis/ })).toBeVisible()

  await page.route(reportsUrl, (route) => route.fulfill(serverFault))
  await page.getByRole('button', { name: /^Delete Iran Analysis/ }).click()
  await page.getByRole('button', { name: 'Delete report' }).click()
  await expect(toastOverDialog(page, 'Delete Failed')).toBeVisible()
  await page.unroute(reportsUrl)
  await expect(page.getByRole('button', { name: /^Load Iran Analysis/ })).toBeVisible()
})

test('an address with a report opens it once', async ({ signedInPage: page, server }) => {
  const data = { desiredOutcome: 'From a link', region: 'United States', formData: { desiredOutcome: 'From a link', region: 'United States' } }
  const response = await page.request.post('/api/iran-conflict/reports', {
    data: { title: 'Shared', description: '', data },
    headers: { origin: server.origin },
  })
  const { id } = (await response.json()) as { id: string }
  await page.goto(`/iran-conflict?report=${id}`)
  await expect(toasts(page)).toContainText('Loaded report: Shared')
  await expect(outcomeField(page)).toHaveValue('From a link')
  await expect(page).toHaveURL('/iran-conflict')
})

test('a new analysis can be undone', async ({ signedInPage: page }) => {
  await generateLenses(page, ownOutcome)
  await page.getByRole('button', { name: 'New Analysis' }).click()
  await expect(outcomeField(page)).not.toHaveValue(ownOutcome)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(step(page, 'Generate Research Lenses')).toContainText(/\d+ lenses/)
})
