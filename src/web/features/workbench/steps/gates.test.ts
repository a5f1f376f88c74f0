import { describe, expect, test } from 'vitest'
import type { ReportData } from '../../../../contract/report.ts'
import { deliveredAnalysis, narrated, objective, personaOf, segmentOf } from '../analysis/testing.ts'
import { audiencesRefusal, deliveryRefusal, mappingRefusal, narrativesRefusal, personasRefusal, segmentsRefusal } from './gates.ts'

const textOf = (refusal: { readonly description: string } | null) => refusal?.description ?? null
const mapping = { awareness: 40, engagement: 30, evaluation: 20, attitude_shift: 5, behavioral_commitment: 5 }
const lens = { name: 'Who speaks', role: 'Clerk', tasks: ['List them'], potential_bias_flag: 'Minutes', categoryName: 'Trust' }
const failedLens = { status: 'error', lens, error: { code: 'engine-unavailable', message: 'overloaded', retryable: true } } as const

describe('each step says what comes before it', () => {
  test('lenses that all failed are no research', () => {
    expect(textOf(segmentsRefusal({ researchResults: [failedLens] }))).toBe('Please execute research lenses first')
  })

  test('audiences need the HPEM analysis, as missing data', () => {
    expect(audiencesRefusal(objective)).toEqual({ title: 'Missing Data', description: 'Please generate HPEM analysis first' })
  })

  test('the mapping needs segments', () => {
    expect(textOf(mappingRefusal({}))).toBe('Please generate audience segments first')
  })

  test('narratives need every segment mapped, in the words of their flow', () => {
    const half: ReportData = { audienceSegments: [segmentOf('a', { hpemMapping: mapping }), segmentOf('b')] }
    expect(textOf(narrativesRefusal(half, 'lens-first'))).toBe('Please complete HPEM stage mapping first')
    expect(textOf(narrativesRefusal(half, 'hpem-first'))).toBe('Please complete HPEM mapping first')
    const all: ReportData = { audienceSegments: [segmentOf('a', { hpemMapping: mapping })] }
    expect(narrativesRefusal(all, 'lens-first')).toBeNull()
  })

  test('personas need segments, and in the older flow narratives', () => {
    expect(textOf(personasRefusal({}, 'lens-first'))).toBe('Please generate audience segments first')
    const half: ReportData = { audienceSegments: [segmentOf('a', { narratives: narrated }), segmentOf('b')] }
    expect(personasRefusal(half, 'lens-first')).toBeNull()
    expect(textOf(personasRefusal(half, 'hpem-first'))).toBe('Please complete narrative generation first')
    expect(personasRefusal({ ...half, narrativesGenerated: true }, 'hpem-first')).toBeNull()
  })

  test('the simulation needs personas, and one segment with both', () => {
    expect(textOf(deliveryRefusal({ audienceSegments: [segmentOf('a', { narratives: narrated })] }))).toBe('Please complete persona generation first')
    const apart: ReportData = { audienceSegments: [segmentOf('a', { narratives: narrated }), segmentOf('b', { personas: [personaOf('p')] })] }
    expect(textOf(deliveryRefusal(apart))).toBe('Please ensure all segments have both narratives and personas generated')
    expect(deliveryRefusal(deliveredAnalysis())).toBeNull()
  })
})
