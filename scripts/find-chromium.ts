import { execFileSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

const systemPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** Flags under which Chromium runs headless as root and without a way out to the internet. */
export const chromiumArgs: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The browser to test with: CHROMIUM_PATH, else the system's, else one Playwright has installed; undefined when there is none. */
export function findChromium(): string | undefined {
  const chosen = process.env.CHROMIUM_PATH
  if (chosen) {
    if (!isExecutable(chosen)) throw new Error(`CHROMIUM_PATH is ${chosen}, which is not a program that can be started.`)
    return chosen
  }
  return [...systemPaths, chromium.executablePath()].find(isExecutable)
}

/** Like {@link findChromium}; where there is none, installs Debian's as root, else says in one sentence what to install. */
export function requireChromium(): string {
  const found = findChromium()
  if (found) return found
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    const aptGet = (...args: string[]) =>
      execFileSync('apt-get', args, { stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
    aptGet('update', '-qq')
    aptGet('install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-liberation')
    const installed = findChromium()
    if (installed) return installed
  }
  throw new Error('No browser found: install Chromium or Chrome (for example `npx playwright install chromium`), or set CHROMIUM_PATH to one.')
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
