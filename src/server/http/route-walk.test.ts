import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { type Problem, problemSchema } from '../../contract/problem.ts'
import type { Route } from '../../contract/route.ts'
import { routes } from '../../contract/routes.ts'
import type { OpenedDatabase } from '../db/database.ts'
import { describeEachDatabase } from '../db/testing.ts'
import { bodyRoutes, goodBodies } from './testing/good-bodies.ts'
import { nastyBodies, nastyTexts } from './testing/nasty-bodies.ts'
import { createTestApp } from './testing/test-app.ts'

const all = Object.entries<Route>(routes)
const pathOf = (route: Route) => route.path.replace('{id}', 'no-such-record')

describeEachDatabase('every route of the contract', (open) => {
  test('a signed-out caller gets 401 on every protected route, with a body or without', async () => {
    const { client } = await createTestApp(await open())
    const guarded = all.filter(([, route]) => route.access === 'session')
    expect(guarded.length).toBeGreaterThan(10)
    for (const [name, route] of guarded) {
      const method = route.method.toUpperCase()
      const bare = await client().send(method, pathOf(route))
      expect(bare.status, name).toBe(401)
      expect(problemSchema.parse(await bare.json()), name).toMatchObject({ code: 'unauthenticated' })
      expect((await client().send(method, pathOf(route), { headers: { cookie: 'soundings.session_token=forged.signature' } })).status, name).toBe(401)
      if (method === 'GET') continue
      for (const { raw } of nastyBodies) expect((await client().send(method, pathOf(route), { raw })).status, name).toBe(401)
    }
  })

  test('what no route can take is refused by every one, and leaves nothing behind', async () => {
    const { signedIn, database } = await createTestApp(await open())
    const { client } = await signedIn()
    const before = await rowCounts(database)
    const walked = bodyRoutes()
    expect(walked.length).toBeGreaterThan(0)
    for (const name of walked) {
      const route: Route = routes[name]
      for (const nasty of nastyBodies) {
        const response = await client.send(route.method.toUpperCase(), pathOf(route), {
          raw: nasty.raw,
          headers: nasty.contentType === undefined ? {} : { 'content-type': nasty.contentType },
        })
        const problem = await problemOf(response)
        // A small route stops reading before it could know that the rest is wrong too.
        const allowed = route.largeBody === true ? nasty.statuses : [...nasty.statuses, ...(nasty.raw.length > 1024 * 1024 ? [413] : [])]
        expect(allowed, `${name}, ${nasty.name}: ${problem.detail}`).toContain(response.status)
        if (response.status === 422) expect(problem.errors?.length, `${name}, ${nasty.name}`).toBeGreaterThan(0)
      }
    }
    expect(await rowCounts(database)).toEqual(before)
  })

  test('each field of each body refuses what it cannot hold, by name, and leaves nothing behind', async () => {
    const { signedIn, database } = await createTestApp(await open())
    const { client } = await signedIn()
    const before = await rowCounts(database)
    let tried = 0
    for (const name of bodyRoutes()) {
      const route: Route = routes[name]
      for (const path of textPaths(goodBodies[name])) {
        for (const nasty of nastyTexts) {
          const response = await client.send(route.method.toUpperCase(), pathOf(route), { body: withValue(goodBodies[name], path, nasty.value) })
          const problem = await problemOf(response)
          expect([413, 422], `${name}.${path.join('.')}, ${nasty.name}`).toContain(response.status)
          if (response.status === 422) expect(problem.errors?.map((error) => error.path).join(' '), `${name}, ${nasty.name}`).toContain(path.join('.'))
          tried += 1
        }
      }
      const unknown = await problemOf(await client.send(route.method.toUpperCase(), pathOf(route), { body: { ...goodBodies[name], surprise: 1 } }))
      expect(unknown.errors, name).toEqual([{ path: 'surprise', message: 'is not a known field' }])
      expect(unknown.detail, name).toBe('surprise is not a known field.')
    }
    expect(tried).toBeGreaterThan(100)
    expect(await rowCounts(database)).toEqual(before)
  })

  test('an outcome of nothing but spaces is refused in words a user can act on', async () => {
    const { signedIn } = await createTestApp(await open())
    const { client } = await signedIn()
    const response = await client.send('POST', routes.researchLenses.path, { body: { desiredOutcome: ' \n\t ', region: 'United States' } })
    expect(await problemOf(response)).toMatchObject({
      status: 422,
      detail: 'desiredOutcome must not be empty.',
      errors: [{ path: 'desiredOutcome', message: 'must not be empty' }],
    })
  })

  test('addresses that name nothing are 404, wrong methods 405, and broken ones never 500', async () => {
    const { signedIn } = await createTestApp(await open())
    const { client } = await signedIn()
    const missing = [
      '/api',
      '/api/',
      '/api/nothing',
      '/api/runs/%00',
      '/api/runs/%E0%A4%A',
      '/api/runs/%',
      '/api/runs/%ED%A0%80',
      `/api/runs/${'x'.repeat(5000)}`,
      '/api/runs/..%2f..%2fetc',
      '/elsewhere',
      '/api/auth/callback/other',
    ]
    for (const path of missing) {
      const response = await client.send('GET', path)
      expect([400, 404], path).toContain(response.status)
      await problemOf(response)
    }
    for (const [name, route] of all) {
      const response = await client.send('PATCH', pathOf(route), { body: {} })
      expect(response.status, name).toBe(405)
      expect(response.headers.get('allow'), name).toContain(route.method.toUpperCase())
      expect((await problemOf(response)).code).toBe('method-not-allowed')
    }
    for (const query of ['limit=0', 'limit=x', 'limit=1e9', 'limit=1&limit=2', 'cursor=%00', `cursor=${'x'.repeat(101)}`, 'surprise=1', '__proto__=1'])
      expect((await client.send('GET', `/api/runs/no-such-record/items?${query}`)).status, query).toBe(422)
  })

  test('HEAD answers as GET does, without the content', async () => {
    const { signedIn } = await createTestApp(await open())
    const { client } = await signedIn()
    for (const [name, route] of all.filter(([, route]) => route.method === 'get' && route.path !== routes.logout.path)) {
      const [get, head] = [await client.send('GET', pathOf(route)), await client.send('HEAD', pathOf(route))]
      expect(head.status, name).toBe(get.status)
      expect(await head.text(), name).toBe('')
    }
  })
})

async function problemOf(response: Response): Promise<Problem> {
  expect(response.headers.get('content-type')).toBe('application/problem+json')
  const problem = problemSchema.parse(await response.json())
  expect(problem.status).toBe(response.status)
  expect(problem.requestId).toBe(response.headers.get('x-request-id'))
  return problem
}

async function rowCounts({ db }: OpenedDatabase): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const table of ['user', 'account', 'session', 'report', 'working_copy', 'run', 'run_item', 'verification']) {
    const { rows } = await db.execute<{ rows: number }>(sql`select count(*)::int as rows from ${sql.identifier(table)}`)
    counts[table] = rows[0]?.rows ?? -1
  }
  return counts
}

/** The places of all texts in a value, except names that must be one of a few. */
function textPaths(value: unknown, above: readonly string[] = []): string[][] {
  if (typeof value === 'string') return [[...above]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, child]) => textPaths(child, [...above, key]))
}

function withValue(root: unknown, path: readonly string[], value: unknown): unknown {
  const [key, ...rest] = path
  if (key === undefined) return value
  if (Array.isArray(root)) return root.map((child, index) => (String(index) === key ? withValue(child, rest, value) : child))
  const record = root as Readonly<Record<string, unknown>>
  return { ...record, [key]: withValue(record[key], rest, value) }
}
