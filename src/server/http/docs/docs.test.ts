import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { problemCodes } from '../../../contract/problem.ts'
import type { Route } from '../../../contract/route.ts'
import { routes } from '../../../contract/routes.ts'
import type { AppEnv } from '../app-env.ts'
import { mountDocs } from './mount-docs.ts'
import type { OpenApi } from './openapi.ts'

const app = new Hono<AppEnv>()
mountDocs(app, { config: { publicUrl: 'http://localhost:3000' }, version: '1.2.3' })

test('the description lists every route with what it takes, answers and needs', async () => {
  const api = (await (await app.request('/api/openapi.json')).json()) as OpenApi
  expect(api.openapi).toMatch(/^3\.1\./)
  const all = Object.entries<Route>(routes)
  expect(Object.values(api.paths).flatMap((methods) => Object.keys(methods))).toHaveLength(all.length)
  for (const [name, route] of all) {
    const operation = api.paths[route.path]?.[route.method]
    expect(operation?.operationId, name).toBe(name)
    expect(operation?.security.length, name).toBe(route.access === 'session' ? 1 : 0)
    expect(operation?.requestBody !== undefined, name).toBe(route.body !== undefined)
    expect(operation?.responses[route.status], name).toBeDefined()
    for (const code of route.problems ?? []) expect(operation?.responses[problemCodes[code].status]?.description, name).toContain(code)
    const inPath = operation?.parameters?.filter((parameter) => parameter.in === 'path').map((parameter) => `{${String(parameter.name)}}`) ?? []
    expect(route.path.match(/\{\w+\}/g) ?? [], name).toEqual(inPath)
  }
  const limit = api.paths['/api/runs/{id}/items']?.get?.parameters?.find((parameter) => parameter.name === 'limit')
  expect(limit).toMatchObject({ required: false, schema: { maximum: 500 } })
})

test('the page shows every endpoint and problem, and loads nothing but its own stylesheet', async () => {
  const page = await (await app.request('/api/docs')).text()
  for (const route of Object.values<Route>(routes)) expect(page).toContain(`<code>${route.path}</code>`)
  for (const code of Object.keys(problemCodes)) expect(page).toContain(`id="problem-${code}"`)
  expect(page).not.toMatch(/<script|style=|https?:\/\/(?!localhost)[^"]*"\s*(?:\/>|>)/)
  const [, stylesheet = ''] = /<link rel="stylesheet" href="([^"]+)"/.exec(page) ?? []
  const style = await app.request(stylesheet)
  expect(style.headers.get('content-type')).toContain('text/css')
  expect(await style.text()).toContain('--ink')
})
