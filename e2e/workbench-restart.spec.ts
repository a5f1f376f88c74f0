import { expect, type Page, test } from '@playwright/test'
import { asksForLenses, lensCount, startLensProvider } from './support/lens-provider.ts'
import { withServer } from './support/restartable-server.ts'
import { toasts } from './support/toasts.ts'
import {
  allResults,
  executionComplete,
  generateLenses,
  outcomeField,
  ownOutcome,
  settledSoFar,
  signUpFromLanding,
  startExecution,
  step,
} from './support/workbench.ts'

test('an own outcome becomes executed research, is saved, and is all there after the server was stopped and started', async ({ page }) => {
  const provider = await startLensProvider({ held: true })
  await withServer(async (server) => {
    await signUpFromLanding(page, server.origin)
    await page.getByRole('link', { name: 'Iran Conflict' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Iran Conflict' })).toBeVisible()
    await expect(page.getByText('Configure your analysis parameters')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Save Report' })).toBeHidden()

    await generateLenses(page, ownOutcome)
    await expect(toasts(page)).toContainText('Research Lenses Generated')
    await expect(page.getByText('Analysis focused on United States')).toBeVisible()
    await startExecution(page)
    for (const settled of [1, 2, 7, lensCount - 1]) {
      provider.allow(settled - (await settledSoFar(page)))
      await expect.poll(() => settledSoFar(page)).toBe(settled)
    }
    provider.allowAll()
    await executionComplete(page, lensCount)
    await expect(toasts(page)).toContainText('Research Execution Completed')
    const before = await allResults(page)

    await page.getByRole('button', { name: 'Save Report' }).click()
    await page.getByLabel('Report Title').fill('Hearings in Wisconsin')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(toasts(page)).toContainText('Report "Hearings in Wisconsin" has been saved successfully')

    await server.stop()
    await server.restart()
    await page.reload()
    await page.getByRole('button', { name: 'New Analysis' }).click()
    await expect(step(page, 'Execute Research Lenses')).toContainText('One result for each lens')
    await page.getByRole('button', { name: 'Load Report' }).click()
    await expect(page.getByText(`Analysis for: ${ownOutcome}`)).toBeVisible()
    await page.getByRole('button', { name: 'Load Hearings in Wisconsin' }).click()
    await expect(toasts(page)).toContainText('Loaded report: Hearings in Wisconsin')
    await executionComplete(page, lensCount)
    expect(await allResults(page)).toBe(before)
    await page.getByRole('button', { name: 'Edit Campaign objective' }).click()
    await expect(outcomeField(page)).toHaveValue(ownOutcome)
  }, provider.env).finally(provider.close)
})

test('a server killed in the middle of a run takes it up again by itself, and no finished lens is asked twice', async ({ page }) => {
  const provider = await startLensProvider({ held: true })
  await withServer(async (server) => {
    await signUpFromLanding(page, server.origin)
    await page.goto(`${server.origin}/iran-conflict`)
    await generateLenses(page, ownOutcome)
    await startExecution(page)
    provider.allow(7)
    await expect.poll(() => settledSoFar(page)).toBe(7)
    await server.kill()
    // What a page shows as completed was committed before it was told.
    const finished = await completedLenses(page)
    expect(finished.length).toBe(7)
    await expect(page.getByText('The run cannot be followed just now')).toBeVisible()
    await server.restart()
    provider.allowAll()
    // Nobody reloads: the page finds the run again and sees it through.
    await executionComplete(page, lensCount)
    await expect(page.getByText('The run cannot be followed just now')).toBeHidden()
    const askedAbout = (lens: string) => provider.calls.filter(({ body }) => isExecutionOf(lens, JSON.stringify(body))).length
    expect(finished.map((lens) => [lens, askedAbout(lens)])).toEqual(finished.map((lens) => [lens, 1]))
    const results = await allResults(page)

    await page.reload()
    await executionComplete(page, lensCount)
    expect(await allResults(page)).toBe(results)
  }, provider.env).finally(provider.close)
})

async function completedLenses(page: Page): Promise<string[]> {
  const names = await step(page, 'Execute Research Lenses')
    .getByRole('button', { name: /\bcompleted\b/ })
    .allInnerTexts()
  return names.flatMap((text) => /^[^:\n]+: question \d+/m.exec(text)?.[0] ?? [])
}

/** Whether a request asks to execute this lens: it names it, and does not ask for the set. */
function isExecutionOf(lens: string, sent: string): boolean {
  return sent.includes(lens) && !asksForLenses(sent)
}
