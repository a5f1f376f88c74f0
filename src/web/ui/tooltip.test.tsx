import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Tooltip } from './tooltip.tsx'

afterEach(cleanup)

test('the keyboard’s focus shows the explanation and ties it to the control; Escape takes it away', async () => {
  render(
    <Tooltip content="Share of the segment at this stage">
      <button type="button">38</button>
    </Tooltip>,
  )
  const control = screen.getByRole('button', { name: '38' })
  expect(screen.queryByRole('tooltip')).toBeNull()
  fireEvent.focus(control)
  const tooltip = await screen.findByRole('tooltip')
  expect(tooltip.textContent).toBe('Share of the segment at this stage')
  expect(control.getAttribute('aria-describedby')).toBe(tooltip.id)
  fireEvent.keyDown(document, { key: 'Escape' })
  expect(screen.queryByRole('tooltip')).toBeNull()
})
