import { openSample, sampleKept } from './support/open-sample.ts'
import { overflow } from './support/overflow.ts'
import { expect, test } from './support/test.ts'
import { step } from './support/workbench.ts'

test.use({ viewport: { width: 375, height: 760 } })

test('on a phone a linked stage is in sight in its strip, and nothing scrolls sideways', async ({ signedInPage: page }) => {
  await openSample(page)
  await sampleKept(page)
  await page.getByRole('button', { name: 'Open Generate Audience Segments' }).click()
  await step(page, 'Generate Audience Segments').getByRole('listitem').first().getByRole('button').click()
  await expect(page).toHaveURL(/[?&]segment=[^&]/)
  const linked = new URL(page.url())
  linked.searchParams.set('part', 'delivery')
  linked.searchParams.set('stage', 'behavioral-commitment')

  await page.goto(linked.href)
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
  const contents = [
    ['Map HPEM Stages', 'table'],
    ['Generate Video Narratives', 'list'],
    ['Simulate Message Delivery', 'table'],
  ] as const
  for (const [title, role] of contents) {
    await page.getByRole('button', { name: `Open ${title}` }).click()
    await expect(page.getByRole('button', { name: `Close ${title}` })).toBeVisible()
    await expect(step(page, title).getByRole(role).first()).toBeVisible()
    expect(await overflow(page), `${title} is open`).toBe(0)
    await page.getByRole('button', { name: `Close ${title}` }).click()
  }
})
