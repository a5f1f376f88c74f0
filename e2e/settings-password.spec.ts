import type { Page } from '@playwright/test'
import { expect, test } from './support/test.ts'

const replacement = 'seven herons over the estuary'

test('a password is changed in Settings: the old one is asked for, other browsers are signed out, the new one signs in', async ({
  signedInPage: page,
  account,
  browser,
  server,
}) => {
  const elsewhere = await browser.newContext({ baseURL: server.origin })
  const other = await elsewhere.newPage()
  await signIn(other, account.email, account.password)
  await expect(other.getByRole('heading', { level: 1, name: 'Welcome back, Dana!' })).toBeVisible()

  await page.goto('/settings')
  const change = page.getByRole('button', { name: 'Change password' })
  await page.getByLabel('Present password').fill('not the password')
  await page.getByLabel('New password').fill(replacement)
  await change.click()
  await expect(page.getByLabel('Present password')).toHaveAccessibleDescription('The present password is not right.')
  await expect(page.getByLabel('Present password')).toBeFocused()
  await expect(page.getByLabel('New password')).toHaveValue(replacement)

  await page.getByLabel('Present password').fill(account.password)
  await change.click()
  await expect(page.getByText('Changed. Other browsers are signed out.')).toBeVisible()
  await expect(page.getByLabel('Present password')).toHaveValue('')

  await other.goto('/iran-conflict')
  await other.waitForURL(/\/sign-in/)
  await signIn(other, account.email, account.password)
  await expect(other.getByRole('alert')).toBeVisible()
  await signIn(other, account.email, replacement)
  await expect(other.getByRole('heading', { level: 1, name: 'Welcome back, Dana!' })).toBeVisible()
  await page.reload()
  await expect(page.getByText(account.email).first()).toBeVisible()
  await elsewhere.close()
})

async function signIn(page: Page, email: string, password: string) {
  await page.goto('/sign-in')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}
