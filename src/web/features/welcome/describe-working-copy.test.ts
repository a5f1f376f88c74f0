import { expect, test } from 'vitest'
import type { ReportData, WorkingCopy } from '../../../contract/report.ts'
import { describeWorkingCopy } from './describe-working-copy.ts'

const lens = { name: 'Trusted messengers', role: 'Analyst', tasks: ['Ask'], potential_bias_flag: 'Leading' }
const outcome = 'Raise informed support by June.'
const copy = (data: ReportData, more: Partial<WorkingCopy> = {}): WorkingCopy => ({ revision: 3, reportId: null, title: '', data, ...more })
const lensSet = { title: 't', introduction: 'i', thematic_categories: [{ category_name: 'c', lenses: [lens, { ...lens, name: 'Other' }] }] }
const failed = {
  status: 'error' as const,
  lens: { ...lens, categoryName: 'c' },
  error: { code: 'engine-timeout' as const, message: 'late', retryable: true },
}

test('nothing kept, or nothing written, is nothing to continue', () => {
  expect(describeWorkingCopy(copy({ formData: { desiredOutcome: outcome } }, { revision: 0 }))).toBeNull()
  expect(describeWorkingCopy(copy({ formData: { desiredOutcome: '   ' } }))).toBeNull()
})

test('says what it is about and how far it has come, failures apart', () => {
  expect(describeWorkingCopy(copy({ formData: { desiredOutcome: outcome } }))).toEqual({
    objective: outcome,
    progress: 'Objective written; research lenses come next.',
  })
  expect(describeWorkingCopy(copy({ desiredOutcome: outcome, researchLensData: lensSet }, { title: 'My report' }))).toEqual({
    objective: 'My report',
    progress: '2 research lenses ready to execute.',
  })
  expect(describeWorkingCopy(copy({ desiredOutcome: outcome, researchLensData: lensSet, researchResults: [failed] }))?.progress).toBe(
    '0 of 2 research lenses executed, 1 failed.',
  )
})

test('beyond the research it counts what there is, and only answers that were measured', () => {
  const hpemMapping = { awareness: 40, engagement: 30, evaluation: 20, attitude_shift: 5, behavioral_commitment: 5 }
  const segment = { id: 'a', segment_name: 'Barn', segment_description: 'Neighbours', rationale: 'Watched' }
  const answer = { persona_id: 'p', persona_name: 'P', effectiveness_score: 6, feedback: 'Said.', measured: true }
  const segments = [
    { ...segment, hpemMapping },
    { ...segment, id: 'b' },
  ]
  const data = { desiredOutcome: outcome, researchLensData: lensSet, researchResults: [failed], audienceSegments: segments }
  expect(describeWorkingCopy(copy(data))?.progress).toBe('2 segments, 1 mapped.')
  const delivered = { narrativeKey: 'a-Awareness', segmentId: 'a', segmentName: 'Barn', averageScore: 6, results: [answer, { ...answer, measured: false }] }
  const all = segments.map((one) => ({ ...one, hpemMapping }))
  expect(describeWorkingCopy(copy({ ...data, audienceSegments: all, simulationResults: [delivered] }))?.progress).toBe('2 segments, all mapped, 1 answer.')
})
