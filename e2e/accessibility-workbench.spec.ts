import { sampleAnalysisSchema } from '../src/contract/sample-analysis.ts'
import { checkEveryFace } from './support/check-accessibility.ts'
import { openSample, sampleKept } from './support/open-sample.ts'
import { expect, test } from './support/test.ts'
import { step } from './support/workbench.ts'

const titles = ['Generate Audience Segments', 'Map HPEM Stages', 'Generate Video Narratives', 'Generate Focus Group Personas', 'Simulate Message Delivery']

test('a whole analysis with every step open', async ({ signedInPage: page }) => {
  await openSample(page)
  await sampleKept(page)
  await checkEveryFace(page, '/iran-conflict', async () => {
    for (const title of titles) await page.getByRole('button', { name: `Open ${title}` }).click()
    await expect(step(page, 'Simulate Message Delivery').getByRole('table')).toBeVisible()
    await expect(step(page, 'Map HPEM Stages').getByRole('table')).toBeVisible()
  })
})

test("a segment's panel with each of its parts", async ({ signedInPage: page }) => {
  test.slow()
  await openSample(page)
  await sampleKept(page)
  const { data } = sampleAnalysisSchema.parse(await (await page.request.get('/api/iran-conflict/sample')).json())
  const { id = '', segment_name = '' } = data.audienceSegments?.[0] ?? {}
  for (const part of ['mapping', 'narratives', 'personas', 'delivery']) {
    await checkEveryFace(page, `/iran-conflict?segment=${id}&part=${part}`, async () => {
      await expect(page.getByRole('dialog').getByRole('heading', { name: segment_name })).toBeVisible()
    })
  }
})

test('the export dialog', async ({ signedInPage: page }) => {
  await openSample(page)
  await sampleKept(page)
  await checkEveryFace(page, '/iran-conflict', async () => {
    await page.getByRole('button', { name: 'Export' }).click()
    await expect(page.getByRole('dialog', { name: 'Export' })).toBeVisible()
  })
})
