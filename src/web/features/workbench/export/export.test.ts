import { expect, test } from 'vitest'
import type { Provenance } from '../../../../contract/provenance.ts'
import type { ReportData } from '../../../../contract/report.ts'
import { deliveredAnalysis } from '../analysis/testing.ts'
import { answersCsv, messagesCsv } from './analysis-csv.ts'
import { analysisMarkdown } from './analysis-markdown.ts'
import { inline } from './markdown.ts'
import { fileStem } from './save-file.ts'
import { segmentDocument } from './segment-markdown.ts'
import { toCsv } from './to-csv.ts'

const answer = (persona_id: string, effectiveness_score: number, feedback: string, measured = true) => ({
  persona_id,
  persona_name: `Name ${persona_id}`,
  effectiveness_score,
  feedback,
  measured,
})

const provenance: Provenance = {
  engine: 'builtin',
  model: null,
  operation: 'message-delivery',
  operationVersion: 4,
  promptId: null,
  promptHash: null,
  parameters: {},
  seed: 11,
  repeat: 0,
  finishedAt: '2026-11-02T09:00:00.000Z',
  durationMs: 3,
  usage: { calls: 1, inputTokens: 0, outputTokens: 0, costUsd: null },
}

/** Segment a was answered by one persona; the other one's call failed. */
const analysis: ReportData = {
  ...deliveredAnalysis(),
  simulationResults: [
    {
      narrativeKey: 'a-Evaluation',
      segmentId: 'a',
      segmentName: 'Segment a',
      stage: 'Evaluation',
      averageScore: 7.5,
      results: [answer('a1', 7.5, '=1+1 | "no", *really*'), answer('a2', 1, 'Simulation failed: the model declines.', false)],
    },
  ],
  derivations: { 'deliver-messages': { madeFrom: 'x', settled: true, provenance } },
}

test('the document names itself synthetic, says who made it, and what is missing before it may be shown', () => {
  const text = analysisMarkdown({ title: 'Hearings', data: analysis })
  expect(text).toMatch(/^# Hearings\n\n\*\*Synthetic panel, not a survey of people\.\*\* Sponsor and disclosure: not stated/)
  expect(text).toContain('Message delivery: built-in engine (rules, no language model), message-delivery version 4, seed 11, 2026-11-02T09:00:00.000Z.')
  expect(text).toContain('1 answer is in the figures; 1 failed call is left out of every one.')
  expect(text).toContain('### Segment a')
  expect(text).toContain('### Segment b')
})

test('an analysis that does not say who made it is not given a maker', () => {
  expect(analysisMarkdown({ title: '', data: deliveredAnalysis() })).toContain('This analysis does not say which engine made its parts.')
})

test('a failed call has no score in any export', () => {
  const line = (text: string) => text.split(/\r?\n/).find((row) => row.includes('Simulation failed'))
  expect(line(answersCsv(analysis))).toBe(
    'Segment a,Evaluation,Name a2,,"no, left out",Simulation failed: the model declines.,no,"Synthetic panel, not a survey of people. Sponsor and disclosure: not stated in this analysis. Name who pays before anything made from it is shown to anybody.","built-in engine (rules, no language model), message-delivery version 4, seed 11, 2026-11-02T09:00:00.000Z"',
  )
  expect(line(analysisMarkdown({ title: '', data: analysis }))).toContain('not measured, left out')
  const row = messagesCsv(analysis)
    .split('\r\n')
    .find((text) => text.startsWith('Segment a,Evaluation'))
  expect(row).toMatch(/^Segment a,Evaluation,,24,7\.5,7\.5,7\.5,,1,1,0,"Synthetic panel/)
})

test('a table names those who made what is in its rows, and nobody else', () => {
  const made = (...plans: readonly ('map-segments' | 'generate-narratives' | 'deliver-messages')[]): ReportData => ({
    ...analysis,
    derivations: Object.fromEntries(plans.map((plan) => [plan, { madeFrom: 'x', settled: true, provenance: { ...provenance, operation: plan } }])),
  })
  const lastCells = (text: string) =>
    new Set(
      text
        .trim()
        .split('\r\n')
        .slice(1)
        .map((row) => row.slice(row.indexOf('shown to anybody.') + 'shown to anybody.",'.length)),
    )
  const by = (plan: string) => `built-in engine (rules, no language model), ${plan} version 4, seed 11, 2026-11-02T09:00:00.000Z`
  expect(lastCells(answersCsv(made('map-segments', 'generate-narratives')))).toEqual(new Set(['not stated']))
  expect(lastCells(messagesCsv(made()))).toEqual(new Set(['not stated']))
  expect(lastCells(messagesCsv(made('map-segments')))).toEqual(new Set([`"${by('map-segments')}"`]))
  const everybody = made('map-segments', 'generate-narratives', 'deliver-messages')
  expect(lastCells(messagesCsv(everybody))).toEqual(new Set([`"${by('map-segments')}; ${by('generate-narratives')}; ${by('deliver-messages')}"`]))
  expect(lastCells(answersCsv(everybody))).toEqual(new Set([`"${by('deliver-messages')}"`]))
})

test('answers to a message that was changed since are out of date in every export', () => {
  const [delivery] = analysis.simulationResults ?? []
  if (!delivery) throw new Error('One message was delivered.')
  const [kept, failed] = delivery.results.map((result) => ({ ...result, basis: 'an earlier message' }))
  if (!kept || !failed) throw new Error('Two personas were asked.')
  const stale: ReportData = { ...analysis, simulationResults: [{ ...delivery, results: [kept, { ...failed, basis: undefined }] }] }
  expect(analysisMarkdown({ title: '', data: stale })).toContain('**Out of date:** 1 of 2 answers are from before the message or the persona was changed.')
  const [segment] = stale.audienceSegments ?? []
  if (!segment) throw new Error('The analysis has segments.')
  const text = segmentDocument(stale, segment)
  expect(text).toContain('**Out of date since an edit:** 1 of its answers, given before the message or the persona was changed.')
  expect(text).toContain('1 answered, 1 left out, 1 out of date')
  expect(text).toContain('- **7.5** (out of date) Name a1:')
  expect(text).toContain('- **not measured, left out** Name a2:')
  expect(messagesCsv(stale)).toMatch(/\r\nSegment a,Evaluation,,24,7\.5,7\.5,7\.5,,1,1,1,"Synthetic/)
  expect(messagesCsv(stale), 'nothing was delivered').toMatch(/\r\nSegment b,Evaluation,,24,,,,,,,,"Synthetic/)
  expect(analysisMarkdown({ title: '', data: analysis })).not.toContain('ut of date')
})

test('the whole analysis has all that was found, and says which lenses were not asked and what each mean rests on', () => {
  const lens = (name: string) => ({ name, role: 'Parish historian', tasks: ['Ask'], potential_bias_flag: 'Elders are heard most' })
  const executed = { ...lens('Memory'), categoryName: 'Place' }
  const text = analysisMarkdown({
    title: '',
    data: {
      ...analysis,
      researchLensData: { title: 'T', introduction: 'I', thematic_categories: [{ category_name: 'Place', lenses: [lens('Memory'), lens('Roads')] }] },
      researchResults: [
        {
          status: 'completed',
          lens: executed,
          result: {
            lens_name: 'Memory',
            role: 'Parish historian',
            executive_overview: 'Overview',
            key_sentiment_insights: ['An insight'],
            supporting_evidence_themes: ['A claim at the parish'],
            emerging_themes: ['Who holds the key'],
            bias_warnings: ['The home are asked.'],
          },
        },
      ],
    },
  })
  expect(text).toContain('Supporting evidence themes:\n- A claim at the parish')
  expect(text).toContain('Emerging themes:\n- Who holds the key')
  expect(text).toContain('### Lenses not executed\n\n- Roads (Place)\n\n')
  expect(text).toContain('Psychographics: a1 milks at five Media habits: a1 milks at five Motivations:')
  expect(text).toContain('Mean effectiveness, 0 to 10 (answers).')
  expect(text).toContain('| Segment a | – | – | 7.5 (1) | – | – |')
})

test('a segment alone counts its own answers only and says what an edit left out of date', () => {
  const [first, second] = analysis.audienceSegments ?? []
  if (!first || !second) throw new Error('The analysis has two segments.')
  expect(segmentDocument(analysis, first)).toContain('mean 7.5 of 10, middle')
  expect(segmentDocument(analysis, second)).not.toContain('in the figures')
  const edited = { ...first, bases: { personas: 'an earlier segment' } }
  expect(segmentDocument(analysis, edited)).toContain('**Out of date since an edit:** personas.')
})

test('what people and engines wrote can be neither a formula nor markup', () => {
  expect(toCsv(['Said'], [['=HYPERLINK("x")'], ['a "b"\nc'], ['@x'], [-2], [null]])).toBe(
    '\uFEFFSaid\r\n"\'=HYPERLINK(""x"")"\r\n"a ""b""\nc"\r\n\'@x\r\n-2\r\n\r\n',
  )
  expect(inline('# not a | heading\n*nor* <b>this</b>')).toBe('\\# not a \\| heading \\*nor\\* \\<b\\>this\\</b\\>')
  expect(inline('1. not a list')).toBe('1\\. not a list')
  expect(inline('![x](https://x.example) [a [b]](javascript:x) [a][b] [a]: https://x.example [^1]: x')).toBe(
    '![x\\](https://x.example) [a [b]\\](javascript:x) [a\\][b] [a\\]: https://x.example [^1\\]: x',
  )
  expect(inline('Nine in ten [source needed], they say [sic] (twice)')).toBe('Nine in ten [source needed], they say [sic] (twice)')
  expect(['---', '--- --', '-', '#', '2.', 'a --- b', '-x'].map(inline)).toEqual(['\\---', '\\--- --', '\\-', '\\#', '2\\.', 'a --- b', '-x'])
  const said = analysisMarkdown({ title: '', data: analysis })
  expect(said).toContain('=1+1 \\| "no", \\*really\\*')
})

test("a file is named after the analysis, whatever its title's letters", () => {
  expect(fileStem('Sample: Größe & water-quality hearings!')).toBe('sample-gro-e-water-quality-hearings')
  expect(fileStem('Zürich naïve')).toBe('zurich-naive')
  expect(fileStem('宣伝')).toBe('analysis')
})
