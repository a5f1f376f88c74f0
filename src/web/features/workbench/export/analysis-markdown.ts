import { hpemStages } from '../../../../contract/hpem-stage.ts'
import type { ReportData } from '../../../../contract/report.ts'
import { stageShare } from '../../../../domain/hpem/stage-shares.ts'
import type { Analysis } from '../analysis/analysis.ts'
import { analysedObjective } from '../analysis/analysis.ts'
import { categorizedLenses, lensId } from '../analysis/lens-list.ts'
import { segmentsOf } from '../analysis/segments.ts'
import { countStale, staleAnswers } from '../analysis/stale-answers.ts'
import { deliveryRows, deliveryTitle } from '../views/delivery-cells.ts'
import { distinctLines } from '../views/distinct-lines.ts'
import { mappedSegments, mappingTitle } from '../views/summarize-mapping.ts'
import { trustInBest } from '../views/trust-in-best.ts'
import { blocks, inline, list, table } from './markdown.ts'
import { methodsLines } from './methods.ts'
import { segmentMarkdown } from './segment-markdown.ts'
import { disclosureText, syntheticLabel } from './synthetic-label.ts'

/** The whole analysis as one document to read, print or file: the answers first, every segment after, what it rests on at the end. */
export function analysisMarkdown({ title, data }: Pick<Analysis, 'title' | 'data'>): string {
  const { desiredOutcome, region } = analysedObjective(data)
  return `${blocks(
    `# ${inline(title || 'Campaign analysis')}`,
    `**${syntheticLabel}.** ${disclosureText}`,
    '## Campaign objective',
    inline(desiredOutcome),
    `Region: ${inline(region)}`,
    ...summaryBlocks(data),
    ...researchBlocks(data),
    ...stageBlocks(data),
    ...segmentsOf(data).flatMap((segment, index) => [...(index === 0 ? ['## Audience segments'] : []), segmentMarkdown(data, segment, 3)]),
    '## What this rests on',
    list(methodsLines(data)),
  )}\n`
}

function summaryBlocks(data: ReportData): string[] {
  const mapped = mappedSegments(segmentsOf(data))
  const rows = deliveryRows(data.simulationResults ?? [])
  const trust = trustInBest(rows)
  return [
    ...(mapped.length > 0
      ? [
          '## Where the segments stand',
          `${inline(mappingTitle(mapped))}. Share of each segment, %.`,
          table(
            ['Segment', ...hpemStages],
            segmentsOf(data).flatMap((segment) => {
              const mapping = segment.hpemMapping
              return mapping ? [[segment.segment_name, ...hpemStages.map((stage) => stageShare(mapping, stage))]] : []
            }),
          ),
        ]
      : []),
    ...(rows.length > 0
      ? [
          '## How the messages did',
          `${inline(deliveryTitle(rows))}.${trust ? ` ${trust}` : ''}`,
          ...staleBlocks(data),
          'Mean effectiveness, 0 to 10 (answers).',
          table(
            ['Segment', ...hpemStages],
            rows.map(({ segmentName, cells }) => [segmentName, ...hpemStages.map((stage) => meanText(cells[stage]?.summary))]),
          ),
        ]
      : []),
  ]
}

type Summary = NonNullable<ReturnType<typeof deliveryRows>[number]['cells']['Awareness']>['summary']

function meanText(summary: Summary | undefined): string {
  return summary?.outcome === 'measured' ? `${summary.mean.toFixed(1)} (${summary.measured})` : '–'
}

function staleBlocks(data: ReportData): string[] {
  const stale = segmentsOf(data).reduce((sum, segment) => sum + countStale(staleAnswers(data, segment)), 0)
  const answers = (data.simulationResults ?? []).reduce((sum, { results }) => sum + results.length, 0)
  return stale > 0 ? [`**Out of date:** ${stale} of ${answers} answers are from before the message or the persona was changed.`] : []
}

function researchBlocks({ researchLensData, researchResults }: ReportData): string[] {
  const outcomes = researchResults ?? []
  const found = outcomes.flatMap((outcome) =>
    outcome.status === 'completed'
      ? [
          `### ${inline(outcome.lens.name)}`,
          inline(outcome.result.executive_overview),
          `Key sentiment insights:\n${list(outcome.result.key_sentiment_insights)}`,
          `Supporting evidence themes:\n${list(outcome.result.supporting_evidence_themes)}`,
          `Emerging themes:\n${list(outcome.result.emerging_themes)}`,
          `Bias to keep in mind: ${inline(outcome.result.bias_warnings.join(' '))}`,
        ]
      : [`### ${inline(outcome.lens.name)}`, 'Not answered: the call failed.'],
  )
  const executed = new Set(outcomes.map(({ lens }) => lensId(lens)))
  const waiting = categorizedLenses(researchLensData).filter((lens) => !executed.has(lensId(lens)))
  return [
    ...(found.length + waiting.length > 0 ? ['## Research', ...found] : []),
    ...(waiting.length > 0 ? ['### Lenses not executed', list(waiting.map(({ name, categoryName }) => `${name} (${categoryName})`))] : []),
  ]
}

function stageBlocks({ hpemData }: ReportData): string[] {
  if (!hpemData) return []
  return [
    '## What each stage takes',
    ...hpemData.hpem.flatMap(({ stage, psychological_effects, behaviors, narrative_fit }) => [
      `### ${stage}`,
      `Psychological effects: ${inline(psychological_effects)}`,
      `Target behaviors:\n${list(distinctLines(behaviors))}`,
      `Narrative fit: ${inline(narrative_fit)}`,
    ]),
  ]
}
