import { expect, test } from 'vitest'
import { RateLimiter, signInLimits } from '../auth/rate-limiter.ts'
import { account, user } from '../db/schema/auth.ts'
import { describeEachDatabase } from '../db/testing.ts'
import { createTestApp, type TestApp, testPassword } from '../http/testing/test-app.ts'
import { readCommand, runCommand, type Said } from './account-commands.ts'
import { AccountStore } from './account-store.ts'
import { makePassword } from './make-password.ts'

const signIn = (app: TestApp, email: string, password: string) => app.client().send('POST', '/api/auth/sign-in/email', { body: { email, password } })

async function command({ database }: TestApp, ...typed: string[]): Promise<Said> {
  const read = readCommand(typed)
  return 'lines' in read ? read : await runCommand(new AccountStore(database.db), read)
}

function passwordIn({ lines }: Said): string {
  return /^Password: (\S+)$/m.exec(lines.join('\n'))?.[1] ?? ''
}

test.each([
  [[], 'add-account, reset-password, remove-account'],
  [['reset-password'], 'npm run reset-password -- person@example.org'],
  [['reset-password', 'ana'], '"ana" is not an e-mail address'],
  [['remove-everything', 'ana@example.org'], 'Known commands'],
])('%j is answered with what to type', (typed, words) => {
  const read = readCommand(typed)
  expect('lines' in read && !read.done && read.lines.join(' ')).toContain(words)
})

test('passwords are long, easy to copy and never the same', () => {
  const made = Array.from({ length: 50 }, makePassword)
  for (const password of made) expect(password).toMatch(/^[a-hjkmnp-z2-9]{5}(-[a-hjkmnp-z2-9]{5}){3}$/)
  expect(new Set(made).size).toBe(50)
})

describeEachDatabase('accounts, by whoever runs the server', (open) => {
  test('a reset gives a new password once, ends every session, and lets a locked-out person in at once', async () => {
    const app = await createTestApp(await open())
    const { client, email } = await app.signedIn()
    const limiter = new RateLimiter(app.database.db)
    for (let tries = 0; tries < signInLimits.signInPerAccount.max; tries += 1) await limiter.consume(signInLimits.signInPerAccount, email)
    expect((await signIn(app, email, testPassword)).status).toBe(429)

    const said = await command(app, 'reset-password', email.toUpperCase())
    expect(said.done).toBe(true)
    expect((await client.send('GET', '/api/auth/user')).status).toBe(401)
    expect((await signIn(app, email, testPassword)).status).toBe(401)
    expect((await signIn(app, email, passwordIn(said))).status).toBe(200)
  })

  test('an account that nobody has, and one that only the identity provider signs in, are told apart and left alone', async () => {
    const app = await createTestApp(await open())
    const { db } = app.database
    await db.insert(user).values({ id: 'u', name: 'Ada', email: 'ada@example.org' })
    await db.insert(account).values({ id: 'a', accountId: 'x', providerId: 'oidc', userId: 'u' })
    const unknown = await command(app, 'reset-password', 'nobody@example.org')
    expect(unknown).toEqual({ done: false, lines: ['No account has the e-mail nobody@example.org.'] })
    const foreign = await command(app, 'reset-password', 'ada@example.org')
    expect(foreign).toMatchObject({ done: false, lines: [expect.stringContaining('identity provider')] })
    expect(await db.select({ password: account.password }).from(account)).toEqual([{ password: null }])
  })

  test('an account made for a person signs in, also where sign-up is closed, and is made once', async () => {
    const app = await createTestApp(await open(), { signUp: 'closed' })
    const said = await command(app, 'add-account', 'Dana@Example.org', 'Dana', 'Reed')
    const signedIn = await signIn(app, 'dana@example.org', passwordIn(said))
    expect(await signedIn.json()).toMatchObject({ user: { firstName: 'Dana', lastName: 'Reed', email: 'dana@example.org' } })
    expect(await command(app, 'add-account', 'dana@example.org')).toMatchObject({ done: false, lines: [expect.stringContaining('has an account already')] })
    expect((await signIn(app, 'dana@example.org', passwordIn(said))).status).toBe(200)
  })

  test('an account is removed with all it holds, only when that is meant, and nobody else’s', async () => {
    const app = await createTestApp(await open())
    const [leaving, staying] = [await app.signedIn(), await app.signedIn()]
    for (const { client } of [leaving, staying])
      await client.send('POST', '/api/iran-conflict/reports', { body: { title: 'Ferry', description: '', data: {} } })
    const asked = await command(app, 'remove-account', leaving.email)
    expect(asked).toMatchObject({ done: false, lines: [expect.stringContaining('1 saved report and 0 runs, for ever')] })
    expect((await leaving.client.send('GET', '/api/auth/user')).status).toBe(200)

    expect(await command(app, 'remove-account', leaving.email, '--yes')).toMatchObject({ done: true })
    expect((await leaving.client.send('GET', '/api/auth/user')).status).toBe(401)
    expect(await (await staying.client.send('GET', '/api/iran-conflict/reports')).json()).toHaveLength(1)
    expect(await command(app, 'remove-account', leaving.email, '--yes')).toMatchObject({ done: false })
  })
})
