import { hpemStages } from '../../../../contract/hpem-stage.ts'
import type { ReportData } from '../../../../contract/report.ts'
import { stageShare } from '../../../../domain/hpem/stage-shares.ts'
import { segmentsOf } from '../analysis/segments.ts'
import { staleAnswers } from '../analysis/stale-answers.ts'
import { deliveryRows } from '../views/delivery-cells.ts'
import { totalSeconds } from '../views/reading-pace.ts'
import { type ExportedPlan, makerOf } from './methods.ts'
import { syntheticNote } from './synthetic-label.ts'
import { toCsv } from './to-csv.ts'

/** Stands in every row, so that it goes along when rows are copied out. The plans are those whose work the row shows. */
function label(data: ReportData, ...plans: readonly ExportedPlan[]): readonly [string, string] {
  const makers = plans.flatMap((plan) => makerOf(data, plan) ?? [])
  return [syntheticNote, makers.length > 0 ? makers.join('; ') : 'not stated']
}

/** A row a segment and stage: the share that stands there, and how its message did. */
export function messagesCsv(data: ReportData): string {
  const rows = new Map(deliveryRows(data.simulationResults ?? []).map((row) => [row.segmentId, row]))
  const madeBy = label(data, 'map-segments', 'generate-narratives', 'deliver-messages')
  return toCsv(
    [
      'Segment',
      'Stage',
      'Share at stage, %',
      'Script, s',
      'Mean (0-10)',
      'Lowest',
      'Highest',
      'Standard deviation',
      'Answered',
      'Left out',
      'Answers out of date',
      'Note',
      'Made by',
    ],
    segmentsOf(data).flatMap((segment) => {
      const stale = staleAnswers(data, segment)
      return hpemStages.map((stage) => {
        const script = segment.narratives?.[stage]?.video_script
        const summary = rows.get(segment.id)?.cells[stage]?.summary
        const figures =
          summary?.outcome === 'measured'
            ? [summary.mean, summary.lowest, summary.highest, summary.standardDeviation && Math.round(summary.standardDeviation * 100) / 100, summary.measured]
            : [null, null, null, null, summary ? 0 : null]
        return [
          segment.segment_name,
          stage,
          segment.hpemMapping ? stageShare(segment.hpemMapping, stage) : null,
          script ? Math.round(totalSeconds(script)) : null,
          ...figures,
          summary?.leftOut ?? null,
          summary ? (stale[stage]?.size ?? 0) : null,
          ...madeBy,
        ]
      })
    }),
  )
}

/** A row an answer: which persona said what to which message. A failed call has no score. */
export function answersCsv(data: ReportData): string {
  const stale = new Map(segmentsOf(data).map((segment) => [segment.id, staleAnswers(data, segment)]))
  const madeBy = label(data, 'deliver-messages')
  return toCsv(
    ['Segment', 'Stage', 'Persona', 'Score (0-10)', 'Measured', 'Feedback', 'Out of date', 'Note', 'Made by'],
    deliveryRows(data.simulationResults ?? []).flatMap(({ segmentId, segmentName, cells }) =>
      hpemStages.flatMap((stage) =>
        (cells[stage]?.results ?? []).map((one) => [
          segmentName,
          stage,
          one.persona_name,
          one.measured ? one.effectiveness_score : null,
          one.measured ? 'yes' : 'no, left out',
          one.feedback,
          stale.get(segmentId)?.[stage]?.has(one.persona_id) ? 'yes' : 'no',
          ...madeBy,
        ]),
      ),
    ),
  )
}
