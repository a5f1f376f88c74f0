import { afterEach, expect, test } from 'vitest'
import { routes } from '../../contract/routes.ts'
import type { SignUpPolicy } from '../../contract/sign-in.ts'
import type { User } from '../../contract/user.ts'
import { AccountStore } from '../accounts/account-store.ts'
import { describeEachDatabase } from '../db/testing.ts'
import { type Listening, listen } from '../http/testing/listen.ts'
import { createTestApp, type TestApp, testPassword } from '../http/testing/test-app.ts'
import { Browser } from './testing/browser.ts'
import { type LoopbackProvider, reserveProvider } from './testing/loopback-provider.ts'

const people = {
  ada: { email: 'ada@example.org', email_verified: true, name: 'Ada Lovelace' },
  mallory: { email: 'dana@example.org', email_verified: false, name: 'Mallory' },
  dana: { email: 'dana@example.org', email_verified: true, name: 'Dana Reed' },
}

const open: { close(): Promise<void> }[] = []
afterEach(async () => {
  for (const opened of open.splice(0)) await opened.close()
})

describeEachDatabase('sign-in with an OpenID Connect provider', (openDatabase) => {
  interface Scene {
    readonly server: Listening
    readonly testApp: TestApp
    readonly startProvider: () => LoopbackProvider
  }

  /** The provider's address is configured; it runs only once it is started. */
  async function scene(signUp: SignUpPolicy = 'open'): Promise<Scene> {
    const provider = await reserveProvider()
    open.push({ close: provider.stop })
    const database = await openDatabase()
    let testApp: TestApp | undefined
    const server = await listen(async (publicUrl) => {
      testApp = await createTestApp(database, {
        publicUrl,
        signUp,
        oidc: { issuer: provider.issuer, clientId: 'soundings', clientSecret: 'a client secret' },
      })
      return testApp.app
    })
    open.push(server)
    if (testApp === undefined) throw new Error('The application was not made.')
    return {
      server,
      testApp,
      startProvider() {
        provider.start(people, `${server.origin}/api/auth/callback/oidc`)
        return provider
      },
    }
  }

  /** Through the provider's own forms: login, then consent. */
  async function signInAs(browser: Browser, origin: string, login: string, query = '') {
    let at = await browser.open(`${origin}${routes.login.path}${query}`)
    for (const form of [{ prompt: 'login', login, password: 'any' }, { prompt: 'consent' }]) {
      if (at.url.origin === origin) break
      at = await browser.open(at.url.href, form)
    }
    return at
  }

  test('a person signs in by authorization code with PKCE, and is the same user the next time', async () => {
    const { server, startProvider: start } = await scene()
    start()
    const browser = new Browser()
    const from = '/iran-conflict?segment=a%20b~(c)%C3%B8%2F%2F&stage=Attitude+Shift#part'
    const landed = await signInAs(browser, server.origin, 'ada', `?${new URLSearchParams({ returnTo: from })}`)
    expect(landed.url.href).toBe(`${server.origin}${from}`)

    const asked = browser.visited.find((url) => url.pathname === '/auth' && url.searchParams.has('client_id'))
    expect(asked?.searchParams.get('response_type')).toBe('code')
    expect(asked?.searchParams.get('code_challenge_method')).toBe('S256')
    expect(asked?.searchParams.get('nonce')).toBeTruthy()
    expect(asked?.searchParams.get('scope')?.split(' ')).toEqual(expect.arrayContaining(['openid', 'email', 'profile']))

    const user = await readUser(browser, server.origin)
    expect(user).toEqual({ id: expect.any(String), firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.org', profileImageUrl: null })
    const elsewhere = new Browser()
    await signInAs(elsewhere, server.origin, 'ada')
    expect(await readUser(elsewhere, server.origin)).toEqual(user)

    await browser.open(`${server.origin}${routes.logout.path}`)
    expect((await browser.open(`${server.origin}/api/auth/user`)).response.status).toBe(401)
  })

  test('a provider that is down at start is late, not lost', async () => {
    const { server, startProvider: start } = await scene()
    const browser = new Browser()
    const without = await browser.open(`${server.origin}/api/login`)
    expect(without.url.href).toBe(`${server.origin}/sign-in?error=provider_unavailable`)
    const options = await fetch(`${server.origin}/api/session-options`)
    expect(await options.json()).toMatchObject({ oidc: true, emailAndPassword: true })

    const provider = start()
    await signInAs(browser, server.origin, 'ada')
    expect(await readUser(browser, server.origin)).toMatchObject({ email: 'ada@example.org' })

    await provider.stop()
    expect(await readUser(browser, server.origin), 'a session does not need the provider').toMatchObject({ email: 'ada@example.org' })
  })

  test('an e-mail that the provider has not verified, or that we have not, opens nobody else’s account', async () => {
    const { server, testApp, startProvider: start } = await scene()
    start()
    const owner = await testApp
      .client()
      .send('POST', '/api/auth/sign-up/email', { body: { name: 'Dana Reed', email: 'dana@example.org', password: testPassword } })
    expect(owner.status).toBe(200)
    for (const login of ['mallory', 'dana']) {
      const browser = new Browser()
      const landed = await signInAs(browser, server.origin, login)
      expect(landed.url.href, login).toBe(`${server.origin}/sign-in?error=account_not_linked`)
      expect((await browser.open(`${server.origin}/api/auth/user`)).response.status, login).toBe(401)
    }
  })

  test('people the provider sends get an account, unless sign-up is closed for them as well', async () => {
    for (const [signUp, path] of [
      ['oidc', '/'],
      ['closed', '/sign-in?error=signup_disabled'],
    ] as const) {
      const { server, startProvider: start } = await scene(signUp)
      start()
      const landed = await signInAs(new Browser(), server.origin, 'ada')
      expect(landed.url.href, signUp).toBe(`${server.origin}${path}`)
    }
  })

  test('where sign-up is closed, the provider opens an account that whoever runs the server made', async () => {
    const { server, testApp, startProvider: start } = await scene('closed')
    start()
    await new AccountStore(testApp.database.db).add('dana@example.org', 'Dana Reed', testPassword)
    const browser = new Browser()
    expect((await signInAs(browser, server.origin, 'dana')).url.href).toBe(`${server.origin}/`)
    expect(await readUser(browser, server.origin)).toMatchObject({ email: 'dana@example.org' })
  })

  test('an answer nobody asked for, or changed on its way, signs nobody in', async () => {
    const { server, startProvider: start } = await scene()
    start()
    for (const query of ['', '?code=made-up', '?code=made-up&state=made-up', '?error=access_denied&state=x', `?state=${'x'.repeat(4000)}`]) {
      const browser = new Browser()
      const { url, response } = await browser.open(`${server.origin}/api/auth/callback/oidc${query}`)
      expect(`${url.origin}${url.pathname}`, query).toBe(`${server.origin}/sign-in`)
      expect(url.searchParams.get('error'), query).toBeTruthy()
      expect(response.status).toBeLessThan(500)
      expect((await browser.open(`${server.origin}/api/auth/user`)).response.status).toBe(401)
    }
  })

  test('login begins at the public address, where the provider sends people back to', async () => {
    const { server, testApp } = await scene()
    const response = await testApp.client().send('GET', 'http://other.example/api/login?returnTo=/runs')
    expect(response.headers.get('location')).toBe(`${server.origin}/api/login?returnTo=%2Fruns`)
  })
})

async function readUser(browser: Browser, origin: string): Promise<User> {
  const { response } = await browser.open(`${origin}/api/auth/user`)
  expect(response.status).toBe(200)
  return (await response.json()) as User
}
