import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { DeliveryAnswer } from './delivery-answer.ts'
import { effectivenessBand } from './effectiveness-band.ts'
import { summarizeDelivery } from './summarize-delivery.ts'
import { failedDelivery, unreadableDelivery } from './unmeasured-delivery.ts'

const answer = (effectiveness_score: number): DeliveryAnswer => ({ effectiveness_score, measured: true })
const scores = fc.array(fc.integer({ min: 0, max: 10 }), { minLength: 1, maxLength: 20 })

test('failed calls change no figure, only the count of what was left out', () => {
  fc.assert(
    fc.property(scores, fc.integer({ min: 0, max: 5 }), (values, failures) => {
      const measured = summarizeDelivery(values.map(answer))
      const failed = Array.from({ length: failures }, (_, index) =>
        index % 2 === 0 ? failedDelivery({ id: 'x', name: 'X' }, 'timeout') : unreadableDelivery({ id: 'y', name: 'Y' }),
      )
      expect(summarizeDelivery([...values.map(answer), ...failed])).toEqual({ ...measured, leftOut: failures })
    }),
  )
})

test('the distribution counts every measured persona once', () => {
  fc.assert(
    fc.property(scores, (values) => {
      const summary = summarizeDelivery(values.map(answer))
      expect(summary.outcome === 'measured' && summary.distribution.reduce((sum, count) => sum + count, 0)).toBe(values.length)
    }),
  )
})

test('nobody measured is an outcome, not a number', () => {
  expect(summarizeDelivery([failedDelivery({ id: 'x', name: 'X' }, 'refused')])).toEqual({ outcome: 'nobody-measured', leftOut: 1 })
})

test.each([
  [10, 'green'],
  [8, 'green'],
  [7.9, 'yellow'],
  [6, 'yellow'],
  [5.9, 'red'],
  [0, 'red'],
])('a score of %s is %s', (score, band) => {
  expect(effectivenessBand(score)).toBe(band)
})
