import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { APIRequestContext } from '@playwright/test'

export interface Account {
  readonly name: string
  readonly email: string
  readonly password: string
}

/** An account no other test has. */
export function newAccount(name = 'Dana Reed'): Account {
  return { name, email: `dana.${randomUUID()}@example.org`, password: 'correct horse battery staple' }
}

/** Signs up as a program does; the session cookie stays in `request`'s browser context. */
export async function signUp(request: APIRequestContext, origin: string, account: Account = newAccount()): Promise<Account> {
  for (;;) {
    const response = await request.post(`${origin}/api/auth/sign-up/email`, { data: account, headers: { origin } })
    if (response.ok()) return account
    // Tests sign up faster than people: the server's own limit is kept to, not switched off.
    if (response.status() !== 429) throw new Error(`Sign-up answered ${response.status()}: ${await response.text()}`)
    const seconds = Number(response.headers()['retry-after'] ?? 1)
    if (seconds > 20) throw new Error(`This server takes no sign-up for another ${seconds} s: too many tests share it.`)
    await wait(1000 * seconds)
  }
}
