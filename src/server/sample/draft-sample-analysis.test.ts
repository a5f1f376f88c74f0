import { expect, test } from 'vitest'
import { hpemStages } from '../../contract/hpem-stage.ts'
import { limits } from '../../contract/limits.ts'
import { sampleAnalysisSchema } from '../../contract/sample-analysis.ts'
import { staleParts } from '../../domain/analysis/basis.ts'
import { createBuiltinEngine } from '../../engines/builtin.ts'
import { VirtualClock } from '../../engines/llm/testing/virtual-clock.ts'
import { draftSampleAnalysis } from './draft-sample-analysis.ts'

/** At one and the same moment. */
const draft = () => draftSampleAnalysis(createBuiltinEngine(new VirtualClock()), new AbortController().signal)
/** Once for all tests: a whole analysis takes seconds. */
const drafted = draft()

test('the sample is a whole analysis a report can hold, and nothing in it is out of date', async () => {
  const { data } = sampleAnalysisSchema.parse(await drafted)
  const segments = data.audienceSegments ?? []
  expect(segments).toHaveLength(limits.segments)
  const objective = { desiredOutcome: data.desiredOutcome ?? '', region: data.region ?? '' }
  for (const segment of segments) {
    expect(Object.keys(segment.narratives ?? {})).toEqual([...hpemStages])
    expect(segment.personas).toHaveLength(limits.personasPerSegment)
    expect(staleParts(objective, segment)).toEqual({ hpemMapping: false, personas: false, narratives: [] })
  }
  const deliveries = data.simulationResults ?? []
  expect(deliveries).toHaveLength(limits.segments * limits.hpemStages)
  expect(deliveries.flatMap(({ results }) => results)).toHaveLength(limits.segments * limits.hpemStages * limits.personasPerSegment)
  expect(new Set(deliveries.map(({ averageScore }) => averageScore)).size).toBeGreaterThan(5)
})

test('every part says who made it, from which version of what, by which seed and when', async () => {
  const { data } = await drafted
  const plans = [
    ['generate-lenses', 'research-lenses'],
    ['execute-lenses', 'execute-research'],
    ['generate-segments', 'generate-audience-segments'],
    ['map-segments', 'map-hpem-stages'],
    ['generate-narratives', 'generate-narrative'],
    ['generate-segment-personas', 'personas'],
    ['deliver-messages', 'message-delivery'],
    ['generate-hpem', 'hpem'],
  ] as const
  for (const [plan, operation] of plans) {
    const { settled, provenance } = data.derivations?.[plan] ?? {}
    expect(settled, plan).toBe(true)
    expect(provenance, plan).toMatchObject({ engine: 'builtin', operation, operationVersion: expect.any(Number), finishedAt: '1970-01-01T00:00:00.000Z' })
  }
  for (const outcome of data.researchResults ?? []) expect(outcome).toMatchObject({ provenance: { operation: 'execute-research', seed: expect.any(Number) } })
  const seeds = data.researchResults?.map((outcome) => (outcome.status === 'completed' ? outcome.provenance?.seed : undefined))
  expect(new Set(seeds).size).toBe(data.researchResults?.length)
})

test('everybody sees the same sample', async () => {
  expect(await draft()).toEqual(await drafted)
})
