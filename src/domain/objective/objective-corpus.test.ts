import { describe, expect, test } from 'vitest'
import { readObjective } from './read-objective.ts'
import type { Shares } from './testing/compare-reading.ts'
import { comparedSlots, sharesRight } from './testing/compare-reading.ts'
import { objectivesDev } from './testing/objectives-dev.data.ts'
import { objectivesHeldOut } from './testing/objectives-held-out.data.ts'

/** What was reached, a little less where single entries hang on taste. A share below is a rule that was lost. */
const floors = {
  dev: { who: 0.98, behaviour: 0.95, place: 0.98, deadline: 0.98, measure: 0.98 },
  heldOut: { who: 0.9, behaviour: 0.85, place: 0.93, deadline: 0.95, measure: 0.93 },
} satisfies Record<string, Shares>

describe.each([
  ['dev', objectivesDev, floors.dev],
  ['held out', objectivesHeldOut, floors.heldOut],
] as const)('labelled objectives, %s', (name, entries, floor) => {
  const shares = sharesRight(entries, (text) => readObjective(text, 'United States'))
  test.each(comparedSlots)('%s is read right often enough', (slot) => {
    process.stdout.write(`objectives ${name}: ${slot} right in ${(100 * shares[slot]).toFixed(1)} %\n`)
    expect(shares[slot]).toBeGreaterThanOrEqual(floor[slot])
  })
})

test('the comparison can fail', () => {
  const wrong = readObjective('Persuade nurses in Ohio to attend the June hearing by 2 May', '')
  expect(sharesRight(objectivesDev, () => wrong)).toMatchObject({ who: 0, behaviour: 0 })
})
