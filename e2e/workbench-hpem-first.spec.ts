import { keptAnalysis } from './support/analysis-report.ts'
import { expect, test } from './support/test.ts'
import { toasts } from './support/toasts.ts'
import { outcomeField, ownOutcome, step } from './support/workbench.ts'

test('the older flow goes from HPEM to audiences, narratives and personas, and New Analysis clears the HPEM result', async ({ signedInPage: page, server }) => {
  await page.goto('/iran-conflict')
  await page.getByRole('radio', { name: 'HPEM-first' }).click()
  await outcomeField(page).fill(' ')
  await page.getByRole('button', { name: 'Generate HPEM Analysis' }).click()
  await expect(toasts(page)).toContainText('Missing Information')
  await expect(toasts(page)).toContainText('Please fill in both desired behavior outcome and region.')
  await outcomeField(page).fill(ownOutcome)
  const press = async (label: string, toast: string) => {
    await page.getByRole('button', { name: label, exact: true }).click()
    await expect(toasts(page)).toContainText(toast, { timeout: 60_000 })
  }
  await press('Generate HPEM Analysis', 'Analysis Complete')
  await expect(step(page, 'Generate HPEM Analysis')).toContainText('Step 1/5')
  await press('Identify Target Audiences', 'Audience Analysis Complete')
  await press('Map All HPEM Stages', 'HPEM Mapping Complete')
  await press('Generate All Video Narratives', 'Narratives Generated')
  await press('Generate Focus Group Personas', 'Personas Generated')
  await press('Simulate Message Delivery', 'Message Delivery Simulation Complete')

  // Which flow it is comes back with the rest.
  const tried = async () => (await keptAnalysis(page, server.origin)).simulationResults?.length
  await expect.poll(tried, 'the server has every message that was tried').toBe(100)
  await page.reload()
  await expect(page.getByRole('radio', { name: 'HPEM-first' })).toBeChecked()
  await expect(step(page, 'Simulate Message Delivery')).toContainText('500 of 500 combinations tested')

  await page.getByRole('button', { name: 'New Analysis' }).click()
  await expect(page.getByText('Cleared the HPEM analysis')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Identify Target Audiences', exact: true })).toBeHidden()
  await expect(outcomeField(page)).toHaveValue(ownOutcome)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(step(page, 'Simulate Message Delivery')).toContainText('500 of 500 combinations tested')
})
