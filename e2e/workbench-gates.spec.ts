import { hpemMapping, narratives, openReport, perform, persona, segment } from './support/analysis-report.ts'
import { expect, test } from './support/test.ts'
import { toasts } from './support/toasts.ts'

const lens = { name: 'Who speaks', role: 'Clerk', tasks: ['List them'], potential_bias_flag: 'Minutes', categoryName: 'Trust' }
const failed = { status: 'error', lens, error: { code: 'engine-unavailable', message: 'overloaded', retryable: true } } as const

test('a step that cannot start yet says what comes before it', async ({ signedInPage: page, server }) => {
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const says = async (title: string, text: string) => {
    await expect(toasts(page)).toContainText(text)
    await expect(toasts(page)).toContainText(title)
    await toasts(page).getByRole('button').first().click()
    await expect(toasts(page)).toBeHidden()
  }
  await page.goto('/iran-conflict')
  await perform(page, 'Map All HPEM Stages')
  await says('Error', 'Please generate audience segments first')
  await perform(page, 'Generate Focus Group Personas')
  await says('Error', 'Please generate audience segments first')
  await perform(page, 'Simulate Message Delivery')
  await says('Error', 'Please complete persona generation first')

  await openReport(page, server.origin, 'Failed lenses', { researchResults: [failed] })
  await button('Generate Audience Segments').click()
  await says('Error', 'Please execute research lenses first')

  await openReport(page, server.origin, 'Half', {
    audienceSegments: [
      { ...segment('Alpha'), hpemMapping, narratives },
      { ...segment('Beta'), personas: [persona('b')] },
    ],
  })
  await button('Generate All Video Narratives').click()
  await says('Error', 'Please complete HPEM stage mapping first')
  await button('Simulate Message Delivery').click()
  await says('Error', 'Please ensure all segments have both narratives and personas generated')

  await page.getByRole('radio', { name: 'HPEM-first' }).click()
  await perform(page, 'Generate All Video Narratives')
  await says('Error', 'Please complete HPEM mapping first')
  await perform(page, 'Generate Focus Group Personas')
  await says('Error', 'Please complete narrative generation first')
  await button('Open Identify Target Audiences').click()
  await button('Identify Target Audiences').click()
  await says('Missing Data', 'Please generate HPEM analysis first')
})
