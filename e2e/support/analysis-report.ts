import { expect, type Page } from '@playwright/test'
import { hpemStages } from '../../src/contract/hpem-stage.ts'
import type { ReportData } from '../../src/contract/report.ts'
import { ownOutcome } from './workbench.ts'

export const objective = { desiredOutcome: ownOutcome, region: 'United States' }

const scene = (name: string) => ({ scene: name, voiceover: `${name}, said plainly.`, visual_direction: 'A kitchen table', duration_seconds: 8 })
export const narratives = Object.fromEntries(hpemStages.map((stage) => [stage, { video_script: ['Letter', 'Drive', 'Room'].map(scene) }]))
export const hpemMapping = { awareness: 40, engagement: 30, evaluation: 20, attitude_shift: 5, behavioral_commitment: 5 }

export function persona(id: string) {
  const said = 'Milks at five.'
  return {
    id,
    name: `Person ${id}`,
    age: 44,
    gender: 'female',
    demographics: said,
    psychographics: said,
    media_habits: said,
    motivations: said,
    barriers: said,
  }
}

export function segment(name: string) {
  return { id: name.toLowerCase(), segment_name: `Segment ${name}`, segment_description: `Neighbours of ${name}`, rationale: 'Others watch them.' }
}

/** Saves a report as a program does and opens it in the workbench. */
export async function openReport(page: Page, origin: string, title: string, data: ReportData): Promise<void> {
  const response = await page.request.post(`${origin}/api/iran-conflict/reports`, {
    data: { title, description: '', data: { ...objective, ...data } },
    headers: { origin },
  })
  if (!response.ok()) throw new Error(`The report was not taken: ${await response.text()}`)
  const { id } = (await response.json()) as { id: string }
  await page.goto(`${origin}/iran-conflict?report=${id}`)
  await page.getByText(`Report: ${title}`, { exact: true }).waitFor()
}

/** What the server keeps of the analysis on the screen. */
export async function keptAnalysis(page: Page, origin: string): Promise<ReportData> {
  const response = await page.request.get(`${origin}/api/iran-conflict/working-copy`)
  return ((await response.json()) as { data: ReportData }).data
}

/** Starts something through the command palette. */
export async function perform(page: Page, label: string): Promise<void> {
  await expect(page.getByRole('list', { name: 'Analysis steps' })).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').getByRole('combobox').fill(label)
  await page.getByRole('dialog').getByRole('option', { name: label }).first().click()
}
