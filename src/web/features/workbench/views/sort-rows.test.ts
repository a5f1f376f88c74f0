import { expect, test } from 'vitest'
import { matchesFilter } from './matches-filter.ts'
import { nextSorting, sortRows } from './sort-rows.ts'
import { toTsv } from './to-tsv.ts'

const rows = [
  { name: 'Segment 10', score: 4 },
  { name: 'segment 2', score: null },
  { name: 'Élan', score: 7.5 },
  { name: 'Segment 9', score: 10 },
]
const read = (row: (typeof rows)[number], key: 'name' | 'score') => row[key]
const names = (sorted: readonly (typeof rows)[number][]) => sorted.map(({ name }) => name)

test('names sort as people read them, figures by size, and what has no figure stands last either way', () => {
  expect(names(sortRows(rows, { key: 'name', direction: 'ascending' }, read))).toEqual(['Élan', 'segment 2', 'Segment 9', 'Segment 10'])
  expect(names(sortRows(rows, { key: 'score', direction: 'descending' }, read))).toEqual(['Segment 9', 'Élan', 'Segment 10', 'segment 2'])
  expect(names(sortRows(rows, { key: 'score', direction: 'ascending' }, read))).toEqual(['Segment 10', 'Élan', 'Segment 9', 'segment 2'])
  expect(sortRows(rows, null, read)).toEqual(rows)
})

test('a second press turns the order round, another column starts with its own', () => {
  const first = nextSorting(null, 'score', 'descending')
  expect(first.direction).toBe('descending')
  expect(nextSorting(first, 'score', 'descending').direction).toBe('ascending')
  expect(nextSorting(first, 'name', 'ascending')).toEqual({ key: 'name', direction: 'ascending' })
})

test('a filter wants every word, anywhere, in any case', () => {
  expect(matchesFilter('FARM two', 'Two neighbours', 'of a farm')).toBe(true)
  expect(matchesFilter('farm three', 'Two neighbours', 'of a farm')).toBe(false)
  expect(matchesFilter('  ', 'anything')).toBe(true)
})

test('a value cannot break out of its cell', () => {
  expect(
    toTsv(
      ['Name', 'Said'],
      [
        ['Ana\tLee', 'one\ntwo'],
        ['Bo', null],
      ],
    ),
  ).toBe('Name\tSaid\nAna Lee\tone two\nBo\t')
})
