import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Dialog } from './dialog.tsx'
import { ToastProvider, useToast } from './toast.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function Raise({ title }: { readonly title: string }) {
  const { toast } = useToast()
  return (
    <button type="button" onClick={() => toast({ title, description: 'Please fill in both desired behavior outcome and region.', variant: 'destructive' })}>
      raise {title}
    </button>
  )
}

const shown = () => screen.queryAllByRole('listitem', { hidden: true }).map((item) => item.textContent)

test('a toast stays 5000 ms, and a newer one replaces it before that', () => {
  render(
    <ToastProvider>
      <Raise title="Missing Information" />
      <Raise title="Save Failed" />
    </ToastProvider>,
  )
  fireEvent.click(screen.getByText('raise Missing Information'))
  expect(shown()).toEqual([expect.stringContaining('Missing Information')])
  act(() => vi.advanceTimersByTime(3000))
  fireEvent.click(screen.getByText('raise Save Failed'))
  expect(shown()).toEqual([expect.stringContaining('Save Failed')])
  act(() => vi.advanceTimersByTime(4999))
  expect(shown()).toHaveLength(1)
  act(() => vi.advanceTimersByTime(1))
  expect(shown()).toHaveLength(0)
})

test('F8 moves the focus to the toasts', () => {
  render(
    <ToastProvider>
      <Raise title="Save Failed" />
    </ToastProvider>,
  )
  fireEvent.click(screen.getByText('raise Save Failed'))
  fireEvent.keyDown(document, { code: 'F8', key: 'F8' })
  expect(document.activeElement?.tagName).toBe('OL')
})

function DialogThatSpeaks() {
  const [open, setOpen] = useState(true)
  return (
    <Dialog open={open} onOpenChange={setOpen} title="Reports">
      <Raise title="Report Deleted" />
    </Dialog>
  )
}

test('Esc closes the dialog one is in, though a toast came after it; the toast stays its time', () => {
  render(
    <ToastProvider>
      <DialogThatSpeaks />
    </ToastProvider>,
  )
  const raise = screen.getByText('raise Report Deleted')
  raise.focus()
  fireEvent.click(raise)
  expect(shown()).toHaveLength(1)
  fireEvent.keyDown(raise, { key: 'Escape' })
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(shown()).toHaveLength(1)
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(shown()).toHaveLength(0)
})
