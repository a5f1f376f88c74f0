import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readObjective } from './read-objective.ts'
import { objectivePhrases } from './testing/objective-phrases.ts'

const wordy = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        ...'get persuade to the of in by before 15 % parents voters farmers attend vote support stop reduce that and not their June 2027 Ohio county a an more 20% “x” (y)  , . ; constructor toString __proto__ 🙂'.split(
          ' ',
        ),
        '18- to 24-year-olds',
        '13 to 15 years',
      ),
      fc.string({ maxLength: 8 }),
    ),
    { minLength: 1, maxLength: 40 },
  )
  .map((words) => words.join(' '))

function expectWhole(text: string, region: string): void {
  const { who, constraints, keywords } = readObjective(text, region)
  for (const slot of [...objectivePhrases(text, region), who.head, ...constraints]) {
    expect(slot.trim()).not.toBe('')
    expect(slot).not.toMatch(/ {2}|undefined|\ba an?\b|\ban an?\b|‿/)
    expect(slot).toBe(slot.trim())
  }
  expect(keywords.length).toBeGreaterThan(0)
}

describe('whatever the text', () => {
  test.each([
    ['any text', fc.string({ unit: 'binary', maxLength: 300 })],
    ['sentence-like text', wordy],
  ])('%s gives whole slots', (_, texts) => {
    fc.assert(
      fc.property(texts, fc.string({ maxLength: 30 }), (text, region) => {
        expectWhole(text, region)
      }),
      { numRuns: 1500 },
    )
  })

  // Each makes a rule try every way to divide the text.
  test.each([
    `Increase support x ${'in base '.repeat(490)}`,
    `Increase support in the base ${'for of on about '.repeat(240)}`,
    'the first of '.repeat(300),
    `Get parents to vote by ${'the end of '.repeat(350)}`,
  ])('a text that says the same again and again gives whole slots: %.30s', (text) => {
    expectWhole(text, 'Ohio')
  })
})

test('4000 characters are read in one go', () => {
  expect(readObjective('Get parents to attend the meeting and '.repeat(105), 'Ohio').who.plural).toBe('parents')
})
