import { expect } from '@playwright/test'
import { test } from './support/test.ts'
import { toasts } from './support/toasts.ts'
import { executionComplete, generateLenses, outcomeField, ownOutcome, startExecution, step } from './support/workbench.ts'

test('a cleared browser finds the work again after signing in', async ({ signedInPage: page, account, browser, baseURL }) => {
  await page.goto('/iran-conflict')
  await generateLenses(page, ownOutcome)
  await startExecution(page)
  await expect(toasts(page)).toContainText('Research Execution Completed')
  // Only the keeping that has these words: an earlier one may still be on its way.
  const kept = page.waitForResponse((response) => response.request().method() === 'PUT' && (response.request().postData() ?? '').includes('Half-written'))
  await page.getByRole('button', { name: 'Edit Campaign objective' }).click()
  await outcomeField(page).fill(`${ownOutcome} Half-written`)
  await kept

  const cleared = await browser.newContext({ ...(baseURL ? { baseURL } : {}) })
  const other = await cleared.newPage()
  await other.goto('/sign-in')
  await other.getByLabel('E-mail').fill(account.email)
  await other.getByLabel('Password').fill(account.password)
  await other.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(other.getByRole('heading', { name: /^Welcome back/ })).toBeVisible()
  await other.goto('/iran-conflict')
  const lenses = Number(/(\d+) lenses/.exec(await step(other, 'Generate Research Lenses').innerText())?.[1])
  await executionComplete(other, lenses)
  await other.getByRole('button', { name: 'Edit Campaign objective' }).click()
  await expect(outcomeField(other)).toHaveValue(`${ownOutcome} Half-written`)
  await cleared.close()
})

test('two tabs never overwrite each other unasked', async ({ signedInPage: first, context }) => {
  await first.goto('/iran-conflict')
  const second = await context.newPage()
  await second.goto('/iran-conflict')
  const keptBy = (page: typeof first) => page.waitForResponse((response) => response.request().method() === 'PUT' && response.ok())
  const keptByFirst = keptBy(first)
  await outcomeField(first).fill('Written in the first tab')
  await keptByFirst
  await outcomeField(second).fill('Written in the second tab')
  await expect(second.getByText('This analysis was changed in another tab')).toBeVisible()
  await second.getByRole('button', { name: 'Load the newer one' }).click()
  await expect(outcomeField(second)).toHaveValue('Written in the first tab')

  const keptBySecond = keptBy(second)
  await outcomeField(second).fill('Second again')
  await keptBySecond
  await outcomeField(first).fill('First insists')
  await expect(first.getByText('This analysis was changed in another tab')).toBeVisible()
  const insisted = keptBy(first)
  await first.getByRole('button', { name: 'Keep this one' }).click()
  await insisted
  await expect(first.getByText('This analysis was changed in another tab')).toBeHidden()
  await second.reload()
  await expect(outcomeField(second)).toHaveValue('First insists')
})

test('leaving the page keeps the last words at once', async ({ signedInPage: page }) => {
  await page.goto('/iran-conflict')
  await outcomeField(page).fill('Typed and left')
  await page.goto('/settings')
  await page.goto('/iran-conflict')
  await expect(outcomeField(page)).toHaveValue('Typed and left')
})

test('an analysis that cannot be read says so and is read on Retry', async ({ signedInPage: page }) => {
  await page.route('**/working-copy', (route) => route.fulfill({ status: 500, body: 'down' }))
  await page.goto('/iran-conflict')
  await expect(page.getByRole('alert')).toContainText('HTTP 500')
  await page.unroute('**/working-copy')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(outcomeField(page)).toBeVisible()
})
