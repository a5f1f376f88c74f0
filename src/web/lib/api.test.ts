import { afterEach, expect, test, vi } from 'vitest'
import { routes } from '../../contract/routes.ts'
import { apiUrl, callApi } from './api.ts'
import { ApiProblem } from './api-problem.ts'
import { onUnauthorized } from './unauthorized.ts'

afterEach(() => vi.unstubAllGlobals())

/** Answers every request with this, and remembers what was asked. */
function answering(answer: () => Response | Promise<Response>) {
  const asked: { url: string; init: RequestInit }[] = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    asked.push({ url, init })
    return answer()
  })
  return asked
}

const user = { id: 'u1', firstName: 'Dana', lastName: null, email: 'd@example.org', profileImageUrl: null }
const problemOf = (call: Promise<unknown>) =>
  call.then(
    () => expect.unreachable('the call must fail'),
    (error: unknown) => (error instanceof ApiProblem ? error : expect.unreachable(String(error))),
  )

test('parses the answer and sends the session along', async () => {
  const asked = answering(() => Response.json(user))
  expect(await callApi(routes.user)).toEqual(user)
  expect(asked).toMatchObject([{ url: '/api/auth/user', init: { method: 'GET', credentials: 'include' } }])
})

test('fills parameters and query, escaped', () => {
  expect(apiUrl('/api/runs/{id}/items', { id: 'a/b ?' }, { limit: 5, cursor: undefined })).toBe('/api/runs/a%2Fb%20%3F/items?limit=5')
})

test('an answer without a body is undefined', async () => {
  const asked = answering(() => new Response(null, { status: 204 }))
  expect(await callApi(routes.deleteReport, { params: { id: 'r1' } })).toBeUndefined()
  expect(asked).toMatchObject([{ url: '/api/iran-conflict/reports/r1', init: { method: 'DELETE' } }])
})

test('problem+json becomes the problem with its fields', async () => {
  const body = {
    type: 'about:blank',
    status: 422,
    code: 'invalid-input',
    title: 'Some fields need attention',
    detail: 'region must not be empty.',
    retryable: false,
    errors: [{ path: 'region', message: 'must not be empty' }],
  }
  answering(() => Response.json(body, { status: 422 }))
  const problem = await problemOf(callApi(routes.researchLenses, { body: { desiredOutcome: 'x', region: '' } }))
  expect(problem).toMatchObject({ code: 'invalid-input', status: 422, title: body.title, detail: body.detail, retryable: false })
  expect(problem.fieldError('region')).toBe('must not be empty')
  expect(problem.fieldError('desiredOutcome')).toBeUndefined()
})

test('the message of a failure is status, colon, body, else the status text', async () => {
  answering(() => new Response('proxy says no', { status: 502, statusText: 'Bad Gateway' }))
  expect(await problemOf(callApi(routes.listRuns))).toMatchObject({ message: '502: proxy says no', title: 'HTTP 502: Bad Gateway', retryable: true })
  answering(() => new Response('', { status: 503, statusText: 'Service Unavailable' }))
  expect((await problemOf(callApi(routes.listRuns))).message).toBe('503: Service Unavailable')
})

test('no answer, and an answer of another form, are named and never passed on as data', async () => {
  answering(() => Promise.reject(new TypeError('fetch failed')))
  expect(await problemOf(callApi(routes.user))).toMatchObject({ code: 'network', status: 0, retryable: true })
  answering(() => Response.json({ id: 7 }))
  expect(await problemOf(callApi(routes.user))).toMatchObject({ code: 'unreadable-answer' })
  answering(() => new Response('<html>'))
  expect(await problemOf(callApi(routes.user))).toMatchObject({ code: 'unreadable-answer' })
})

test('an aborted call rejects with the abort, not with a problem', async () => {
  const controller = new AbortController()
  answering(() => {
    controller.abort()
    return Promise.reject(new DOMException('aborted', 'AbortError'))
  })
  await expect(callApi(routes.user, { signal: controller.signal })).rejects.toMatchObject({ name: 'AbortError' })
})

test('a 401 tells the app that the session is gone, unless it was expected', async () => {
  let heard = 0
  const stop = onUnauthorized(() => {
    heard += 1
  })
  answering(() => new Response('', { status: 401 }))
  await problemOf(callApi(routes.user, { unauthorized: 'quiet' }))
  expect(heard).toBe(0)
  expect(await problemOf(callApi(routes.listReports))).toMatchObject({ code: 'unauthenticated' })
  expect(heard).toBe(1)
  stop()
})
