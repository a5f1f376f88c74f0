import { expect, test } from 'vitest'
import type { HpemPercentages } from '../../../../contract/hpem-mapping.ts'
import { hpemStages } from '../../../../contract/hpem-stage.ts'
import { segmentOf } from '../analysis/testing.ts'
import { deliveryMeans, deliveryRows, deliveryTitle, deliveryTotals } from './delivery-cells.ts'
import { deliveryTsv } from './delivery-tsv.ts'
import { readingPace, secondsText } from './reading-pace.ts'
import { funnelSteps, funnelTitle } from './summarize-funnel.ts'
import { mappedSegments, mappingTitle } from './summarize-mapping.ts'

const shares = (...values: readonly [number, number, number, number, number]): HpemPercentages => {
  const [awareness, engagement, evaluation, attitude_shift, behavioral_commitment] = values
  return { awareness, engagement, evaluation, attitude_shift, behavioral_commitment }
}
const mapped = (id: string, mapping: HpemPercentages) => segmentOf(id, { hpemMapping: mapping })

test('the mapping says where most segments stand and who is furthest along, by mean stage and not by one cell', () => {
  const segments = [mapped('a', shares(60, 20, 10, 5, 5)), mapped('b', shares(50, 30, 10, 5, 5)), mapped('c', shares(0, 10, 10, 80, 0)), segmentOf('d')]
  expect(mappingTitle(mappedSegments(segments))).toBe('Most segments are still at Awareness; furthest along: Segment c')
})

test('without a majority the mapping claims none', () => {
  const segments = [mapped('a', shares(60, 20, 10, 5, 5)), mapped('b', shares(10, 70, 10, 5, 5)), mapped('c', shares(10, 10, 70, 5, 5))]
  expect(mappingTitle(mappedSegments(segments))).toMatch(/^Segments stand at different stages/)
  expect(mappingTitle([])).toBe('Where each segment stands')
})

test('a funnel adds up from the end, and everyone has reached the first stage, in the older form of a mapping too', () => {
  const steps = funnelSteps(shares(47, 26, 16, 9, 2))
  expect(steps.map(({ reached }) => reached)).toEqual([100, 53, 27, 11, 2])
  expect(funnelTitle(steps)).toBe('The largest part came to Awareness and no further (47%); 2% have reached Behavioral Commitment')
  const older = {
    stage_percentages: [20, 20, 20, 40, 0].map((estimated_percentage, place) => ({ stage: hpemStages[place] ?? 'Awareness', estimated_percentage })),
  }
  expect(funnelSteps(older).map(({ reached }) => reached)).toEqual([100, 80, 60, 40, 0])
  expect(funnelTitle(funnelSteps(older))).toMatch(/none have reached/)
})

const result = (persona_id: string, effectiveness_score: number, measured = true) => ({
  persona_id,
  persona_name: persona_id,
  effectiveness_score,
  feedback: 'Said so',
  measured,
})
const delivery = (segmentId: string, stage: (typeof hpemStages)[number], ...results: ReturnType<typeof result>[]) => ({
  narrativeKey: `${segmentId}-${stage}`,
  segmentId,
  segmentName: `Segment ${segmentId}`,
  averageScore: null,
  results,
})

test('a failed call is in no mean, is counted as left out, and an older result finds its stage in its key', () => {
  const rows = deliveryRows([
    delivery('a', 'Attitude Shift', result('x', 8), result('y', 9), result('z', 1, false)),
    delivery('a', 'Awareness', result('x', 6), result('y', 6)),
    delivery('b', 'Awareness', result('v', 1, false)),
  ])
  expect(deliveryTitle(rows)).toBe('1 of 2 messages reaches 8 of 10; best: Segment a at Attitude Shift, 8.5')
  expect(deliveryTotals(rows)).toEqual({ answered: 4, leftOut: 2, panel: 3 })
  expect(rows.map(({ mean }) => mean)).toEqual([7.25, null])
  expect(deliveryTsv(rows).split('\n')[3]).toBe('Segment b\tAwareness\t\t\t\t0\t1')
})

test('segments without a measured answer have no mean to be sorted by', () => {
  expect([...deliveryMeans([delivery('b', 'Awareness', result('v', 5, false))]).keys()]).toEqual([])
  expect(deliveryTitle(deliveryRows([]))).toBe('How each message did')
})

test('a voiceover is hurried above three words a second; marks alone are no words', () => {
  expect(readingPace({ voiceover: 'One two three four - five six seven', duration_seconds: 2 })).toEqual({ words: 7, wordsPerSecond: 3.5, verdict: 'hurried' })
  expect(readingPace({ voiceover: 'One two three', duration_seconds: 1 }).verdict).toBe('comfortable')
  expect(readingPace({ voiceover: 'One', duration_seconds: 5 }).verdict).toBe('sparse')
})

test.each([
  [38, '38 s'],
  [59.96, '1 min'],
  [65.5, '1 min 5.5 s'],
])('%s seconds read %s', (seconds, text) => {
  expect(secondsText(seconds)).toBe(text)
})
