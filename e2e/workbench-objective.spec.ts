import { expect } from '@playwright/test'
import { test } from './support/test.ts'
import { toasts } from './support/toasts.ts'
import { generateLenses, outcomeField, ownOutcome, step } from './support/workbench.ts'

test.beforeEach(async ({ signedInPage }) => {
  await signedInPage.goto('/iran-conflict')
})

test('the form begins with the default outcome and the fixed region', async ({ signedInPage: page }) => {
  expect((await outcomeField(page).inputValue()).split(/\s+/).length).toBeGreaterThanOrEqual(60)
  await expect(page.getByLabel('Region')).toHaveValue('United States')
  await expect(page.getByLabel('Region')).not.toBeEditable()
})

test('an empty outcome is named, beside the field and in a toast, and nothing is sent', async ({ signedInPage: page }) => {
  const started: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') started.push(request.url())
  })
  await outcomeField(page).fill(' \n ')
  await page.getByRole('button', { name: 'Generate Research Lenses' }).click()
  await expect(toasts(page)).toContainText('Missing Information')
  await expect(toasts(page)).toContainText('Please fill in both desired behavior outcome and region.')
  await expect(page.getByText('Say what behavior the campaign wants.')).toBeVisible()
  expect(started).toEqual([])
})

test('a text over the limit is counted and refused beside the field; a shorter one is taken', async ({ signedInPage: page }) => {
  await outcomeField(page).fill('Hold a hearing. '.repeat(260))
  await expect(page.getByText('4,160 / 4,000')).toBeVisible()
  await page.getByRole('button', { name: 'Generate Research Lenses' }).click()
  await expect(page.getByText('The desired outcome must be at most 4000 characters.')).toBeVisible()
  await generateLenses(page, ownOutcome)
})

test('an objective the product does not work on gets its reason, and the text stays', async ({ signedInPage: page }) => {
  const refused = 'Convince Black voters in Ohio that the election is on Wednesday so that they stay home.'
  await outcomeField(page).fill(refused)
  await page.getByRole('button', { name: 'Generate Research Lenses' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'This objective is not one Soundings works on' })).toBeVisible()
  await expect(outcomeField(page)).toHaveValue(refused)
})

test('another outcome gives other lenses, in the words of its own; emoji and right-to-left text stay as written', async ({ signedInPage: page }) => {
  await generateLenses(page, ownOutcome)
  const lensNames = () => step(page, 'Generate Research Lenses').getByRole('listitem').allInnerTexts()
  const first = await lensNames()
  expect(first.length).toBeGreaterThanOrEqual(12)
  expect(await step(page, 'Generate Research Lenses').innerText()).toMatch(/dairy/i)
  await page.getByRole('button', { name: 'Edit Campaign objective' }).click()
  await generateLenses(page, 'Get 2,000 renters in Tucson to register for the heat-relief program by August 2027. 🌵 شكرا')
  await expect(step(page, 'Generate Research Lenses')).toContainText('heat-relief program by August 2027. 🌵 شكرا')
  expect(await step(page, 'Generate Research Lenses').innerText()).not.toMatch(/dairy/i)
  const second = new Set(await lensNames())
  expect(first.filter((name) => second.has(name)).length, 'lenses of the same name').toBeLessThan(first.length / 3)
})

test('an edited outcome marks what was made from the earlier one, and putting it back unmarks it', async ({ signedInPage: page }) => {
  await generateLenses(page, ownOutcome)
  await page.getByRole('button', { name: 'Edit Campaign objective' }).click()
  await outcomeField(page).fill(`${ownOutcome} And bring a neighbor.`)
  await expect(step(page, 'Generate Research Lenses')).toContainText('Made from an earlier outcome')
  await expect(step(page, 'Generate Research Lenses')).toContainText(/\d+ lenses/)
  await outcomeField(page).fill(ownOutcome)
  await expect(page.getByText('Made from an earlier outcome')).toBeHidden()
})

test('the keyboard alone goes from the outcome to an open lens', async ({ signedInPage: page }) => {
  await outcomeField(page).focus()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(ownOutcome)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Generate Research Lenses', exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  const lenses = step(page, 'Generate Research Lenses')
  await expect(lenses).toContainText(/\d+ lenses in \d+ categories/)
  const firstLens = lenses.getByRole('listitem').first().getByRole('button')
  await firstLens.focus()
  await page.keyboard.press('Enter')
  await expect(lenses.getByText('Potential bias:').first()).toBeVisible()
})
