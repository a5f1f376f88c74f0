import { expect, test } from 'vitest'
import { hpemStages } from '../../contract/hpem-stage.ts'
import { limits } from '../../contract/limits.ts'
import { sampleAnalysisSchema } from '../../contract/sample-analysis.ts'
import { staleParts } from '../../domain/analysis/basis.ts'
import { createEngine } from '../../engines/create-engine.ts'
import { draftSampleAnalysis } from './draft-sample-analysis.ts'

const draft = () => draftSampleAnalysis(createEngine({ engine: 'builtin', llm: null }), new AbortController().signal)

test('the sample is a whole analysis a report can hold, and nothing in it is out of date', async () => {
  const { data } = sampleAnalysisSchema.parse(await draft())
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

test('everybody sees the same sample', async () => {
  expect(await draft()).toEqual(await draft())
})
