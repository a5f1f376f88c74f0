import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { chromiumArgs, findChromium } from './scripts/find-chromium.ts'

const executablePath = findChromium()
/** Each npm script asks for one project and keeps its own report; workers read the name their parent chose. */
const project = process.argv[process.argv.indexOf('--project') + 1] ?? ''
process.env.SOUNDINGS_E2E_REPORT ??= ['accessibility', 'lighthouse'].includes(project) ? project : 'e2e'
const reportName = process.env.SOUNDINGS_E2E_REPORT

export default defineConfig({
  testDir: 'e2e',
  projects: [
    { name: 'journeys', testMatch: '**/*.spec.ts', testIgnore: ['**/accessibility*.spec.ts', '**/lighthouse*.spec.ts'] },
    { name: 'accessibility', testMatch: '**/accessibility*.spec.ts', fullyParallel: true },
    { name: 'lighthouse', testMatch: '**/lighthouse*.spec.ts', workers: 1 },
  ],
  outputDir: `test-results/${reportName}`,
  // Each worker has a server and a browser of its own: two fill two cores.
  workers: 2,
  fullyParallel: false,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // Generous: a journey does much, and a machine that is busy elsewhere is no fault of the product.
  timeout: 300_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: join('test-results/reports', `${reportName}.json`) }]],
  use: {
    launchOptions: { ...(executablePath ? { executablePath } : {}), args: [...chromiumArgs] },
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'UTC',
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
})
