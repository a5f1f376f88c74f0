import { expect } from '@playwright/test'
import type { RunItemPage } from '../src/contract/run.ts'
import { controlClock } from './support/page-clock.ts'
import { test } from './support/test.ts'
import { toasts } from './support/toasts.ts'
import { generateLenses, outcomeField, ownOutcome, startExecution, step } from './support/workbench.ts'

test.beforeEach(async ({ signedInPage: page }) => {
  await page.goto('/iran-conflict')
})

test('a server fault is an Error toast with its status, and the lenses are kept', async ({ signedInPage: page }) => {
  await generateLenses(page, ownOutcome)
  await page.route('**/api/runs', (route) => route.fulfill({ status: 503, body: '' }))
  await startExecution(page)
  await expect(toasts(page)).toContainText('Error')
  await expect(toasts(page)).toContainText('HTTP 503: Service Unavailable')
  await expect(page.getByRole('alert').filter({ hasText: 'The lenses are kept.' })).toBeVisible()
  await page.unroute('**/api/runs')
  await page.getByRole('alert').getByRole('button', { name: 'Retry' }).click()
  await expect(toasts(page)).toContainText('Research Execution Completed')
})

test('executing without a session says to refresh, and refreshing leads to sign-in', async ({ signedInPage: page, context }) => {
  await generateLenses(page, ownOutcome)
  // Answered here, so that no other call of the page finds the session gone first.
  await page.route('**/api/runs', (route) => route.fulfill({ status: 401, body: '' }))
  await startExecution(page)
  await expect(toasts(page)).toContainText('Authentication failed - please refresh the page and try again')
  await context.clearCookies()
  await page.reload()
  await expect(page).toHaveURL(/\/sign-in/)
})

test('generating without a session says Unauthorized and leads to sign-in', async ({ signedInPage: page, context }) => {
  const clock = await controlClock(page)
  await page.goto('/iran-conflict')
  await expect(outcomeField(page)).toBeVisible()
  await context.clearCookies()
  await clock.stop()
  await page.getByRole('button', { name: 'Generate Research Lenses' }).click()
  await clock.passUntilVisible(toasts(page).getByText('You are logged out. Logging in again...'))
  await clock.pass(500)
  await expect(page).toHaveURL(/\/sign-in/)
})

test('a report with results but no lenses says what comes first', async ({ signedInPage: page, server }) => {
  const lens = { name: 'Who speaks', role: 'Clerk', tasks: ['List them'], potential_bias_flag: 'Minutes', categoryName: 'Trust' }
  const researchResults = [{ status: 'error', lens, error: { code: 'engine-unavailable', message: 'upstream overloaded', retryable: true } }]
  const response = await page.request.post('/api/iran-conflict/reports', {
    data: { title: 'Half', description: '', data: { desiredOutcome: ownOutcome, region: 'United States', researchResults } },
    headers: { origin: server.origin },
  })
  const { id } = (await response.json()) as { id: string }
  await page.goto(`/iran-conflict?report=${id}`)
  await expect(step(page, 'Execute Research Lenses')).toContainText('upstream overloaded')
  await startExecution(page)
  await expect(toasts(page)).toContainText('Please generate research lenses first')
})

test('an answer that is not a set of lenses is said to be invalid, and nothing of it is shown', async ({ signedInPage: page }) => {
  // The server lets no such answer through, so it is made of a good one on its way to the page.
  await page.route('**/api/runs/*/events', (route) => route.abort())
  await page.route('**/api/runs/*/items*', async (route) => {
    const response = await route.fetch()
    const { items, nextCursor } = (await response.json()) as RunItemPage
    await route.fulfill({ response, json: { items: items.map((item) => ({ ...item, output: { lenses: 'none' } })), nextCursor } })
  })
  await outcomeField(page).fill(ownOutcome)
  await page.getByRole('button', { name: 'Generate Research Lenses' }).click()
  await expect(toasts(page)).toContainText('Invalid response format from research lens API')
  await expect(page.getByRole('button', { name: 'Execute All Research Lenses' })).toHaveCount(0)
})
