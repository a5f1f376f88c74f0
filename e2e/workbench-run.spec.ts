import { expect, test } from '@playwright/test'
import { asksForLenses, lensCount, startLensProvider } from './support/lens-provider.ts'
import { withServer } from './support/restartable-server.ts'
import { signUp } from './support/sign-up.ts'
import { toasts } from './support/toasts.ts'
import { executionComplete, generateLenses, ownOutcome, settledSoFar, startExecution, step } from './support/workbench.ts'

test('a run is left and found again, cancelled, resumed, and a failed lens is retried alone', async ({ page, context }) => {
  const failing = { now: true }
  const provider = await startLensProvider({
    held: true,
    script: (sent) =>
      failing.now && sent.includes('Barriers: question 2') && !asksForLenses(sent)
        ? { kind: 'status', status: 400, message: 'This model declines.' }
        : undefined,
  })
  await withServer(async (server) => {
    await signUp(context.request, server.origin)
    await page.goto(`${server.origin}/iran-conflict`)
    await generateLenses(page, ownOutcome)
    const execution = step(page, 'Execute Research Lenses')
    await expect(execution).toContainText(`${lensCount} lenses ready`)
    await startExecution(page)
    provider.allow(3)
    await expect.poll(() => settledSoFar(page)).toBe(3)

    // The page can be left; the run goes on and is found again.
    await page.goto(server.origin)
    await page.goto(`${server.origin}/iran-conflict`)
    await execution.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByText('Cancelled. The finished results below are kept.')).toBeVisible()
    await page.reload()
    await page.getByRole('button', { name: 'Resume' }).click()
    provider.allowAll()

    const failed = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: 'Barriers: question 2' }) })
      .last()
    await expect(toasts(page)).toContainText('Research Execution Completed')
    await expect(execution).toContainText(`${lensCount - 1} of ${lensCount} complete`)
    await expect(failed).toContainText('This model declines.')
    const callsBefore = provider.callCount()
    failing.now = false
    await page.getByRole('button', { name: 'Retry Barriers: question 2' }).click()
    await executionComplete(page, lensCount)
    expect(provider.callCount() - callsBefore, 'calls for the one failed lens').toBe(1)
    await expect(execution.getByRole('button', { name: /failed · Retry/ })).toBeHidden()
  }, provider.env).finally(provider.close)
})

test('a lens that is being executed says so, and its result names the model behind it', async ({ page, context }) => {
  const provider = await startLensProvider({ held: true })
  await withServer(async (server) => {
    await signUp(context.request, server.origin)
    await page.goto(`${server.origin}/iran-conflict`)
    await generateLenses(page, ownOutcome)
    await startExecution(page)
    provider.allow(2)
    await page.getByRole('button', { name: /Barriers: question 4\s*, waiting/ }).click()
    await expect(page.getByText('No research results available')).toBeVisible()
    await expect(page.getByText('Executing research...').first()).toBeVisible()
    await page.getByRole('button', { name: /Values and identity: question 1\s*, completed/ }).click()
    for (const part of ['Executive Overview', 'Key Sentiment Insights', 'Supporting Evidence Themes', 'Emerging Themes', 'Bias Warnings']) {
      await expect(page.getByRole('heading', { name: part })).toBeVisible()
    }
    await page.getByRole('button', { name: 'synthetic · loopback' }).last().click()
    await expect(page.getByRole('dialog')).toContainText('execute-research')
    await page.keyboard.press('Escape')
    await step(page, 'Execute Research Lenses').getByRole('button', { name: 'Cancel' }).click()
  }, provider.env).finally(provider.close)
})
