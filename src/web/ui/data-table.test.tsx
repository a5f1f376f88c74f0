import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { DataTable, dataTableColumns } from './data-table.tsx'

interface Score {
  readonly id: string
  readonly name: string
  readonly mean: number
}

const helper = dataTableColumns<Score>()
const columns = helper.columns([helper.accessor('name', { header: 'Ad' }), helper.accessor('mean', { header: 'Score', meta: { align: 'end' } })])
const rows: readonly Score[] = [
  { id: 'a', name: 'Two farms', mean: 7.1 },
  { id: 'b', name: 'A promise', mean: 10 },
  { id: 'c', name: 'Neighbor', mean: 6.3 },
]

afterEach(cleanup)

const shownNames = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[0]?.textContent)

test('sorts figures as figures, says so to a reader, and turns round on a second press', () => {
  render(<DataTable caption="Ads" columns={columns} rows={rows} rowId={(row) => row.id} />)
  expect(shownNames()).toEqual(['Two farms', 'A promise', 'Neighbor'])
  const header = screen.getByRole('button', { name: 'Score' })
  fireEvent.click(header)
  expect(shownNames()).toEqual(['A promise', 'Two farms', 'Neighbor'])
  expect(screen.getByRole('columnheader', { name: 'Score' }).getAttribute('aria-sort')).toBe('descending')
  fireEvent.click(header)
  expect(shownNames()).toEqual(['Neighbor', 'Two farms', 'A promise'])
})
