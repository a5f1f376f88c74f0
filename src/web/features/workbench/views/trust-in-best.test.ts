import { expect, test } from 'vitest'
import { deliveryRows, deliveryTitle } from './delivery-cells.ts'
import { trustInBest } from './trust-in-best.ts'

function rowsOf(...messages: readonly (readonly number[])[]) {
  return deliveryRows(
    messages.map((scores, place) => ({
      narrativeKey: `s${place}-Awareness`,
      segmentId: `s${place}`,
      segmentName: `Segment ${place}`,
      stage: 'Awareness' as const,
      averageScore: null,
      results: scores.map((effectiveness_score, who) => ({
        persona_id: `p${who}`,
        persona_name: `P${who}`,
        effectiveness_score,
        feedback: 'Said.',
        measured: true,
      })),
    })),
  )
}

test('says how many messages cannot be told from the best', () => {
  // Against the best (mean 7, sd 0.71), Welch at 95 %: 6.6 is within the noise, 3 is not.
  const rows = rowsOf([6, 7, 7, 7, 8], [6, 6, 7, 7, 7], [2, 3, 3, 3, 4])
  expect(trustInBest(rows)).toMatch(
    /^1 of the 2 other messages cannot be told apart from the best .*not adjusted for choosing the best.* the top of 3 is flattered by chance/,
  )
})

test('a best that stands apart is said to, still as the top of several', () => {
  expect(trustInBest(rowsOf([8, 8, 9, 9], [2, 2, 3, 3]))).toMatch(/^The other message can be told apart from the best .* the top of 2/)
})

test('says nothing where there is no spread to judge by', () => {
  expect(trustInBest(rowsOf([7], [5]))).toBeNull()
  expect(trustInBest(rowsOf([7, 8]))).toBeNull()
  expect(trustInBest([])).toBeNull()
})

test('equal answers everywhere leave no spread to judge by, so no other message is told apart', () => {
  expect(trustInBest(rowsOf([7, 7], [7, 7], [6, 6]))).toMatch(/^2 of the 2 other messages cannot/)
})

test('speaks of the best that the title names: silent where a single answer makes it', () => {
  const rows = rowsOf([9.5], [8, 8, 9, 9], [2, 2, 3, 3])
  expect(deliveryTitle(rows)).toContain('best: Segment 0 at Awareness, 9.5')
  expect(trustInBest(rows)).toBeNull()
})

test('a message with a single answer is one of the others, and is not told apart', () => {
  expect(trustInBest(rowsOf([8, 8, 9, 9], [2, 2, 3, 3], [1]))).toMatch(/^1 of the 2 other messages cannot .* the top of 3/)
})
