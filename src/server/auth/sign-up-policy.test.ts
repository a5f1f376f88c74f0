import { expect, test } from 'vitest'
import { routes } from '../../contract/routes.ts'
import { user } from '../db/schema/auth.ts'
import { describeEachDatabase } from '../db/testing.ts'
import { createTestApp, testPassword } from '../http/testing/test-app.ts'
import { RateLimiter, signInLimits } from './rate-limiter.ts'

const dana = { name: 'Dana', email: 'dana@example.org', password: testPassword }

describeEachDatabase('who may make an account', (open) => {
  test.each(['oidc', 'closed'] as const)('with SIGN_UP=%s the form is not offered, and the route makes nothing', async (signUp) => {
    const { client, database } = await createTestApp(await open(), { signUp })
    const options = routes.session.response.parse(await (await client().send('GET', routes.session.path)).json())
    expect(options).toMatchObject({ emailAndPassword: true, signUp })
    const refused = await client().send('POST', routes.signUp.path, { body: dana })
    expect(await refused.json()).toMatchObject({ status: 403, code: 'sign-up-closed', detail: expect.stringContaining('Ask whoever runs it') })
    expect(await database.db.select().from(user)).toEqual([])
  })

  test('it is open unless somebody closes it', async () => {
    const { client } = await createTestApp(await open())
    expect(await (await client().send('GET', routes.session.path)).json()).toMatchObject({ signUp: 'open' })
    expect((await client().send('POST', routes.signUp.path, { body: dana })).status).toBe(200)
  })
})

describeEachDatabase('changing a password', (open) => {
  const newPassword = 'another horse, another battery'

  test('needs the present one, ends the other sessions, and keeps this one', async () => {
    const app = await createTestApp(await open())
    const { client, email, user } = await app.signedIn()
    const elsewhere = app.client()
    await elsewhere.send('POST', routes.signIn.path, { body: { email, password: testPassword } })
    const change = (currentPassword: string) => client.send('POST', routes.changePassword.path, { body: { currentPassword, newPassword } })

    expect(await (await change('not the password')).json()).toMatchObject({ status: 422, errors: [{ path: 'currentPassword' }] })
    expect((await elsewhere.send('GET', routes.user.path)).status).toBe(200)

    const changed = await change(testPassword)
    expect(await changed.json()).toEqual({ user })
    expect((await client.send('GET', routes.user.path)).status).toBe(200)
    expect((await elsewhere.send('GET', routes.user.path)).status).toBe(401)
    const signIn = (password: string) => app.client().send('POST', routes.signIn.path, { body: { email, password } })
    expect((await signIn(testPassword)).status).toBe(401)
    expect((await signIn(newPassword)).status).toBe(200)
  })

  test('is no way to guess it: tries count against the account', async () => {
    const { signedIn, database } = await createTestApp(await open())
    const { client, email } = await signedIn()
    const limiter = new RateLimiter(database.db)
    for (let tries = 1; tries < signInLimits.signInPerAccount.max; tries += 1) await limiter.consume(signInLimits.signInPerAccount, email)
    const guess = async (currentPassword: string) => (await client.send('POST', routes.changePassword.path, { body: { currentPassword, newPassword } })).status
    expect([await guess('the last that is looked at'), await guess(testPassword)]).toEqual([422, 429])
  })
})
