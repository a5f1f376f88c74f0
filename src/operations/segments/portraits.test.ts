import { expect, test } from 'vitest'
import { audienceKnowledge } from '../objective/data/audiences.data.ts'
import { behaviourKnowledge } from '../objective/data/behaviours.data.ts'
import { domainKnowledge } from '../objective/data/domains.data.ts'
import { helpLine } from '../objective/data/help-line.data.ts'
import { wheelHabit } from '../objective/data/wheel-habit.data.ts'
import { carrierNames, circleNames, mixedUpNames, souredNames, unfit } from './data/circle-names.data.ts'
import { barrierPortraits } from './data/portraits-barriers.data.ts'
import { objectionPortraits } from './data/portraits-objections.data.ts'
import { rolePortraits } from './data/portraits-roles.data.ts'
import { fallbackName } from './fallback-name.ts'

const behaviours = [...Object.values(behaviourKnowledge), helpLine, wheelHabit]
const domains = Object.values(domainKnowledge)
const people = [...behaviours, ...domains, ...Object.values(audienceKnowledge)].flatMap(({ barriers }) => barriers.map((barrier) => barrier.people))
const roles = domains.flatMap((domain) => domain.roles.map((role) => role.name))
const claims = domains.flatMap((domain) => domain.objections.map((objection) => objection.claim))

test.each([
  ['barrier', people, barrierPortraits],
  ['role', roles, rolePortraits],
  ['objection', claims, objectionPortraits],
])('every %s of the tables has a portrait, and no portrait stands alone', (_, known, portraits) => {
  expect(known.filter((key) => portraits[key] === undefined)).toEqual([])
  expect(Object.keys(portraits).filter((key) => !known.includes(key))).toEqual([])
})

test('an excluded barrier is one of the tables', () => {
  expect(
    Object.values(unfit)
      .flat()
      .filter((key) => !people.includes(key)),
  ).toEqual([])
})

test('a name is two to five plain words', () => {
  const names = [
    ...Object.values(barrierPortraits).map(({ name }) => name),
    ...Object.values(objectionPortraits).map(({ name }) => name),
    ...roles.map((name) => rolePortraits[name]?.name ?? name),
    ...Object.values(circleNames).flatMap(({ done, almost }) => [done, almost]),
    ...Object.values(mixedUpNames),
    ...Object.values(souredNames),
    ...Object.values(carrierNames),
    ...people.map(fallbackName),
  ]
  expect(names.filter((name) => !/^\S+(?: \S+){1,4}$/.test(name))).toEqual([])
})
