import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { reportUnauthorized } from '../lib/unauthorized.ts'
import { ToastProvider } from '../ui/toast.tsx'
import { SessionWatch } from './session-watch.tsx'

beforeEach(() => {
  vi.useFakeTimers()
  window.history.replaceState(null, '', '/iran-conflict?report=7')
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  sessionStorage.clear()
})

test('a lost session is said once, and after 500 ms the browser goes to sign in and back here', () => {
  const left: string[] = []
  const leave = (url: string) => left.push(url)
  render(
    <ToastProvider>
      <SessionWatch leave={leave} />
    </ToastProvider>,
  )
  act(() => {
    reportUnauthorized()
    reportUnauthorized()
  })
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['UnauthorizedYou are logged out. Logging in again...'])
  act(() => vi.advanceTimersByTime(499))
  expect(left).toEqual([])
  act(() => vi.advanceTimersByTime(1))
  expect(left).toEqual(['/api/login?returnTo=%2Firan-conflict%3Freport%3D7'])
})
