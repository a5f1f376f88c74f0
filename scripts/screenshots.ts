import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { chooseTheme } from '../e2e/support/choose-theme.ts'
import { signUp } from '../e2e/support/sign-up.ts'
import { startServer } from '../faults/server-process.ts'
import { chromiumArgs, requireChromium } from './find-chromium.ts'

/** README's two pictures: the workbench of a real server with the built-in engine, light and dark. */
const pictures = join(import.meta.dirname, '../docs/images')

/** The buttons up to a mapped analysis, each with the toast that says it is done. */
const steps = [
  ['Generate Research Lenses', 'Research Lenses Generated'],
  ['Execute All Research Lenses', 'Research Execution Completed'],
  ['Generate Audience Segments', 'Audience Segments Generated'],
  ['Map All HPEM Stages', 'HPEM Mapping Complete'],
] as const

const dataDir = mkdtempSync(join(tmpdir(), 'soundings-screenshots-'))
const server = await startServer({ dataDir, env: { LOG_LEVEL: 'warn' } })
const browser = await chromium.launch({ executablePath: requireChromium(), args: [...chromiumArgs] })
try {
  mkdirSync(pictures, { recursive: true })
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce', locale: 'en-US', timezoneId: 'UTC' })
  await signUp(context.request, server.origin, { name: 'Dana Reed', email: 'dana@example.org', password: 'correct horse battery staple' })
  const page = await context.newPage()
  await page.goto(`${server.origin}/iran-conflict`)
  for (const [button, toast] of steps) {
    await page.getByRole('button', { name: button, exact: true }).click()
    await page.getByRole('region', { name: 'Notifications (F8)' }).getByText(toast, { exact: true }).waitFor()
  }
  for (const theme of ['light', 'dark'] as const) await takePicture(page, theme)
} finally {
  await browser.close()
  await server.stop()
  rmSync(dataDir, { recursive: true, force: true })
}

async function takePicture(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await chooseTheme(page, theme)
  await page.reload()
  const mapping = page.getByRole('table', { name: /^Segments|^Most|HPEM|stage/i }).first()
  const open = page.getByRole('button', { name: 'Open Map HPEM Stages' })
  await page.getByText('20 of 20 segments mapped').waitFor()
  if (await open.isVisible()) await open.click()
  await mapping.waitFor()
  await page.evaluate(() => document.fonts.ready)
  const path = join(pictures, `workbench-${theme}.png`)
  await page.screenshot({ path })
  console.log(path)
}
