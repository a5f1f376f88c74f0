import { hpemStages } from '../../../../contract/hpem-stage.ts'
import type { ReportData } from '../../../../contract/report.ts'
import { stageShare } from '../../../../domain/hpem/stage-shares.ts'
import { deliveryPairs } from '../analysis/deliveries.ts'
import { segmentsOf } from '../analysis/segments.ts'
import { deliveryRows } from '../views/delivery-cells.ts'
import { makerOf } from './methods.ts'
import { syntheticLabel } from './synthetic-label.ts'
import { toCsv } from './to-csv.ts'

/** Stands in every row, so that it goes along when rows are copied out. */
const label = (data: ReportData) => [syntheticLabel, makerOf(data, 'deliver-messages') ?? makerOf(data, 'map-segments') ?? 'not stated']

/** A row a segment and stage: the share that stands there, and how its message did. */
export function messagesCsv(data: ReportData): string {
  const rows = new Map(deliveryRows(data.simulationResults ?? []).map((row) => [row.segmentId, row]))
  return toCsv(
    ['Segment', 'Stage', 'Share at stage, %', 'Script, s', 'Mean (0-10)', 'Lowest', 'Highest', 'Standard deviation', 'Answered', 'Left out', 'Note', 'Made by'],
    segmentsOf(data).flatMap((segment) =>
      hpemStages.map((stage) => {
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
          script ? Math.round(script.reduce((sum, scene) => sum + scene.duration_seconds, 0)) : null,
          ...figures,
          summary?.leftOut ?? null,
          ...label(data),
        ]
      }),
    ),
  )
}

/** A row an answer: which persona said what to which message. A failed call has no score. */
export function answersCsv(data: ReportData): string {
  const states = new Map(
    deliveryPairs(data).flatMap(({ segment, pairs }) => pairs.map(({ stage, persona, state }) => [`${segment.id}\n${stage}\n${persona.id}`, state] as const)),
  )
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
          states.get(`${segmentId}\n${stage}\n${one.persona_id}`) === 'stale' ? 'yes' : 'no',
          ...label(data),
        ]),
      ),
    ),
  )
}
