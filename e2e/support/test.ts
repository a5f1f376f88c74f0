import { test as base, type Page } from '@playwright/test'
import { type RestartableServer, withServer } from './restartable-server.ts'
import { type Account, signUp } from './sign-up.ts'

interface TestFixtures {
  readonly account: Account
  /** A page whose browser context is signed in as `account`; it has not been opened yet. */
  readonly signedInPage: Page
}

interface WorkerFixtures {
  readonly workerServer: RestartableServer
}

/** Playwright's `test` with a real server per worker; a test may stop, kill and restart it. */
export const test = base.extend<TestFixtures & { readonly server: RestartableServer }, WorkerFixtures>({
  workerServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies from this pattern
    async ({}, use) => {
      await withServer(use)
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  server: async ({ workerServer }, use) => {
    await workerServer.restart()
    await use(workerServer)
  },
  baseURL: async ({ server }, use) => {
    await use(server.origin)
  },
  account: async ({ context, server }, use) => {
    await use(await signUp(context.request, server.origin))
  },
  signedInPage: async ({ page, account: _signedUp }, use) => {
    await use(page)
  },
})

/** Playwright's `expect`, so that a spec has one import. */
export const expect = test.expect
