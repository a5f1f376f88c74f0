import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readObjective } from './read-objective.ts'

const slots = (text: string, region: string) => {
  const { who, what, subject, place, deadline, measure, constraints } = readObjective(text, region)
  return [
    who.plural,
    who.one,
    who.head,
    what.base,
    what.gerund,
    what.third,
    what.past,
    what.shortBase,
    what.shortGerund,
    subject.text,
    subject.bare,
    place.text,
    place.inPlace,
    ...constraints,
    ...(deadline === null ? [] : [deadline]),
    ...(measure === null ? [] : [measure]),
  ]
}

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
  for (const slot of slots(text, region)) {
    expect(slot.trim()).not.toBe('')
    expect(slot).not.toMatch(/ {2}|undefined|\ba an?\b|\ban an?\b|‿/)
    expect(slot).toBe(slot.trim())
  }
  expect(readObjective(text, region).keywords.length).toBeGreaterThan(0)
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
