import type { Locator, Page } from '@playwright/test'

/** The page's own timers under the test's control, so that a delay is judged on them and not on how busy the machine is. */
export interface PageClock {
  /** From now on the page's time stands still, except for what `pass` lets by. */
  readonly stop: () => Promise<void>
  readonly pass: (ms: number) => Promise<void>
  /** Lets one millisecond by at a time until the element is there: timers that started with it are then at most a few milliseconds old. */
  readonly passUntilVisible: (locator: Locator) => Promise<void>
  readonly resume: () => Promise<void>
}

/** Takes over the clock; to be called before the page is opened. Time goes on as usual until `stop`. */
export async function controlClock(page: Page): Promise<PageClock> {
  const start = Date.parse('2026-11-02T09:00:00Z')
  await page.clock.install({ time: start })
  const maxSteps = 2000
  return {
    stop: () => page.clock.pauseAt(start + 3_600_000),
    pass: (ms) => page.clock.runFor(ms),
    passUntilVisible: async (locator) => {
      for (let step = 0; step < maxSteps; step += 1) {
        if (await locator.isVisible()) return
        await page.clock.runFor(1)
      }
      throw new Error(`${locator} did not appear`)
    },
    resume: () => page.clock.resume(),
  }
}
