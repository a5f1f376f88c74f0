import { createMemoryHistory, createRootRoute, createRoute, createRouter, Outlet, RouterProvider } from '@tanstack/react-router'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { MobileBar } from './mobile-bar.tsx'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const user = { id: 'u1', firstName: 'Dana', lastName: 'West', email: 'dana@example.org', profileImageUrl: null }

async function open() {
  const root = createRootRoute({
    component: () => (
      <>
        <MobileBar user={user} />
        <Outlet />
      </>
    ),
  })
  const paths = ['/', '/iran-conflict', '/advanced-audience-research', '/message-model-development', '/settings']
  const router = createRouter({
    routeTree: root.addChildren(paths.map((path) => createRoute({ getParentRoute: () => root, path }))),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  })
  render(<RouterProvider router={router as never} />)
  fireEvent.click(await screen.findByRole('button', { name: 'Open menu' }))
  await screen.findByRole('dialog')
  return router
}

test('the menu holds the four sections and who is signed in', async () => {
  await open()
  const labels = screen.getAllByRole('link').map((link) => link.textContent)
  expect(labels).toEqual(['Welcome', 'Iran Conflict', 'Advanced Audience Research', 'Message Model Development', 'Settings', 'Sign out'])
  expect(screen.getByRole('link', { name: 'Welcome' }).getAttribute('aria-current')).toBe('page')
  expect(screen.getByText('Dana West')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Sign out' }).getAttribute('href')).toBe('/api/logout')
})

test('a navigation click closes the menu at once and goes to the page 100 ms later', async () => {
  const router = await open()
  vi.useFakeTimers()
  fireEvent.click(screen.getByRole('link', { name: 'Iran Conflict' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(99))
  expect(router.state.location.pathname).toBe('/')
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(router.state.location.pathname).toBe('/iran-conflict')
})
