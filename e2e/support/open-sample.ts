import { expect, type Page } from '@playwright/test'
import { step } from './workbench.ts'

/** Shows the sample analysis, which the server drafts when it is first asked for: on a busy machine that takes its time. */
export async function openSample(page: Page): Promise<void> {
  await page.goto('/iran-conflict')
  await page.getByRole('button', { name: 'Open a sample analysis' }).click()
  await expect(step(page, 'Simulate Message Delivery')).toContainText('500 of 500 combinations tested', { timeout: 240_000 })
}

/** Waits until the server has it: the analysis is kept a moment after it was opened, and a reload before that finds the empty one. */
export async function sampleKept(page: Page): Promise<void> {
  await expect(async () => {
    const kept = await page.request.get('/api/iran-conflict/working-copy')
    expect(await kept.json()).toMatchObject({ data: { sample: true } })
  }).toPass()
}
