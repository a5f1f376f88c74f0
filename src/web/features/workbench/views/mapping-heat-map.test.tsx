import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { segmentOf } from '../analysis/testing.ts'
import { MappingHeatMap } from './mapping-heat-map.tsx'

afterEach(cleanup)

const segments = Array.from({ length: 13 }, (_, place) =>
  segmentOf(`s${place}`, {
    segment_name: `Group ${place}`,
    ...(place === 12 ? {} : { hpemMapping: { awareness: 90 - place, engagement: 10, evaluation: place, attitude_shift: 0, behavioral_commitment: 0 } }),
  }),
)
const shownNames = () => screen.getAllByRole('rowheader').map((cell) => within(cell).getByRole('button').textContent)

test('shows ten rows, says how many more there are and which are not mapped yet, and shows all on request', () => {
  render(<MappingHeatMap segments={segments} onOpen={vi.fn()} />)
  expect(shownNames()).toHaveLength(10)
  expect(screen.getByText('... and 2 more segments')).toBeTruthy()
  expect(screen.getByText(/1 of 13 segments not mapped yet/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Show all 12' }))
  expect(shownNames()).toHaveLength(12)
})

test('sorts all rows by a stage, not only those shown, and says so to a reader', () => {
  render(<MappingHeatMap segments={segments} onOpen={vi.fn()} />)
  fireEvent.click(screen.getByRole('button', { name: 'Evaluation, sort' }))
  expect(shownNames()[0]).toBe('Group 11')
  expect(screen.getByRole('columnheader', { name: /Evaluation/ }).getAttribute('aria-sort')).toBe('descending')
})

test('filters by text and opens the segment that is pressed, once', () => {
  const onOpen = vi.fn()
  render(<MappingHeatMap segments={segments} staleIds={new Set(['s7'])} onOpen={onOpen} />)
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'group 7' } })
  expect(shownNames()).toEqual(['Group 7'])
  expect(screen.getByText('Out of date')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Group 7' }))
  expect(onOpen.mock.calls).toEqual([['s7']])
  fireEvent.click(screen.getByRole('cell', { name: '83' }))
  expect(onOpen).toHaveBeenCalledTimes(2)
})
