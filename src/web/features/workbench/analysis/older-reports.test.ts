import { expect, test } from 'vitest'
import { hpemStages } from '../../../../contract/hpem-stage.ts'
import { type ReportData, reportDataSchema } from '../../../../contract/report.ts'
import { toPercentages } from '../../../../domain/hpem/stage-shares.ts'
import { newestStep, reachedSteps } from '../steps/reached-steps.ts'
import { flowOf } from './analysis.ts'
import { countPairs, deliveryPairs } from './deliveries.ts'
import { segmentsOf } from './segments.ts'
import { staleSegments } from './staleness.ts'
import { narrated, personaOf, segmentOf } from './testing.ts'

/** A report of the specification's older shape: the list form of the mapping, and none of what came later. */
const older = {
  desiredOutcome: '  Get households to a hearing.  ',
  region: 'United States',
  audienceData: { audience_segments: [segmentOf('a')] },
  audienceSegments: [
    {
      ...segmentOf('a'),
      hpemMapping: {
        stage_percentages: hpemStages.toReversed().map((stage, index) => ({ stage, estimated_percentage: (index + 1) * 5 + (index === 4 ? 25 : 0) })),
      },
      narratives: narrated,
      personas: [personaOf('p')],
    },
    segmentOf('b'),
  ],
  simulationResults: [
    {
      narrativeKey: 'a-Awareness',
      segmentId: 'a',
      segmentName: 'Segment a',
      averageScore: 6.5,
      results: [{ persona_id: 'p', persona_name: 'Name p', effectiveness_score: 6.5, feedback: 'Plain' }],
    },
  ],
}

test('an older report opens whole, in its own flow, with nothing called out of date', () => {
  const data: ReportData = reportDataSchema.parse(older)
  expect(flowOf(data)).toBe('hpem-first')
  expect(toPercentages(segmentsOf(data)[0]?.hpemMapping as never)).toMatchObject({ awareness: 50, behavioral_commitment: 5 })
  expect(staleSegments(data)).toEqual({ mappings: [], narratives: [], personas: [] })
  expect(countPairs(deliveryPairs(data))).toEqual({ total: 5, missing: 4, failed: 0, stale: 0 })
  expect(reachedSteps(data, 'hpem-first')).toContain('delivery')
  expect(newestStep(data, 'hpem-first')).toBe('delivery')
})

test('a report that says almost nothing opens at the form', () => {
  expect(newestStep(reportDataSchema.parse({}), 'lens-first')).toBe('objective')
  expect([...reachedSteps({}, 'lens-first')]).toEqual(['lenses'])
})
