import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { openSample } from './support/open-sample.ts'
import { expect, test } from './support/test.ts'
import { step } from './support/workbench.ts'

/** What no row and no sheet of paper goes without. */
const syntheticNote = 'Synthetic panel, not a survey of people. Sponsor and disclosure: not stated in this analysis.'

async function download(page: Page, button: string): Promise<{ readonly name: string; readonly text: string }> {
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: button }).click()])
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') }
}

test('the analysis leaves the workbench as a document and as tables, each saying that it is synthetic', async ({ signedInPage: page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/iran-conflict')
  await expect(page.getByRole('list', { name: 'Analysis steps' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Export' }), 'there is nothing to export yet').toBeHidden()
  await openSample(page)
  await page.getByRole('button', { name: 'Export' }).click()

  const document = await download(page, 'Download the whole analysis')
  expect(document.name).toMatch(/\.md$/)
  expect(document.text).toContain('**Synthetic panel, not a survey of people.**')
  expect(document.text).toContain('## How the messages did')
  expect(document.text.match(/^### .+/gm)?.length, 'research, five stages and twenty segments').toBeGreaterThan(25)
  expect(document.text).toContain('## What this rests on')

  await page.getByRole('button', { name: 'Copy the whole analysis' }).click()
  await expect(page.getByText('Copied', { exact: true })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(document.text)

  const messages = await download(page, 'Download segments and messages')
  expect(messages.text.trim().split('\r\n')).toHaveLength(101)
  const answers = await download(page, 'Download answers')
  expect(answers.text.trim().split('\r\n')).toHaveLength(501)
  for (const { text } of [messages, answers]) for (const line of text.trim().split('\r\n').slice(1)) expect(line).toContain(`"${syntheticNote}`)

  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Export' })).toBeFocused()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText(syntheticNote)).toBeVisible()
})

test('one segment is copied whole from its panel', async ({ signedInPage: page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openSample(page)
  await page.getByRole('button', { name: 'Open Map HPEM Stages' }).click()
  await step(page, 'Map HPEM Stages').getByRole('rowheader').nth(1).getByRole('button').click()
  const panel = page.getByRole('dialog')
  const name = (await panel.getByRole('heading', { level: 2 }).innerText()).trim()
  await panel.getByRole('button', { name: 'Copy segment as Markdown' }).click()
  await expect(panel.getByText('Copied', { exact: true })).toBeVisible()
  const text = await page.evaluate(() => navigator.clipboard.readText())
  expect(text.startsWith(`# ${name}\n`)).toBe(true)
  expect(text).toContain('### Behavioral Commitment script')
  expect(text).toContain('_Synthetic panel, not a survey of people._')
  await page.emulateMedia({ media: 'print' })
  await expect(panel.getByText(syntheticNote), 'the page behind the panel is not printed').toBeVisible()
})
