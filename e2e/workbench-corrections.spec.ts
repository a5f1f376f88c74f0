import { keptAnalysis } from './support/analysis-report.ts'
import { openSample } from './support/open-sample.ts'
import { expect, test } from './support/test.ts'
import { toasts } from './support/toasts.ts'
import { step } from './support/workbench.ts'

test('the sample opens at once; a correction marks what was made from it, and only that is made anew', async ({ signedInPage: page, server }) => {
  await openSample(page)
  await expect(page.getByText('Sample', { exact: true })).toBeVisible()

  await page.getByRole('button', { name: 'Open Map HPEM Stages' }).click()
  const row = step(page, 'Map HPEM Stages').getByRole('row').nth(1)
  await row.getByRole('button').click()
  const panel = page.getByRole('dialog')
  await panel.getByRole('button', { name: 'Edit segment' }).click()
  await panel.getByLabel('Description').fill('Retired millers on the creek road who fish below the dam and ask what the tests say before anybody else does.')
  await panel.getByRole('button', { name: 'Save', exact: true }).click()
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()

  await expect(step(page, 'Map HPEM Stages')).toContainText('1 out of date')
  await expect(step(page, 'Generate Video Narratives')).toContainText('5 out of date')
  await expect(step(page, 'Generate Focus Group Personas')).toContainText('1 out of date')
  await expect(step(page, 'Simulate Message Delivery')).not.toContainText('out of date')

  await page.getByRole('button', { name: 'Regenerate 1 out of date' }).click()
  await expect(toasts(page)).toContainText('Mapped 1 segment.')
  await expect(step(page, 'Map HPEM Stages')).not.toContainText('out of date')
  await page.getByRole('button', { name: 'Open Generate Video Narratives' }).click()
  await page.getByRole('button', { name: 'Regenerate 5 out of date' }).click()
  await expect(toasts(page)).toContainText('Wrote 5 of 5 video narratives.')
  // New narratives: what was simulated with the earlier ones is out of date, 5 stages x 5 personas.
  await expect(step(page, 'Simulate Message Delivery')).toContainText(/\d+ out of date/)
  await page.getByRole('button', { name: 'Open Simulate Message Delivery' }).click()
  await page
    .getByRole('button', { name: /Regenerate \d+ out of date/ })
    .last()
    .click()
  await expect(toasts(page)).toContainText('Message Delivery Simulation Complete')
  await expect(step(page, 'Simulate Message Delivery')).not.toContainText('out of date')

  await page.getByRole('button', { name: 'Save Report' }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(toasts(page)).toContainText('has been saved successfully')
  await expect(page.getByText('Sample', { exact: true })).toBeHidden()
  await expect(async () => expect((await keptAnalysis(page, server.origin)).sample).toBeUndefined()).toPass()
})
