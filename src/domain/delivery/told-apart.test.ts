import { expect, test } from 'vitest'
import { toldApart } from './told-apart.ts'

const sample = (mean: number, standardDeviation: number | null, measured: number) => ({ mean, standardDeviation, measured })

test.each([
  // Five answers each, spread 1: standard error 0.632, 8 degrees of freedom, t = 2.31, so 1.46 is the least that counts.
  { a: sample(7, 1, 5), b: sample(5.6, 1, 5), apart: false },
  { a: sample(7, 1, 5), b: sample(5.5, 1, 5), apart: true },
  // Unequal spreads and sizes: standard error 1.017, Satterthwaite's 4.3 degrees of freedom rounded down, t = 2.78, so 2.83.
  { a: sample(8, 0.5, 8), b: sample(5.2, 2.24, 5), apart: false },
  { a: sample(8, 0.5, 8), b: sample(5.1, 2.24, 5), apart: true },
  // Beyond the table: standard error 0.2, 1.96 of it is 0.39.
  { a: sample(7, 1, 50), b: sample(6.7, 1, 50), apart: false },
  { a: sample(7, 1, 50), b: sample(6.6, 1, 50), apart: true },
])('$a and $b: told apart is $apart', ({ a, b, apart }) => {
  expect(toldApart(a, b)).toBe(apart)
  expect(toldApart(b, a)).toBe(apart)
})

test('one without spread is judged by the spread of the other', () => {
  expect(toldApart(sample(9, 0, 3), sample(8, 1, 5))).toBe(false)
  expect(toldApart(sample(9, 0, 3), sample(7, 1, 5))).toBe(true)
})

test('where t is not defined nothing is told apart, however far the means', () => {
  expect(toldApart(sample(9, 0, 2), sample(1, 0, 2))).toBe(false)
  expect(toldApart(sample(9, null, 1), sample(1, 0.7, 5))).toBe(false)
})
