import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useRef, useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { AlertDialog } from './alert-dialog.tsx'
import { Dialog } from './dialog.tsx'

afterEach(cleanup)

function Opener() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open it
      </button>
      <Dialog open={open} onOpenChange={setOpen} title="Opened">
        <input aria-label="Takes the focus" />
      </Dialog>
    </>
  )
}

function RemovesItsOpener() {
  const [asking, setAsking] = useState(false)
  const [gone, setGone] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  return (
    <>
      <ul ref={list} tabIndex={-1} aria-label="Reports">
        {!gone && (
          <li>
            <button type="button" onClick={() => setAsking(true)}>
              Delete
            </button>
          </li>
        )}
      </ul>
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title="Delete it?"
        description="For good."
        confirmLabel="Delete report"
        focusFallback={list}
        onConfirm={() => {
          setGone(true)
          setAsking(false)
        }}
      />
    </>
  )
}

test('a dialog that no trigger opened gives the focus back to where it was', async () => {
  render(<Opener />)
  const button = screen.getByRole('button', { name: 'Open it' })
  button.focus()
  fireEvent.click(button)
  await waitFor(() => expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true))
  fireEvent.keyDown(document, { key: 'Escape' })
  await waitFor(() => expect(document.activeElement).toBe(button))
})

test('where what had the focus is gone, the fallback takes it', async () => {
  render(<RemovesItsOpener />)
  const button = screen.getByRole('button', { name: 'Delete' })
  button.focus()
  fireEvent.click(button)
  fireEvent.click(screen.getByRole('button', { name: 'Delete report' }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Reports' })))
})
