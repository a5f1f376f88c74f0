import { expect, test } from 'vitest'
import { routes } from '../../contract/routes.ts'
import { describeEachDatabase } from '../db/testing.ts'
import { createTestApp } from './testing/test-app.ts'

const report = { title: 'Ferry', description: '', data: {} }

describeEachDatabase('requests from elsewhere', (open) => {
  test.each([
    ['a page of another site', { origin: 'https://evil.example' }],
    ['a page of another site that claims our host', { origin: 'http://evil.example', host: 'evil.example' }],
    ['another program on this machine', { origin: 'http://localhost:8080', host: 'localhost:3000' }],
    ['a page without an origin', { origin: 'null' }],
    ['a page that names no origin', { 'sec-fetch-site': 'cross-site' }],
    ['a sibling domain', { 'sec-fetch-site': 'same-site' }],
    ['text that is no origin', { origin: 'localhost' }],
  ])('%s changes nothing, not even with the user’s cookie', async (_name, headers) => {
    const { signedIn } = await createTestApp(await open(), { publicUrl: 'https://soundings.example.org' })
    const { client } = await signedIn()
    for (const [method, path, body] of [
      ['POST', routes.createReport.path, report],
      ['PUT', routes.putWorkingCopy.path, { revision: 0, reportId: null, title: '', data: {} }],
      ['DELETE', '/api/iran-conflict/reports/any', undefined],
      ['POST', routes.signOut.path, undefined],
      ['POST', routes.signIn.path, { email: 'dana@example.org', password: 'x' }],
    ] as const) {
      const response = await client.send(method, path, { body, headers })
      expect(response.status, path).toBe(403)
      expect(await response.json(), path).toMatchObject({ code: 'forbidden-origin', detail: expect.stringContaining('PUBLIC_URL') })
    }
    const reports = await client.send('GET', routes.listReports.path)
    expect(await reports.json()).toEqual([])
  })

  test.each([
    ['the public address', { origin: 'https://soundings.example.org' }],
    ['this machine, at the port it was reached by', { origin: 'http://127.0.0.1:8080', host: '127.0.0.1:8080' }],
    ['this machine by name', { origin: 'http://localhost:3000', host: 'localhost:3000' }],
    ['a program', {}],
  ])('%s may', async (_name, headers) => {
    const { signedIn } = await createTestApp(await open(), { publicUrl: 'https://soundings.example.org' })
    const { client } = await signedIn()
    expect((await client.send('POST', routes.createReport.path, { body: report, headers })).status).toBe(201)
    expect((await client.send('POST', routes.signOut.path, { headers })).status).toBe(204)
  })
})

describeEachDatabase('every answer', (open) => {
  test('carries the headers that keep a browser safe, and a request id of ours', async () => {
    const { client } = await createTestApp(await open())
    const ids = new Set<string | null>()
    for (const path of ['/api/health', '/api/nothing', '/api/auth/user', '/api/login', '/api/docs', '/nowhere']) {
      const { headers } = await client().send('GET', path, { headers: { 'x-request-id': 'chosen-by-the-client' } })
      const csp = headers.get('content-security-policy') ?? ''
      expect(csp, path).toContain("default-src 'self'")
      expect(csp, path).not.toMatch(/unsafe|\*/)
      expect(headers.get('x-content-type-options'), path).toBe('nosniff')
      expect(headers.get('x-frame-options'), path).toBe('DENY')
      expect(headers.get('cross-origin-opener-policy'), path).toBe('same-origin')
      expect(headers.get('referrer-policy'), path).toBe('same-origin')
      expect(headers.get('permissions-policy'), path).toContain('camera=()')
      expect(headers.get('strict-transport-security'), path).toBeNull()
      ids.add(headers.get('x-request-id'))
    }
    expect(ids.size).toBe(6)
    expect(ids.has('chosen-by-the-client')).toBe(false)
  })

  test('over HTTPS asks for HTTPS, with a cookie that only travels so', async () => {
    const { client } = await createTestApp(await open(), { publicUrl: 'https://soundings.example.org' })
    const response = await client().send('POST', routes.signUp.path, {
      body: { name: 'Dana', email: 'dana@example.org', password: 'correct horse battery staple' },
    })
    expect(response.headers.get('strict-transport-security')).toMatch(/^max-age=\d{8}/)
    expect(response.headers.getSetCookie()[0]).toMatch(/^__Secure-soundings\.session_token=.*; Secure/)
  })
})
