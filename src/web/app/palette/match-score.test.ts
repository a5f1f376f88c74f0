import { expect, test } from 'vitest'
import { matchScore } from './match-score.ts'

test('letters that only happen to occur in order do not match', () => {
  expect(matchScore('Advanced Audience Research', 'church')).toBe(0)
  expect(matchScore('Church-going conservatives', 'church')).toBe(1)
})

test('every word must be found; the start of the label counts most, keywords least', () => {
  expect(matchScore('Dark theme', 'theme dark')).toBeGreaterThan(0)
  expect(matchScore('Dark theme', 'dark sign')).toBe(0)
  const scores = [
    matchScore('Sign out', 'sign'),
    matchScore('Report: sign campaign', 'sign'),
    matchScore('Redesign', 'sign'),
    matchScore('Leave', 'sign', ['sign out']),
  ]
  expect(scores).toEqual([...scores].sort((a, b) => b - a))
  expect(new Set(scores).size).toBe(scores.length)
})
