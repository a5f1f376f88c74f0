import { openSample, sampleKept } from './support/open-sample.ts'
import { expect, test } from './support/test.ts'
import { step } from './support/workbench.ts'

test.use({ viewport: { width: 375, height: 760 } })

test('on a phone a linked stage is in sight in its strip, and nothing scrolls sideways', async ({ signedInPage: page }) => {
  await openSample(page)
  await sampleKept(page)
  await page.getByRole('button', { name: 'Open Generate Audience Segments' }).click()
  await step(page, 'Generate Audience Segments').getByRole('listitem').first().getByRole('button').click()
  const segment = new URL(page.url()).searchParams.get('segment') ?? ''

  await page.goto(`/iran-conflict?segment=${segment}&part=delivery&stage=behavioral-commitment`)
  const chosen = page.getByRole('dialog').getByRole('tab', { name: /^Behavioral Commitment/ })
  await expect(chosen).toHaveAttribute('aria-selected', 'true')
  await expect(chosen).toBeInViewport({ ratio: 0.95 })
  for (const stage of ['Evaluation', 'Awareness'])
    await test.step(`choosing ${stage} brings it into sight`, async () => {
      await page
        .getByRole('dialog')
        .getByRole('tab', { name: new RegExp(`^${stage}`) })
        .click()
      await expect(page.getByRole('dialog').getByRole('tab', { name: new RegExp(`^${stage}`) })).toBeInViewport({ ratio: 0.95 })
    })
  await page.keyboard.press('Escape')
  const tooWide = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  for (const title of ['Map HPEM Stages', 'Generate Video Narratives', 'Simulate Message Delivery']) {
    await page.getByRole('button', { name: `Open ${title}` }).click()
    expect(await tooWide(), `${title} is open`).toBe(0)
    await page.getByRole('button', { name: `Close ${title}` }).click()
  }
})
