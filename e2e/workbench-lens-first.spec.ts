import { keptAnalysis } from './support/analysis-report.ts'
import { expect, test } from './support/test.ts'
import { toasts } from './support/toasts.ts'
import { executionComplete, generateLenses, ownOutcome, startExecution, step } from './support/workbench.ts'

const steps = [
  ['Generate Audience Segments', 'Generate Audience Segments', 'Audience Segments Generated', '20 segments'],
  ['Map All HPEM Stages', 'Map HPEM Stages', 'HPEM Mapping Complete', '20 of 20 segments mapped'],
  ['Generate All Video Narratives', 'Generate Video Narratives', 'Narratives Generated', '100 of 100 narratives'],
  ['Generate Focus Group Personas', 'Generate Focus Group Personas', 'Personas Generated', '100 personas in 20 of 20 segments'],
  ['Simulate Message Delivery', 'Simulate Message Delivery', 'Tested 500 narrative-persona combinations', '500 of 500 combinations tested'],
  ['Generate HPEM Analysis', 'Generate HPEM Analysis', 'Analysis Complete', '5 stages'],
] as const

test('an own outcome becomes simulated delivery and HPEM analysis, and a saved report brings all of it back', async ({ signedInPage: page, server }) => {
  await page.goto('/iran-conflict')
  await generateLenses(page, ownOutcome)
  await expect(page.getByRole('button', { name: 'Generate Audience Segments', exact: true })).toBeHidden()
  await startExecution(page)
  await executionComplete(page, 20)
  for (const [index, [label, title, toast, summary]] of steps.entries()) {
    const after = steps[index + 1]
    // Each step appears once the one before has output.
    if (after) await expect(page.getByRole('button', { name: after[0], exact: true })).toBeHidden()
    await page.getByRole('button', { name: label, exact: true }).click()
    await expect(toasts(page)).toContainText(toast, { timeout: 60_000 })
    await expect(step(page, title)).toContainText(summary)
  }
  await expect(step(page, 'Generate HPEM Analysis')).toContainText('Step 5/5')
  await expect(step(page, 'Generate HPEM Analysis')).toContainText('Target Behaviors')

  await page.getByRole('button', { name: 'Save Report' }).click()
  await page.getByLabel('Report Title').fill('Hearings, whole')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(toasts(page)).toContainText('has been saved successfully')
  const reports = (await (await page.request.get('/api/iran-conflict/reports')).json()) as { data: unknown }[]

  await server.stop()
  await server.restart()
  await page.goto('/iran-conflict')
  await page.getByRole('button', { name: 'New Analysis' }).click()
  await expect(page.getByRole('button', { name: 'Simulate Message Delivery', exact: true })).toBeHidden()
  await page.getByRole('button', { name: 'Load Report' }).click()
  await page.getByRole('button', { name: 'Load Hearings, whole' }).click()
  await expect(toasts(page)).toContainText('Loaded report: Hearings, whole')
  for (const [, title, , summary] of steps) await expect(step(page, title)).toContainText(summary)
  await expect(async () => expect(await keptAnalysis(page, server.origin)).toEqual(reports[0]?.data)).toPass()
  // Averages stand with one decimal, in the bands of the specification.
  await page.getByRole('button', { name: 'Open Simulate Message Delivery' }).click()
  await expect(step(page, 'Simulate Message Delivery').getByRole('table')).toContainText(/\d\.\d/)
})
