import { controlClock } from './support/page-clock.ts'
import { withServer } from './support/restartable-server.ts'
import { newAccount } from './support/sign-up.ts'
import { expect, test } from './support/test.ts'
import { toasts } from './support/toasts.ts'

test('a visitor sees what the product is and two ways to sign in', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome to Dashboard' })).toBeVisible()
  for (const card of ['Secure Authentication', 'Lightning Fast', 'Team Collaboration']) {
    await expect(page.getByRole('heading', { name: card })).toBeVisible()
  }
  for (const way of ['Get Started', 'Sign in to continue']) {
    await page.goto('/')
    await expect(page.getByRole('link', { name: way })).toHaveAttribute('href', '/api/login')
    await page.getByRole('link', { name: way }).click()
    await expect(page).toHaveURL(/\/sign-in/)
    await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
  }
})

test('a visitor signs up, signs out and signs in again', async ({ page }) => {
  const account = newAccount('Amina Okafor')
  await page.goto('/sign-in')
  await page.getByRole('button', { name: 'Create an account' }).click()
  await page.getByLabel('Name').fill(account.name)
  await page.getByLabel('E-mail').fill(account.email)
  await page.getByLabel('Password').fill(account.password)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back, Amina!' })).toBeVisible()
  await expect(page.getByText('Use the navigation menu to access the Iran Conflict analysis tool and other features.')).toBeVisible()

  await page.getByRole('link', { name: 'Sign out' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome to Dashboard' })).toBeVisible()

  await page.getByRole('link', { name: 'Sign in to continue' }).click()
  await page.getByLabel('E-mail').fill(account.email)
  await page.getByLabel('Password').fill('not the password')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('alert')).toBeVisible()

  // What was wrong with signing in is not said of signing up; what was typed stays.
  await page.getByRole('button', { name: 'Create an account' }).click()
  await expect(page.getByRole('alert')).toBeHidden()
  await page.getByLabel('Name').fill(account.name)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText('This e-mail already has an account; sign in instead.')).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByText('This e-mail already has an account; sign in instead.')).toBeHidden()
  await expect(page.getByLabel('E-mail')).toHaveValue(account.email)

  await page.getByLabel('Password').fill(account.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back, Amina!' })).toBeVisible()
})

// Nobody asks the provider anything here: its address need not answer.
const provider = { OIDC_ISSUER: 'http://127.0.0.1:9', OIDC_CLIENT_ID: 'soundings', OIDC_CLIENT_SECRET: 'a client secret' }

for (const { signUp, says } of [
  { signUp: 'oidc', says: 'New accounts are made by signing in with your organisation.' },
  { signUp: 'closed', says: 'Sign-up is closed here: whoever runs this server makes new accounts' },
]) {
  test(`with SIGN_UP=${signUp} the sign-in page offers no form for a new account, and says where one comes from`, async ({ browser }) => {
    await withServer(
      async ({ origin }) => {
        const page = await browser.newPage({ baseURL: origin })
        await page.goto('/sign-in')
        await expect(page.getByRole('link', { name: 'Continue with your organisation' })).toBeVisible()
        await expect(page.getByText(says)).toBeVisible()
        await expect(page.getByRole('button', { name: 'Create an account' })).toHaveCount(0)

        await page.goto('/sign-in?error=signup_disabled')
        await expect(page.getByRole('alert')).toHaveText(/You have no account here.*Ask whoever runs this server for one\./)
        await page.goto('/sign-in?error=access_denied')
        await expect(page.getByRole('alert')).toContainText('Try again')
        await page.close()
      },
      { ...provider, SIGN_UP: signUp },
    )
  })
}

test('a form with gaps says what is missing at each field and sends nothing', async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.url())
  })
  await page.goto('/sign-in')
  await page.getByRole('button', { name: 'Create an account' }).click()
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText('Enter your name.')).toBeVisible()
  await expect(page.getByLabel('Name')).toBeFocused()
  await expect(page.getByText('Enter an e-mail address, such as you@example.org.')).toBeVisible()
  expect(sent).toEqual([])
})

test('a visitor on a protected page is told so and sent to sign in after 500 ms, and comes back to that page', async ({ page, server }) => {
  const clock = await controlClock(page)
  await clock.stop()
  await page.goto('/iran-conflict')
  const toast = toasts(page)
  await clock.passUntilVisible(toast.getByText('Unauthorized', { exact: true }))
  await expect(toast.getByText('You are logged out. Logging in again...')).toBeVisible()
  await clock.pass(480)
  expect(new URL(page.url()).pathname).toBe('/iran-conflict')
  await clock.pass(20)
  await page.waitForURL(/\/sign-in/)
  await clock.resume()

  const account = newAccount()
  await page.getByRole('button', { name: 'Create an account' }).click()
  await page.getByLabel('Name').fill(account.name)
  await page.getByLabel('E-mail').fill(account.email)
  await page.getByLabel('Password').fill(account.password)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page).toHaveURL(`${server.origin}/iran-conflict`)
  await expect(page.getByText('Configure your analysis parameters')).toBeVisible()
})

for (const path of ['/nowhere', '/iran-conflict/deeper']) {
  test(`${path} is a page that does not exist`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible()
    await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible()
  })
}
