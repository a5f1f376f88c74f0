import { expect, test } from 'vitest'
import { seededRandom } from '../random.ts'
import { cellsOf, conditioned, sortedBy } from './population-frame.ts'
import { systematicSample } from './systematic-sample.ts'

const dimensions = { region: ['north', 'south'], age: ['young', 'middle', 'old'] } as const
const cells = cellsOf(dimensions, [1, 2, 3, 4, 5, 6])

test('counts are read with the last dimension varying fastest, and a wrong number of them is refused', () => {
  expect(cells[4]).toEqual({ levels: { region: 'south', age: 'middle' }, people: 5 })
  expect(() => cellsOf(dimensions, [1, 2])).toThrow('6 cells')
})

test('every unit is drawn in proportion to its size', () => {
  const random = seededRandom(7)
  const sizes = cells.map((cell) => cell.people)
  const hits = sizes.map(() => 0)
  const rounds = 4000
  for (let round = 0; round < rounds; round++) for (const index of systematicSample(sizes, 5, random())) hits[index] = (hits[index] ?? 0) + 1
  for (const [index, size] of sizes.entries()) expect((hits[index] ?? 0) / rounds).toBeCloseTo((5 * size) / 21, 1)
})

test('five draws from five equal groups take one of each, wherever they start', () => {
  for (const start of [0, 0.2, 0.5, 0.999999]) expect(systematicSample([2, 2, 2, 2, 2], 5, start)).toEqual([0, 1, 2, 3, 4])
})

test('a unit without people is never drawn', () => {
  for (const start of [0, 0.5, 0.9999999999]) expect(systematicSample([0, 3, 0, 2, 0], 5, start).every((index) => index === 1 || index === 3)).toBe(true)
})

test('conditions remove and tilt cells, and contradicting conditions are dropped', () => {
  expect(conditioned(cells, ({ age }) => (age === 'old' ? 1 : 0)).map((cell) => cell.people)).toEqual([0, 0, 3, 0, 0, 6])
  expect(conditioned(cells, () => 0)).toEqual(cells)
})

test('the order puts the first named dimension slowest', () => {
  expect(sortedBy(cells, dimensions, ['age', 'region']).map((cell) => cell.people)).toEqual([1, 4, 2, 5, 3, 6])
})
