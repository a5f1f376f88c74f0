import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { AppLayout } from './app-layout.tsx'
import { createQueryClient } from './query-client.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** Opens a page of the app while `/api/auth/user` answers this. */
function open(path: string, answer: () => Response | Promise<Response>) {
  vi.stubGlobal('fetch', async () => answer())
  const root = createRootRoute()
  const layout = createRoute({ getParentRoute: () => root, id: 'app', component: AppLayout })
  const pages = ['/', '/iran-conflict'].map((page) => createRoute({ getParentRoute: () => layout, path: page, component: () => <h1>{`the page ${page}`}</h1> }))
  const router = createRouter({ routeTree: root.addChildren([layout.addChildren(pages)]), history: createMemoryHistory({ initialEntries: [path] }) })
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  )
}

const pending = () => new Promise<Response>(() => {})
const visitor = () => new Response('', { status: 401 })
const dana = () => Response.json({ id: 'u1', firstName: 'Dana', lastName: 'West', email: 'dana@example.org', profileImageUrl: null })

test.each([
  ['while it is not known who one is', pending],
  ['for a visitor', visitor],
])('the start page is the landing page %s', async (_, answer) => {
  open('/', answer)
  expect(await screen.findByRole('heading', { level: 1, name: 'Welcome to Dashboard' })).toBeTruthy()
  for (const name of ['Get Started', 'Sign in to continue']) expect(screen.getByRole('link', { name }).getAttribute('href')).toBe('/api/login')
})

test('inside the shell, a spinner says that it is loading', async () => {
  open('/iran-conflict', pending)
  expect(await screen.findByText('Loading...')).toBeTruthy()
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull()
})

test('a visitor never sees a protected page', async () => {
  open('/iran-conflict', visitor)
  expect(await screen.findByText('Loading...')).toBeTruthy()
  expect(screen.queryByText('the page /iran-conflict')).toBeNull()
})

test('the signed-in user sees the page', async () => {
  open('/iran-conflict', dana)
  expect(await screen.findByRole('heading', { level: 1, name: 'the page /iran-conflict' })).toBeTruthy()
  expect(screen.getAllByText('Dana West')).not.toHaveLength(0)
})

test('a server that fails is not taken for a visitor', async () => {
  open('/', () => new Response('', { status: 500, statusText: 'Internal Server Error' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Soundings cannot tell who you are' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy()
})
