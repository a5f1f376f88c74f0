import type { Provenance } from '../../../../contract/provenance.ts'
import type { ReportData } from '../../../../contract/report.ts'
import { deliveryRows, deliveryTotals } from '../views/delivery-cells.ts'

const planNames = {
  'generate-lenses': 'Research lenses',
  'execute-lenses': 'Executed research',
  'generate-segments': 'Audience segments',
  'identify-audiences': 'Target audiences',
  'map-segments': 'HPEM mapping',
  'generate-narratives': 'Video narratives',
  'generate-segment-personas': 'Focus-group personas',
  'deliver-messages': 'Message delivery',
  'generate-hpem': 'HPEM analysis',
} as const satisfies Partial<Record<keyof NonNullable<ReportData['derivations']>, string>>

export type ExportedPlan = keyof typeof planNames

/** Who made one part: 'built-in engine, message-delivery version 3, seed 7, 2026-11-02T09:00:00.000Z'; null where the analysis does not say. */
export function makerOf(data: ReportData, plan: ExportedPlan): string | null {
  const provenance = data.derivations?.[plan]?.provenance
  return provenance ? makerText(provenance) : null
}

function makerText({ engine, model, operation, operationVersion, promptId, seed, finishedAt }: Provenance): string {
  const maker = engine === 'builtin' ? 'built-in engine (rules, no language model)' : (model ?? 'language model')
  return [maker, `${operation} version ${operationVersion}`, ...(promptId ? [`prompt ${promptId}`] : []), `seed ${seed}`, finishedAt].join(', ')
}

/** The methods sheet: what each part was made by, what the figures mean and how far they go. One sentence an entry. */
export function methodsLines(data: ReportData): string[] {
  const { answered, leftOut, panel } = deliveryTotals(deliveryRows(data.simulationResults ?? []))
  const made = Object.entries(planNames).flatMap(([plan, name]) => {
    const maker = makerOf(data, plan as ExportedPlan)
    return maker ? [`${name}: ${maker}.`] : []
  })
  return [
    ...(made.length > 0 ? made : ['This analysis does not say which engine made its parts.']),
    ...(answered + leftOut > 0
      ? [
          `Effectiveness is on a scale from 0 to 10: 8 and more is high, 6 and more middle, less is low. A mean rests on up to ${panel} drafted personas, too few to generalise.`,
          `${answered} ${answered === 1 ? 'answer is' : 'answers are'} in the figures; ${leftOut} failed ${leftOut === 1 ? 'call is' : 'calls are'} left out of every one.`,
        ]
      : []),
    'No persona is a person, nobody was asked, and no share or score measures what people think.',
    'Statements of fact are unchecked. What says "source needed" needs one before it is used.',
  ]
}
