import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Tabs } from './tabs.tsx'

afterEach(cleanup)

test('shows one view at a time and names the list', () => {
  render(
    <Tabs
      label="Views of the mapping"
      defaultValue="chart"
      tabs={[
        { value: 'chart', label: 'Chart', content: <p>cells</p> },
        { value: 'table', label: 'Table', content: <p>rows</p> },
      ]}
    />,
  )
  expect(screen.getByRole('tablist', { name: 'Views of the mapping' })).toBeTruthy()
  expect(screen.getByText('cells')).toBeTruthy()
  expect(screen.queryByText('rows')).toBeNull()
  fireEvent.mouseDown(screen.getByRole('tab', { name: 'Table' }), { button: 0 })
  expect(screen.getByText('rows')).toBeTruthy()
  expect(screen.queryByText('cells')).toBeNull()
})
