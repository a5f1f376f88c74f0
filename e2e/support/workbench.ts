import { expect, type Locator, type Page } from '@playwright/test'
import { newAccount } from './sign-up.ts'

export const ownOutcome = 'Get 15 % of dairy-farm households in three Wisconsin counties to attend one of two county water-quality hearings before June 2027.'

/** As a person does it: from the landing page to an account of one's own. */
export async function signUpFromLanding(page: Page, origin: string) {
  const account = newAccount()
  await page.goto(origin)
  await page.getByRole('link', { name: 'Get Started' }).click()
  await page.getByRole('button', { name: 'Create an account' }).click()
  await page.getByLabel('Name').fill(account.name)
  await page.getByLabel('E-mail').fill(account.email)
  await page.getByLabel('Password').fill(account.password)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('heading', { name: 'Welcome back, Dana!' })).toBeVisible()
  return account
}

export function outcomeField(page: Page): Locator {
  return page.getByLabel('Desired Behavior Outcome')
}

/** The step's whole entry in the flow. */
export function step(page: Page, title: string): Locator {
  return page
    .getByRole('list', { name: 'Analysis steps' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2, name: title }) })
}

export async function generateLenses(page: Page, outcome: string) {
  await outcomeField(page).fill(outcome)
  await page.getByRole('button', { name: 'Generate Research Lenses', exact: true }).click()
  await expect(step(page, 'Generate Research Lenses')).toContainText(/\d+ lenses in \d+ categories/)
}

export async function startExecution(page: Page) {
  await page.getByRole('button', { name: 'Execute All Research Lenses' }).click()
}

/** How many lenses the running step says have settled. */
export async function settledSoFar(page: Page): Promise<number> {
  const text = await step(page, 'Execute Research Lenses').innerText()
  return Number(/(\d+) of \d+ lenses/.exec(text)?.[1] ?? 0)
}

/** Waits until all are complete; the summary then reads 'n of n complete'. */
export async function executionComplete(page: Page, lenses: number) {
  await expect(step(page, 'Execute Research Lenses')).toContainText(`${lenses} of ${lenses} complete`, { timeout: 60_000 })
}

/** Every result as it reads, all opened. */
export async function allResults(page: Page): Promise<string> {
  const execution = step(page, 'Execute Research Lenses')
  const open = execution.getByRole('button', { name: 'Open Execute Research Lenses' })
  if (await open.isVisible()) await open.click()
  const openAll = execution.getByRole('button', { name: 'Open all results' })
  if (await openAll.isVisible()) await openAll.click()
  await expect(execution.getByRole('heading', { name: 'Executive Overview' }).first()).toBeVisible()
  return (await execution.getByRole('region').allInnerTexts()).join('\n')
}
