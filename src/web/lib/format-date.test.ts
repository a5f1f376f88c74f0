import { expect, test } from 'vitest'
import { formatAgo, formatDateTime } from './format-date.ts'

const now = Date.parse('2026-11-20T12:00:00Z')

test.each([
  ['2026-11-20T11:59:40Z', 'just now'],
  ['2026-11-20T11:30:00Z', '30 minutes ago'],
  ['2026-11-20T07:00:00Z', '5 hours ago'],
  ['2026-11-18T12:00:00Z', '2 days ago'],
  ['not a date', 'Invalid Date'],
])('%s is %s', (iso, words) => {
  expect(formatAgo(iso, now)).toBe(words)
})

test('what is older than a week is a date, and no date says so', () => {
  expect(formatAgo('2026-01-02T12:00:00Z', now)).toBe(formatDateTime('2026-01-02T12:00:00Z'))
  expect(formatAgo('2026-01-02T12:00:00Z', now)).toContain('2026')
  expect(formatDateTime('')).toBe('Invalid Date')
})
