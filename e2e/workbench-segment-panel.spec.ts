import type { Page } from '@playwright/test'
import { expect, test } from './support/test.ts'
import { step } from './support/workbench.ts'

async function openSample(page: Page) {
  await page.goto('/iran-conflict')
  await page.getByRole('button', { name: 'Open a sample analysis' }).click()
  await expect(step(page, 'Map HPEM Stages')).toContainText('20 of 20 segments mapped')
}

test('a segment has an address: a reload returns to its part and stage, Back and Esc close it', async ({ signedInPage: page }) => {
  await openSample(page)
  await page.getByRole('button', { name: 'Open Map HPEM Stages' }).click()
  const name = step(page, 'Map HPEM Stages').getByRole('rowheader').nth(2).getByRole('button')
  const first = (await name.innerText()).trim()
  await name.focus()
  await page.keyboard.press('Enter')
  const panel = page.getByRole('dialog', { name: first })
  await expect(panel).toBeVisible()
  await panel.getByRole('tab', { name: 'Delivery' }).click()
  await panel.getByRole('tab', { name: /^Attitude Shift/ }).click()
  await expect(page).toHaveURL(/segment=[^&]+&part=delivery&stage=attitude-shift$/)
  await expect(panel.getByRole('listitem')).toHaveCount(5)
  // The analysis is kept a moment after it was opened; a reload before that would find the empty one.
  await expect(async () => {
    const kept = await page.request.get('/api/iran-conflict/working-copy')
    expect(await kept.json()).toMatchObject({ data: { sample: true } })
  }).toPass()
  await page.reload()
  await expect(panel.getByRole('tab', { name: /^Attitude Shift/ })).toHaveAttribute('aria-selected', 'true')

  await panel.getByRole('button', { name: 'Next segment' }).click()
  await expect(page.getByRole('dialog')).toContainText('Segment 4 of 20')
  await expect(page).toHaveURL(/part=delivery&stage=attitude-shift$/)
  await page.goBack()
  await expect(page.getByRole('dialog')).toBeHidden()

  const again = step(page, 'Map HPEM Stages')
  const unfold = page.getByRole('button', { name: 'Open Map HPEM Stages' })
  if (await unfold.isVisible()) await unfold.click()
  await again.getByRole('button', { name: first, exact: true }).click()
  await expect(panel).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(again.getByRole('button', { name: first, exact: true })).toBeFocused()
  await expect(page).toHaveURL(/\/iran-conflict$/)

  await page.goto('/iran-conflict?segment=nobody-here')
  await expect(page.getByRole('dialog', { name: 'This segment is not here' })).toBeVisible()
  await page.getByRole('button', { name: 'Back to the analysis' }).click()
  await expect(page).toHaveURL(/\/iran-conflict$/)
})

test('a scene is corrected by the keyboard alone; Esc in the form leaves the panel open', async ({ signedInPage: page }) => {
  await openSample(page)
  await page.getByRole('button', { name: 'Open Map HPEM Stages' }).click()
  await step(page, 'Map HPEM Stages').getByRole('rowheader').nth(1).getByRole('button').click()
  const panel = page.getByRole('dialog')
  await panel.getByRole('tab', { name: 'Narratives' }).click()
  const edit = panel.getByRole('button', { name: 'Edit scene 1' })
  await edit.press('Enter')
  await expect(panel.getByLabel('Voiceover')).toBeFocused()
  await expect(panel.getByText('Saving marks the 5 answers to this message out of date.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(edit).toBeFocused()

  await edit.press('Enter')
  await panel.getByLabel('Seconds').fill('0')
  await page.keyboard.press('Control+Enter')
  await expect(panel.getByText('Seconds must be more than 0')).toBeVisible()
  await panel.getByLabel('Seconds').fill('2')
  await panel.getByLabel('Voiceover').fill('Nine words are too many for these two seconds.')
  await page.keyboard.press('Control+Enter')
  await expect(panel.getByText('Too much to say')).toBeVisible()
  await panel.getByRole('tab', { name: 'Delivery' }).click()
  await expect(panel.getByText('5 of 5 answers are from before the message or the persona was changed.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(step(page, 'Simulate Message Delivery')).toContainText('5 out of date')
})
