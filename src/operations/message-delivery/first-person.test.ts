import { describe, expect, test } from 'vitest'
import { openingOf } from '../personas/write-barriers.ts'
import { firstPerson } from './first-person.ts'

const people = [
  { first: 'Ann', sex: 'female' },
  { first: 'Sam', sex: 'male' },
] as const

/** A trouble in every wording that a persona's barriers may open with. */
function openings(because: string, person: (typeof people)[number]): string[] {
  const all: string[] = []
  const wording = (_site: string, wordings: readonly string[]) => {
    all.push(...wordings)
    return wordings[0] ?? ''
  }
  openingOf(because, person, { wording })
  return all
}

describe.each(people)('the troubles of $first', (person) => {
  const said = (text: string) => firstPerson(text, `${person.first} Lee`, person.sex)

  test.each([
    ['the price is weekly and the promise is vague', 'the price is weekly and the promise is vague'],
    ['the forms want their full address', 'the forms want my full address'],
  ])('%s: every wording gives the trouble alone, in the first person', (because, own) => {
    const wordings = openings(because, person)
    expect(wordings.length).toBeGreaterThan(3)
    for (const wording of wordings) expect(said(wording), wording).toBe(own)
  })

  test.each([
    'they pass on what they hear at work',
    'they went once and saw nothing change',
    'their friends know them as careful',
    'their boss counts the hours they cannot leave',
  ])('%s: no wording leaves a third person behind', (because) => {
    for (const wording of openings(because, person)) {
      const own = said(wording)
      if (own === null) continue
      expect(own, wording).not.toMatch(new RegExp(`\\b(?:she|he|her|hers|his|him|they|their|them|${person.first})\\b`, 'i'))
      expect(own, wording).not.toMatch(/\bI (?:\w+ly )?\w+(?<!s|wa)s\b/)
    }
  })
})

test('the verbs of a life are known, and a participle alone starts nothing', () => {
  const said = (text: string) => firstPerson(text, 'Ann Lee', 'female')
  expect(said('Ann crosses the bridge twice a day and owes nobody for it.')).toBe('I cross the bridge twice a day and owe nobody for it')
  expect(said('Ann lay awake for weeks and still answers only what cannot wait.')).toBe('I lay awake for weeks and still answer only what cannot wait')
  expect(said('Ann has drunk from that well for years and has never seen a test of it.')).toBe(
    'I have drunk from that well for years and have never seen a test of it',
  )
  expect(said('Seen from the road the field looks dry.')).toBeNull()
})
