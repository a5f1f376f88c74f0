import { expect, test } from 'vitest'
import type { Problem } from '../../contract/problem.ts'
import { describeEachDatabase } from '../db/testing.ts'
import { createTestApp, testPassword } from '../http/testing/test-app.ts'
import { RateLimiter, signInLimits } from './rate-limiter.ts'

const problemOf = async (response: Response) => (await response.json()) as Problem

describeEachDatabase('sign-in', (open) => {
  test('an account is made, signs out and signs in again, its session in an HttpOnly cookie', async () => {
    const { signedIn, client } = await createTestApp(await open())
    const ada = await signedIn('Ada King Lovelace')
    expect(ada.user).toEqual({ id: expect.any(String), firstName: 'Ada', lastName: 'King Lovelace', email: ada.email, profileImageUrl: null })

    const again = client()
    const response = await again.send('POST', '/api/auth/sign-in/email', { body: { email: ada.email.toUpperCase(), password: testPassword } })
    expect(response.status).toBe(200)
    expect(response.headers.getSetCookie().join('\n')).toMatch(/soundings\.session_token=[^;]+;.*HttpOnly;.*SameSite=Lax/i)
    expect(await response.json()).toEqual({ user: ada.user })
    const me = await again.send('GET', '/api/auth/user')
    expect(await me.json()).toEqual(ada.user)

    const held = again.cookieHeader()
    expect((await again.send('POST', '/api/auth/sign-out')).status).toBe(204)
    expect((await again.send('GET', '/api/auth/user')).status).toBe(401)
    const replayed = await client().send('GET', '/api/auth/user', { headers: { cookie: held } })
    expect(replayed.status).toBe(401)
  })

  test('a wrong password and an unknown e-mail are answered alike', async () => {
    const { signedIn, client } = await createTestApp(await open())
    const { email } = await signedIn()
    const wrong = await client().send('POST', '/api/auth/sign-in/email', { body: { email, password: 'not the password' } })
    const unknown = await client().send('POST', '/api/auth/sign-in/email', { body: { email: 'nobody@example.org', password: 'not the password' } })
    expect(wrong.headers.get('content-type')).toBe('application/problem+json')
    const [a, b] = [await problemOf(wrong), await problemOf(unknown)]
    expect(a).toMatchObject({ status: 401, code: 'unauthenticated', detail: expect.stringMatching(/password/) })
    expect({ ...a, requestId: '' }).toEqual({ ...b, requestId: '' })
  })

  test.each([
    [{ name: 'Dana', email: 'dana@example.org', password: 'short' }, 'password'],
    [{ name: 'Dana', email: 'dana@example.org', password: 'x'.repeat(129) }, 'password'],
    [{ name: 'Dana', email: 'not an address', password: testPassword }, 'email'],
    [{ name: '  ', email: 'dana@example.org', password: testPassword }, 'name'],
    [{ name: 'Da\0na', email: 'dana@example.org', password: testPassword }, 'name'],
    [{ name: 'Dana', email: 'dana@example.org', password: testPassword, role: 'admin' }, 'role'],
    [{ name: 'Dana', email: 'dana@example.org', password: testPassword, emailVerified: true }, 'emailVerified'],
  ])('a sign-up that cannot be is refused with its field named (%#)', async (body, field) => {
    const { client } = await createTestApp(await open())
    const response = await client().send('POST', '/api/auth/sign-up/email', { body })
    expect(await problemOf(response)).toMatchObject({ status: 422, code: 'invalid-input', errors: [{ path: field }] })
    expect((await client().send('POST', '/api/auth/sign-in/email', { body: { email: 'dana@example.org', password: testPassword } })).status).toBe(401)
  })

  test('an e-mail signs up once, also when two try at the same moment', async () => {
    const { client, logged } = await createTestApp(await open())
    const body = { name: 'Dana', email: 'dana@example.org', password: testPassword }
    const responses = await Promise.all([1, 2].map(() => client().send('POST', '/api/auth/sign-up/email', { body })))
    expect(responses.map((response) => response.status).sort()).toEqual([200, 422])
    const third = await problemOf(await client().send('POST', '/api/auth/sign-up/email', { body: { ...body, email: 'DANA@example.org' } }))
    expect(third).toMatchObject({ code: 'invalid-input', errors: [{ path: 'email' }] })
    for (const written of [/dana@/i, testPassword]) expect(logged(), 'the log holds nothing people wrote').not.toMatch(written)
  })

  test('guessing one account is stopped and says for how long, others are not held up', async () => {
    let nowMs = Date.UTC(2026, 10, 20)
    const { client, signedIn } = await createTestApp(await open(), { now: () => nowMs })
    const { email } = await signedIn()
    const guess = (password: string) => client().send('POST', '/api/auth/sign-in/email', { body: { email, password } })
    const guesses = await Promise.all(Array.from({ length: signInLimits.signInPerAccount.max + 2 }, (_, i) => guess(`guess number ${i}`)))
    expect(guesses.map((response) => response.status).filter((status) => status === 429)).toHaveLength(2)
    const stopped = await guess(testPassword)
    expect(await problemOf(stopped)).toMatchObject({ status: 429, code: 'rate-limited', retryable: true })
    const waitS = Number(stopped.headers.get('retry-after'))
    expect(waitS).toBe(signInLimits.signInPerAccount.windowMs / 1000)

    const other = await signedIn()
    expect((await client().send('POST', '/api/auth/sign-in/email', { body: { email: other.email, password: testPassword } })).status).toBe(200)
    nowMs += waitS * 1000
    expect((await guess(testPassword)).status).toBe(200)
  })

  test('signing in resets the count of an account, so daily use is never stopped', async () => {
    const { client, signedIn } = await createTestApp(await open())
    const { email } = await signedIn()
    for (let i = 0; i < signInLimits.signInPerAccount.max + 3; i++)
      expect((await client().send('POST', '/api/auth/sign-in/email', { body: { email, password: testPassword } })).status).toBe(200)
  })

  test('sign-ups from one address are limited', async () => {
    const { client, database } = await createTestApp(await open())
    for (let i = 0; i < signInLimits.signUpPerAddress.max; i++) await new RateLimiter(database.db).consume(signInLimits.signUpPerAddress, 'in-process')
    const last = await client().send('POST', '/api/auth/sign-up/email', { body: { name: 'D', email: 'last@example.org', password: testPassword } })
    expect(last.status).toBe(429)
    expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  test('logout ends the session when the user asks, not when a link on another site does', async () => {
    const { signedIn } = await createTestApp(await open())
    const { client } = await signedIn()
    const elsewhere = await client.send('GET', '/api/logout', { headers: { 'sec-fetch-site': 'cross-site' } })
    expect(elsewhere.headers.get('location')).toBe('/')
    const referred = await client.send('GET', '/api/logout', { headers: { referer: 'https://evil.example/' } })
    expect(referred.headers.get('location')).toBe('/')
    expect((await client.send('GET', '/api/auth/user')).status).toBe(200)

    const own = await client.send('GET', '/api/logout', { headers: { 'sec-fetch-site': 'same-origin' } })
    expect([own.status, own.headers.get('location')]).toEqual([302, '/'])
    expect((await client.send('GET', '/api/auth/user')).status).toBe(401)
  })

  test('without a provider, login leads to the sign-in page and only ever back to pages of our own', async () => {
    const { client } = await createTestApp(await open())
    const locationFor = async (query: string) => (await client().send('GET', `/api/login${query}`)).headers.get('location')
    expect(await locationFor('')).toBe('/sign-in')
    expect(await locationFor('?returnTo=%2Fruns%3Fid%3D7')).toBe('/sign-in?returnTo=%2Fruns%3Fid%3D7')
    for (const foreign of [
      'https://evil.example',
      '//evil.example',
      '/\\evil.example',
      '/%09/evil.example',
      '/.//evil.example',
      'javascript:alert(1)',
      '/api/logout',
    ])
      expect(await locationFor(`?${new URLSearchParams({ returnTo: foreign })}`), foreign).toMatch(/^\/sign-in(\?returnTo=%2F(?!%2F|%5C|api)|$)/)
  })

  test('nothing else of the sign-in library is reachable', async () => {
    const { signedIn } = await createTestApp(await open())
    const { client } = await signedIn()
    for (const path of ['update-user', 'delete-user', 'change-email', 'sign-in/social', 'list-sessions', 'get-session', 'verify-email'])
      for (const method of ['GET', 'POST'])
        expect((await client.send(method, `/api/auth/${path}`, method === 'POST' ? { body: {} } : {})).status, path).toBe(404)
  })
})
