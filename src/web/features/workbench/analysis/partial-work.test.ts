import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hpemStages } from '../../../../contract/hpem-stage.ts'
import { type ReportData, reportDataSchema } from '../../../../contract/report.ts'
import type { PlanInput, RunItem } from '../../../../contract/run.ts'
import { deliveryInput } from '../steps/delivery/delivery-input.ts'
import type { WorkbenchPlan } from '../steps/plans.ts'
import { type Analysis, newAnalysis } from './analysis.ts'
import { type AnalysisAction, analysisReducer } from './analysis-reducer.ts'
import { countPairs, deliveryPairs } from './deliveries.ts'
import { coreOf, segmentsOf } from './segments.ts'
import { staleSegments } from './staleness.ts'
import { deliveredAnalysis, objective, personaOf, runItem, scriptOf, segmentOf } from './testing.ts'

const mapping = { awareness: 40, engagement: 30, evaluation: 20, attitude_shift: 5, behavioral_commitment: 5 }
const of = (data: ReportData): Analysis => ({ ...newAnalysis(), data })
const played = (analysis: Analysis, ...actions: readonly AnalysisAction[]) => actions.reduce(analysisReducer, analysis)
const started = (plan: WorkbenchPlan, runId: string, input: PlanInput<WorkbenchPlan>): AnalysisAction => ({
  type: 'run-started',
  plan,
  runId,
  objective,
  input,
})
const advanced = (plan: WorkbenchPlan, runId: string, items: readonly RunItem[], settled = true): AnalysisAction => ({
  type: 'run-advanced',
  plan,
  runId,
  items,
  settled,
  ...(settled ? { status: 'completed' as const } : {}),
})

const two: ReportData = { ...objective, audienceSegments: [segmentOf('a'), segmentOf('b')] }
const narrativesInput = { ...objective, segments: segmentsOf(two).map(coreOf) }
const narrativeItems = (words: string) =>
  segmentsOf(two).flatMap((segment) =>
    hpemStages.map((hpemStage) =>
      runItem({
        key: `${segment.id}${hpemStage}`,
        input: { ...objective, audienceSegment: coreOf(segment), hpemStage },
        output: scriptOf(`${words} ${hpemStage}`),
      }),
    ),
  )
const written = played(of(two), started('generate-narratives', 'n1', narrativesInput), advanced('generate-narratives', 'n1', narrativeItems('First'), false))
const scene = { scene: 'Mine', voiceover: 'My own words', visual_direction: 'A barn', duration_seconds: 6 }
const corrected = played(written, { type: 'scene-edited', segmentId: 'a', stage: 'Awareness', sceneIndex: 0, scene })
const firstScene = ({ data }: Analysis) => segmentsOf(data)[0]?.narratives?.Awareness?.video_script[0]

describe('a correction', () => {
  test('outlives the run being read again after a reload', () => {
    const reread = played(corrected, advanced('generate-narratives', 'n1', narrativeItems('First')))
    expect(firstScene(reread)).toEqual(scene)
  })

  test('gives way once the narrative is asked for again, and only then', () => {
    const asked = played(corrected, started('generate-narratives', 'n2', narrativesInput))
    expect(firstScene(asked)).toEqual(scene)
    const renewed = played(asked, advanced('generate-narratives', 'n2', narrativeItems('Second')))
    expect(firstScene(renewed)?.voiceover).toContain('Second')
    expect(staleSegments(renewed.data).narratives).toEqual([])
  })

  test('that was asked for again and never came is still out of date', () => {
    const asked = played(
      corrected,
      started('generate-narratives', 'n2', { ...narrativesInput, segments: [{ ...coreOf(segmentOf('a')), stages: ['Awareness'] }] }),
    )
    expect(staleSegments(asked.data).narratives.map(({ segment, stages }) => [segment.id, stages])).toEqual([['a', ['Awareness']]])
  })

  test('of a segment marks what was made from its text, and putting the text back unmarks it', () => {
    const before = segmentOf('a')
    const mapped = played(
      written,
      started('map-segments', 'm', narrativesInput),
      advanced(
        'map-segments',
        'm',
        segmentsOf(two).map((segment) => runItem({ input: { ...objective, audienceSegment: coreOf(segment) }, output: mapping })),
      ),
    )
    const edited = played(mapped, { type: 'segment-edited', segmentId: 'a', segment: { ...before, rationale: 'Another reason' } })
    const stale = staleSegments(edited.data)
    expect(stale.mappings.map(({ id }) => id)).toEqual(['a'])
    expect(stale.narratives.map(({ segment, stages }) => [segment.id, stages.length])).toEqual([['a', 5]])
    const restored = played(edited, { type: 'segment-edited', segmentId: 'a', segment: before })
    expect(staleSegments(restored.data)).toEqual({ mappings: [], narratives: [], personas: [] })
  })

  test('of something that is gone changes nothing', () => {
    expect(played(written, { type: 'scene-edited', segmentId: 'zz', stage: 'Awareness', sceneIndex: 0, scene })).toBe(written)
    expect(played(written, { type: 'persona-edited', segmentId: 'a', persona: personaOf('zz') })).toBe(written)
  })
})

const asked = (data: ReportData) => deliveryInput(data, ['missing', 'failed', 'stale', 'current'])
/** What the server makes of the input: every narrative before every persona. */
function deliveryItems(input: PlanInput<'deliver-messages'> | null, change: (persona: string, stage: string) => Partial<RunItem> = () => ({})): RunItem[] {
  return (input?.segments ?? []).flatMap(({ id, narratives, personas }) =>
    hpemStages.flatMap((stage) =>
      personas.flatMap((persona) => {
        const script = narratives[stage]
        const output = { persona_id: persona.id, persona_name: persona.name, effectiveness_score: 7, feedback: `${persona.name} on ${stage}` }
        const item = { key: `${id}${stage}${persona.id}`, input: { persona, narrative: { ...script, stage, narrativeKey: `${id}-${stage}` } }, output }
        return script ? [runItem({ ...item, ...change(persona.id, stage) })] : []
      }),
    ),
  )
}
const deliveries = deliveryItems(asked(deliveredAnalysis()))
const begun = (data: ReportData, runId = 'd') => played(of(data), started('deliver-messages', runId, asked(data) as PlanInput<'deliver-messages'>))
const delivered = played(begun(deliveredAnalysis()), advanced('deliver-messages', 'd', deliveries))

describe('deliveries', () => {
  test('are the same however and in whatever order they arrive', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...deliveries, ...deliveries], { minLength: deliveries.length * 2 }), fc.integer({ min: 1, max: 9 }), (told, size) => {
        const batches = Array.from({ length: Math.ceil(told.length / size) }, (_, at) =>
          advanced('deliver-messages', 'd', told.slice(at * size, (at + 1) * size), false),
        )
        const entries = played(begun(deliveredAnalysis()), ...batches).data.simulationResults ?? []
        expect(entries.map(({ narrativeKey }) => narrativeKey)).toEqual((delivered.data.simulationResults ?? []).map(({ narrativeKey }) => narrativeKey))
        expect(entries.every(({ results, averageScore }) => results.length === 2 && averageScore === 7)).toBe(true)
      }),
      { numRuns: 20 },
    )
  })

  test.each([
    { code: 'engine-unavailable', message: 'upstream overloaded', score: 1, feedback: 'Simulation failed: upstream overloaded' },
    { code: 'engine-invalid-output', message: 'no score in it', score: 5, feedback: 'Unable to process simulation result' },
  ] as const)('a call that failed ($code) shows the fallback, and no average counts it', ({ code, message, score, feedback }) => {
    const error = { code, message, retryable: true }
    const items = deliveryItems(asked(deliveredAnalysis()), (persona, stage) =>
      persona === 'a1' && stage === 'Awareness' ? { status: 'error', output: null, error } : {},
    )
    const { data } = played(begun(deliveredAnalysis()), advanced('deliver-messages', 'd', items))
    const entry = data.simulationResults?.find(({ narrativeKey }) => narrativeKey === 'a-Awareness')
    expect(entry?.averageScore).toBe(7)
    expect(entry?.results.find(({ persona_id: id }) => id === 'a1')).toMatchObject({ effectiveness_score: score, feedback, measured: false })
    expect(countPairs(deliveryPairs(data))).toEqual({ total: 20, missing: 0, failed: 1, stale: 0 })
    expect(deliveryItems(deliveryInput(data, ['missing', 'failed']))).toHaveLength(1)
  })

  test('after a change only the pairs it touches are asked again', () => {
    const persona = played(delivered, { type: 'persona-edited', segmentId: 'a', persona: personaOf('a1', { barriers: 'No lights on the road' }) })
    const both = played(persona, { type: 'scene-edited', segmentId: 'a', stage: 'Evaluation', sceneIndex: 1, scene })
    const pairs = (data: ReportData) => deliveryItems(deliveryInput(data, ['stale'])).map(({ key }) => key)
    expect(pairs(persona.data)).toEqual(hpemStages.map((stage) => `a${stage}a1`))
    expect(new Set(pairs(both.data))).toEqual(new Set([...hpemStages.map((stage) => `a${stage}a1`), 'aEvaluationa2']))
    const renewed = played(both, started('deliver-messages', 'd2', deliveryInput(both.data, ['stale']) as PlanInput<'deliver-messages'>))
    const done = played(renewed, advanced('deliver-messages', 'd2', deliveryItems(deliveryInput(both.data, ['stale']))))
    expect(countPairs(deliveryPairs(done.data))).toEqual({ total: 20, missing: 0, failed: 0, stale: 0 })
  })
})

test('what these make is what the server keeps', () => {
  for (const { data } of [written, corrected, delivered]) expect(reportDataSchema.safeParse(data).error).toBeUndefined()
})
