import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hpemStages } from '../../contract/hpem-stage.ts'
import { stageShare, toPercentages, toStagePercentages, wholePercentages } from './stage-shares.ts'

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

test('whole percentages sum to 100 and stay within one of the exact share', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0, max: 1e6, noNaN: true }), { minLength: 1, maxLength: 12 }), (weights) => {
      fc.pre(sum(weights) > 1e-6)
      const shares = wholePercentages(weights)
      expect(sum(shares)).toBe(100)
      for (const [index, share] of shares.entries()) {
        expect(Number.isInteger(share)).toBe(true)
        expect(Math.abs(share - ((weights[index] ?? 0) / sum(weights)) * 100)).toBeLessThan(1)
      }
    }),
  )
})

test.each([[[0, 0]], [[]], [[-1, 2]], [[Number.NaN, 1]]])('weights %j are refused', (weights) => {
  expect(() => wholePercentages(weights)).toThrow(RangeError)
})

test('both forms of a mapping read the same', () => {
  const mapping = { awareness: 38, engagement: 24, evaluation: 18, attitude_shift: 13, behavioral_commitment: 7 }
  const older = toStagePercentages(mapping)
  expect(older.stage_percentages.map((row) => row.stage)).toEqual(hpemStages)
  for (const stage of hpemStages) expect(stageShare(older, stage)).toBe(stageShare(mapping, stage))
  expect(toPercentages(older)).toEqual(mapping)
})
