import { hpemStages } from '../../../../contract/hpem-stage.ts'
import type { DeliveryRow } from './delivery-cells.ts'
import { toTsv } from './to-tsv.ts'

/** One line a message, with what its mean rests on. */
export function deliveryTsv(rows: readonly DeliveryRow[]): string {
  return toTsv(
    ['Segment', 'Stage', 'Mean (0-10)', 'Lowest', 'Highest', 'Personas answered', 'Left out'],
    rows.flatMap(({ segmentName, cells }) =>
      hpemStages.flatMap((stage) => {
        const summary = cells[stage]?.summary
        if (summary === undefined) return []
        return summary.outcome === 'measured'
          ? [[segmentName, stage, summary.mean.toFixed(1), summary.lowest, summary.highest, summary.measured, summary.leftOut]]
          : [[segmentName, stage, null, null, null, 0, summary.leftOut]]
      }),
    ),
  )
}
