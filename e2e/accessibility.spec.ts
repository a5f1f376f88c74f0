import type { Page } from '@playwright/test'
import { checkEveryFace } from './support/check-accessibility.ts'
import { expect, test } from './support/test.ts'

const heading = async (page: Page) => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('Loading...')).toHaveCount(0)
}

test.describe('for a visitor', () => {
  for (const path of ['/', '/sign-in', '/nowhere']) {
    test(path, async ({ page }) => {
      await checkEveryFace(page, path, heading)
    })
  }

  test('a sign-in form with faults in it', async ({ page }) => {
    await checkEveryFace(page, '/sign-in', async () => {
      await page.getByRole('button', { name: 'Create an account' }).click()
      await page.getByRole('button', { name: 'Create account' }).click()
      await expect(page.getByText('Enter your name.')).toBeVisible()
    })
  })
})

test.describe('signed in', () => {
  for (const path of ['/', '/settings', '/advanced-audience-research', '/message-model-development']) {
    test(path, async ({ signedInPage }) => {
      await checkEveryFace(signedInPage, path, heading)
    })
  }

  test('the empty workbench', async ({ signedInPage }) => {
    await checkEveryFace(signedInPage, '/iran-conflict', workbench)
  })

  test('the workbench with lenses, then with executed research', async ({ signedInPage: page }) => {
    await page.goto('/iran-conflict')
    await page.getByRole('button', { name: 'Generate Research Lenses' }).click()
    const execute = page.getByRole('button', { name: 'Execute All Research Lenses' })
    await expect(execute).toBeVisible()
    await checkEveryFace(page, '/iran-conflict', workbench)
    await execute.click()
    await expect(page.getByText('Research Execution Completed')).not.toHaveCount(0)
    await checkEveryFace(page, '/iran-conflict', workbench)
  })

  test('the report list, the palette and the shortcuts', async ({ signedInPage: page }) => {
    await checkEveryFace(page, '/iran-conflict', async () => {
      await workbench(page)
      await page.getByRole('button', { name: 'Load Report' }).click()
      await expect(page.getByText('No saved reports found.')).toBeVisible()
    })
    await checkEveryFace(page, '/', async () => {
      await heading(page)
      await page.keyboard.press('Control+k')
      await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible()
    })
    await checkEveryFace(page, '/', async () => {
      await heading(page)
      await page.keyboard.press('?')
      await expect(page.getByRole('dialog').getByText('Show these shortcuts')).toBeVisible()
    })
  })

  test('a toast that says something failed', async ({ signedInPage: page }) => {
    await checkEveryFace(page, '/iran-conflict', async () => {
      await workbench(page)
      await page.getByLabel('Desired Behavior Outcome').fill(' ')
      await page.getByRole('button', { name: 'Generate Research Lenses' }).click()
      await expect(page.getByRole('region', { name: /Notifications/ }).getByText('Missing Information')).toBeVisible()
    })
  })

  test('the small screen with its menu open', async ({ signedInPage: page }) => {
    await checkEveryFace(page, '/', async () => {
      await heading(page)
      const menu = page.getByRole('button', { name: 'Open menu' })
      if (await menu.isVisible()) {
        await menu.click()
        await expect(page.getByRole('dialog').getByRole('link', { name: 'Iran Conflict' })).toBeVisible()
      }
    })
  })
})

async function workbench(page: Page): Promise<void> {
  await expect(page.getByText('Configure your analysis parameters')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Generate Research Lenses' })).toBeVisible()
}
