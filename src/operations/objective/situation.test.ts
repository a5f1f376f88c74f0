import { describe, expect, test } from 'vitest'
import { behaviourClasses } from '../../domain/objective/objective-reading.ts'
import { readObjective } from '../../domain/objective/read-objective.ts'
import { hardObjectives, unlikeObjectives } from '../testing/objectives.ts'
import { stringsOf } from '../testing/text-checks.ts'
import { audienceKnowledge } from './data/audiences.data.ts'
import { behaviourKnowledge } from './data/behaviours.data.ts'
import { domainKnowledge } from './data/domains.data.ts'
import { helpLine } from './data/help-line.data.ts'
import { wheelHabit } from './data/wheel-habit.data.ts'
import { fillSlots, slotsOf } from './fill-slots.ts'
import { readSituation } from './situation.ts'
import { audienceKinds, domainNames } from './situation-types.ts'

const entries: readonly (readonly [string, object])[] = [
  ...Object.entries(behaviourKnowledge),
  ['a help line', helpLine],
  ['a habit at the wheel', wheelHabit],
  ...Object.entries(domainKnowledge),
  ...Object.entries(audienceKnowledge),
]

test('there is knowledge for every behavior, field and audience', () => {
  expect(Object.keys(behaviourKnowledge).sort()).toEqual([...behaviourClasses].sort())
  expect(Object.keys(domainKnowledge).sort()).toEqual([...domainNames].sort())
  expect(Object.keys(audienceKnowledge).sort()).toEqual([...audienceKinds].sort())
})

describe.each(entries)('%s', (_, knowledge) => {
  const slots = slotsOf(readObjective('Get nurses in Ohio to attend the June hearing on staffing', ''))
  // Asks are imperatives and begin with a capital on purpose.
  const { asks: _asks, ...fragmentsOnly } = knowledge as { asks?: unknown }
  const fragments = stringsOf(fillSlots(fragmentsOnly, slots))

  test('fragments can be spoken inside a sentence', () => {
    expect(fragments.filter((fragment) => /[.?!]$| {2}|\{|\}|\d\s?%|undefined/.test(fragment))).toEqual([])
  })

  test('no list is empty and no fragment stands twice', () => {
    expect(Object.entries(knowledge).filter(([, value]) => Array.isArray(value) && value.length < 2)).toEqual([])
    const long = fragments.filter((fragment) => fragment.split(' ').length > 4)
    expect(long.filter((fragment, index) => long.indexOf(fragment) !== index)).toEqual([])
  })
})

test('names of roles can follow "the" and a number', () => {
  const names = Object.values(domainKnowledge).flatMap(({ roles }) => roles.map(({ name }) => name))
  expect(names.filter((name) => /^(?:the|those|an?|some)\b/i.test(name))).toEqual([])
  for (const { roles } of Object.values(domainKnowledge)) {
    expect(new Set(roles.map(({ kind }) => kind))).toEqual(new Set(['supporter', 'cross-pressured', 'bystander', 'opponent', 'gatekeeper']))
  }
})

test('no fragment is shared by two entries', () => {
  const seen = new Map<string, string>()
  const shared: string[] = []
  for (const [name, knowledge] of entries) {
    for (const fragment of new Set(stringsOf(knowledge))) {
      if (fragment.split(' ').length < 6) continue
      const before = seen.get(fragment)
      if (before !== undefined && before !== name) shared.push(`${before} and ${name}: ${fragment}`)
      seen.set(fragment, name)
    }
  }
  expect(shared).toEqual([])
})

test.each([
  [unlikeObjectives[0], 'support', 'foreign-policy', 'conservatives'],
  [unlikeObjectives[1], 'attend', 'water', 'farmers'],
  [unlikeObjectives[2], 'reduce', 'substance-use', 'teens'],
  [unlikeObjectives[3], 'sign', 'transport', 'generic'],
  [unlikeObjectives[4], 'donate', 'blood-giving', 'students'],
  [unlikeObjectives[5], 'join', 'labor', 'working-class'],
  [unlikeObjectives[6], 'vote', 'schools', 'parents'],
  [unlikeObjectives[7], 'adopt', 'disaster', 'homeowners'],
  [unlikeObjectives[8], 'adopt', 'waste', 'renters'],
  [unlikeObjectives[9], 'health-visit', 'public-health', 'women'],
  [unlikeObjectives[10], 'join', 'military', 'students'],
  [unlikeObjectives[11], 'contact', 'labor', 'health-workers'],
])('%s is %s / %s / %s', (objective, behaviour, domain, audience) => {
  const situation = readSituation(objective ?? '', 'United States')
  expect([situation.behaviourClass, situation.domainName, situation.audienceKind]).toEqual([behaviour, domain, audience])
})

test.each(hardObjectives)('a situation is whole for: %s', (objective) => {
  expect(stringsOf(readSituation(objective, '')).filter((fragment) => /\{\w+\}|undefined/.test(fragment))).toEqual([])
})
