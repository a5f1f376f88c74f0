import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type ReportData, reportDataSchema } from '../../../../contract/report.ts'
import type { CategorizedLens, ResearchLensSet } from '../../../../contract/research-lens.ts'
import type { RunItem } from '../../../../contract/run.ts'
import { staleReason } from '../steps/plan-spec.ts'
import { workbenchPlans } from '../steps/plans.ts'
import { type Analysis, formObjective, newAnalysis } from './analysis.ts'
import { type AnalysisAction, analysisReducer } from './analysis-reducer.ts'
import { categorizedLenses } from './lens-list.ts'

const objective = { desiredOutcome: 'Get 15 % of dairy-farm households to one of two hearings.', region: 'United States' }

function lensSet(names: readonly string[]): ResearchLensSet {
  const lens = (name: string) => ({ name, role: 'Asks', tasks: ['Ask three no-shows'], potential_bias_flag: 'Minutes record who spoke' })
  return { title: 'Lenses', introduction: 'Questions', thematic_categories: [{ category_name: 'Trust', lenses: names.map(lens) }] }
}

function item(change: Partial<RunItem>): RunItem {
  return { key: 'k', index: 0, status: 'completed', input: {}, output: null, error: null, provenance: null, ...change }
}

function lensItem(lens: CategorizedLens, status: 'completed' | 'error' | 'running', index = 0): RunItem {
  const output = {
    lens_name: lens.name,
    role: lens.role,
    executive_overview: `Found for ${lens.name}`,
    key_sentiment_insights: ['a'],
    supporting_evidence_themes: ['b'],
    emerging_themes: ['c'],
    bias_warnings: ['d'],
  }
  const error = { code: 'engine-unavailable', message: 'upstream overloaded', retryable: true } as const
  return item({
    key: lens.name,
    index,
    status,
    input: { lens, ...objective },
    output: status === 'completed' ? output : null,
    error: status === 'error' ? error : null,
  })
}

const played = (analysis: Analysis, ...actions: readonly AnalysisAction[]) => actions.reduce(analysisReducer, analysis)

function withLenses(names: readonly string[], runId = 'lenses-run'): Analysis {
  return played(
    { ...newAnalysis(), data: { formData: objective } },
    { type: 'run-started', plan: 'generate-lenses', runId, objective },
    { type: 'run-advanced', plan: 'generate-lenses', runId, items: [item({ input: objective, output: lensSet(names) })], settled: true },
  )
}

const names = ['Who speaks', 'Which hour', 'Who is believed']
const executing = played(withLenses(names), { type: 'run-started', plan: 'execute-lenses', runId: 'run', objective })
const lenses = categorizedLenses(executing.data.researchLensData)
const advanced = (items: readonly RunItem[], settled = false): AnalysisAction => ({
  type: 'run-advanced',
  plan: 'execute-lenses',
  runId: 'run',
  items,
  settled,
})
const reasonOf = ({ data }: Analysis, plan: keyof typeof workbenchPlans) =>
  staleReason(workbenchPlans[plan], data.derivations?.[plan], formObjective(data), data)

describe('results of a run', () => {
  test('arrive the same whatever their order, their batches and however often they are told', () => {
    const settled = lenses.map((lens, index) => lensItem(lens, index === 1 ? 'error' : 'completed', index))
    const whole = new Set(played(executing, advanced(settled)).data.researchResults?.map((outcome) => JSON.stringify(outcome)))
    fc.assert(
      fc.property(fc.shuffledSubarray([...settled, ...settled], { minLength: 6 }), fc.integer({ min: 1, max: 6 }), (told, batch) => {
        const batches = Array.from({ length: Math.ceil(told.length / batch) }, (_, at) => advanced(told.slice(at * batch, (at + 1) * batch)))
        const outcomes = played(executing, ...batches).data.researchResults ?? []
        expect(outcomes).toHaveLength(3)
        expect(new Set(outcomes.map((outcome) => JSON.stringify(outcome)))).toEqual(whole)
      }),
    )
  })

  test('a retried lens loses its error, the others stay', () => {
    const [first, second] = lenses
    if (!first || !second) throw new Error('the set has lenses')
    const failed = played(executing, advanced([lensItem(first, 'error'), lensItem(second, 'completed')]))
    const retried = played(failed, { type: 'run-moved-again', plan: 'execute-lenses' }, advanced([lensItem(first, 'completed')], true))
    expect(retried.data.researchResults?.map(({ status }) => status)).toEqual(['completed', 'completed'])
  })

  test('of another run than the one the analysis is on are left out', () => {
    const [first] = lenses
    if (!first) throw new Error('the set has lenses')
    expect(played(executing, { type: 'run-advanced', plan: 'execute-lenses', runId: 'older', items: [lensItem(first, 'completed')], settled: true })).toBe(
      executing,
    )
  })

  test('are not taken in again once the run is settled: what was changed since would be lost', () => {
    const settled = played(executing, advanced([lensItem(lenses[0] as CategorizedLens, 'completed')], true))
    const cleared: Analysis = { ...settled, data: { ...settled.data, researchResults: [] } }
    expect(played(cleared, advanced([lensItem(lenses[0] as CategorizedLens, 'completed')], true)).data.researchResults).toEqual([])
  })

  test('of earlier lenses give way to the first of the new ones', () => {
    const done = played(
      executing,
      advanced(
        lenses.map((lens, index) => lensItem(lens, 'completed', index)),
        true,
      ),
    )
    const renewed = played(
      done,
      { type: 'run-started', plan: 'generate-lenses', runId: 'again', objective },
      { type: 'run-advanced', plan: 'generate-lenses', runId: 'again', items: [item({ input: objective, output: lensSet(['New question']) })], settled: true },
    )
    expect(renewed.data.researchResults).toHaveLength(3)
    const [fresh] = categorizedLenses(renewed.data.researchLensData)
    const run = played(
      renewed,
      { type: 'run-started', plan: 'execute-lenses', runId: 'run2', objective },
      {
        type: 'run-advanced',
        plan: 'execute-lenses',
        runId: 'run2',
        items: [lensItem(fresh as CategorizedLens, 'completed')],
        settled: true,
      },
    )
    expect(run.data.researchResults?.map(({ lens }) => lens.name)).toEqual(['New question'])
  })
})

describe('what an earlier outcome led to', () => {
  const done = played(
    executing,
    advanced(
      lenses.map((lens, index) => lensItem(lens, 'completed', index)),
      true,
    ),
  )

  test('is marked, not deleted, and current again when the outcome is put back', () => {
    const edited = played(done, { type: 'outcome-edited', desiredOutcome: 'Something else' })
    expect(edited.data.researchResults).toHaveLength(3)
    expect(reasonOf(edited, 'generate-lenses')).toBe('Made from an earlier outcome')
    expect(reasonOf(edited, 'execute-lenses')).toBe('Made from an earlier outcome')
    const restored = played(edited, { type: 'outcome-edited', desiredOutcome: `  ${objective.desiredOutcome}\n` })
    expect(reasonOf(restored, 'generate-lenses')).toBeNull()
    expect(reasonOf(restored, 'execute-lenses')).toBeNull()
  })

  test('results say when the lenses under them were made anew', () => {
    const renewed = played(
      done,
      { type: 'run-started', plan: 'generate-lenses', runId: 'again', objective },
      { type: 'run-advanced', plan: 'generate-lenses', runId: 'again', items: [item({ input: objective, output: lensSet(['New']) })], settled: true },
    )
    expect(reasonOf(renewed, 'generate-lenses')).toBeNull()
    expect(reasonOf(renewed, 'execute-lenses')).toBe('Made from earlier lenses')
  })

  test('a report from before derivations were kept counts as current', () => {
    const { derivations: _, ...older } = done.data
    expect(reasonOf({ ...done, data: older }, 'execute-lenses')).toBeNull()
  })
})

describe('the report behind the analysis', () => {
  const report = { id: 'r1', title: 'Hearings', description: '', createdAt: '', updatedAt: '', data: {} }

  test('saving gives the analysis its id and title and leaves the work as it is', () => {
    const saved = played(executing, { type: 'report-saved', report })
    expect(saved).toEqual({ ...executing, reportId: 'r1', title: 'Hearings' })
  })

  test('deleting it keeps the work, to be saved as a new one; deleting another changes nothing', () => {
    const saved = played(executing, { type: 'report-saved', report })
    expect(played(saved, { type: 'report-deleted', reportId: 'r1' })).toEqual({ ...saved, reportId: null })
    expect(played(saved, { type: 'report-deleted', reportId: 'r2' })).toBe(saved)
  })
})

test('every analysis the reducer makes is one the server keeps', () => {
  const states: ReportData[] = [newAnalysis().data, executing.data, played(executing, { type: 'outcome-edited', desiredOutcome: '' }).data]
  for (const data of states) expect(reportDataSchema.safeParse(data).error).toBeUndefined()
})
