import { clientPaths } from '../src/server/http/web/client-paths.ts'
import { overflow } from './support/overflow.ts'
import { controlClock } from './support/page-clock.ts'
import { expect, test } from './support/test.ts'

const sections = [
  { name: 'Welcome', path: '/' },
  { name: 'Iran Conflict', path: '/iran-conflict' },
  { name: 'Advanced Audience Research', path: '/advanced-audience-research' },
  { name: 'Message Model Development', path: '/message-model-development' },
] as const

test('the sidebar leads to the four sections and marks the one on screen', async ({ signedInPage: page, server, account }) => {
  await page.goto('/')
  const sidebar = page.getByRole('complementary', { name: 'Soundings' })
  for (const section of [...sections.slice(1), sections[0]]) {
    await sidebar.getByRole('link', { name: section.name }).click()
    await expect(page).toHaveURL(`${server.origin}${section.path}`)
    await expect(sidebar.getByRole('navigation', { name: 'Sections' }).locator('[aria-current="page"]')).toHaveText([section.name])
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  }
  await expect(sidebar.getByText(account.name)).toBeVisible()
  await expect(sidebar.getByText(account.email)).toBeVisible()
  await expect(sidebar.getByRole('link', { name: 'Sign out' })).toHaveAttribute('href', '/api/logout')
})

test('every address the server knows as a page is one', async ({ signedInPage: page }) => {
  for (const path of clientPaths) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: '404' }), path).toBeHidden()
  }
})

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 375, height: 760 }, hasTouch: true })

  test('the menu closes first and the page follows 100 ms later', async ({ signedInPage: page }) => {
    const clock = await controlClock(page)
    await page.goto('/')
    await expect(page.getByRole('banner').getByText('Dashboard')).toBeVisible()
    await page.getByRole('button', { name: 'Open menu' }).click()
    const menu = page.getByRole('dialog')
    await expect(menu).toBeVisible()
    await clock.stop()
    await menu.getByRole('link', { name: 'Iran Conflict' }).click()
    await expect(menu).toBeHidden()
    await clock.pass(99)
    expect(new URL(page.url()).pathname).toBe('/')
    await clock.pass(1)
    await expect(page).toHaveURL(/\/iran-conflict$/)
    await clock.resume()
    await expect(page.getByText('Configure your analysis parameters')).toBeVisible()
  })

  test('Escape closes the menu and gives the focus back', async ({ signedInPage: page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Open menu' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused()
  })

  test('no page is wider than the screen', async ({ signedInPage: page }) => {
    for (const path of [...sections.map((section) => section.path), '/settings', '/nowhere']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await overflow(page), `${path} scrolls sideways`).toBe(0)
    }
  })

  test('no page is wider than the screen while it loads', async ({ signedInPage: page }) => {
    // Nothing but who one is comes: each page stays at the face it shows first.
    await page.route('**/api/**', async (route) => {
      if (new URL(route.request().url()).pathname === '/api/auth/user') await route.continue()
    })
    for (const path of ['/', '/iran-conflict', '/settings']) {
      await page.goto(path)
      await expect(page.getByText(/^Loading /).first(), `${path} shows that it loads`).toBeAttached()
      expect(await overflow(page), `${path} scrolls sideways`).toBe(0)
    }
  })
})

test('a page that fails to find out who one is says so and offers to try again', async ({ signedInPage: page }) => {
  await page.route('**/api/auth/user', (route) => route.abort())
  await page.goto('/iran-conflict')
  await expect(page.getByRole('heading', { name: 'Soundings cannot tell who you are' })).toBeVisible()
  await page.unroute('**/api/auth/user')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByText('Configure your analysis parameters')).toBeVisible()
})
