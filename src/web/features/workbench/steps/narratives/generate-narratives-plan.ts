import { type HpemStage, hpemStages } from '../../../../../contract/hpem-stage.ts'
import type { ReportData } from '../../../../../contract/report.ts'
import { generateNarrativeInputSchema, videoScriptSchema } from '../../../../../contract/video-script.ts'
import { narrativeBasis } from '../../../../../domain/analysis/basis.ts'
import { askedAnew } from '../../analysis/bases.ts'
import { segmentsOf, withSegment } from '../../analysis/segments.ts'
import type { PlanSpec } from '../plan-spec.ts'

/** One call for each segment and stage. */
export const generateNarrativesPlan: PlanSpec<'generate-narratives'> = {
  plan: 'generate-narratives',
  madeFrom: () => null,
  earlierInput: 'Out of date',
  begun: (data, { segments }) => segments.reduce((all, { id, stages = hpemStages }) => asked(all, id, stages), data),
  merge(data, item) {
    const task = generateNarrativeInputSchema.safeParse(item.input)
    const script = videoScriptSchema.safeParse(item.output)
    if (item.status !== 'completed' || !task.success || !script.success) return data
    const { hpemStage: stage, audienceSegment } = task.data
    const basis = narrativeBasis(task.data, audienceSegment, stage)
    return withSegment(data, audienceSegment.id, (segment) =>
      segment.narratives?.[stage] && segment.bases?.narratives?.[stage] === basis
        ? segment
        : {
            ...segment,
            narratives: { ...segment.narratives, [stage]: script.data },
            bases: { ...segment.bases, narratives: { ...segment.bases?.narratives, [stage]: basis } },
          },
    )
  },
  // A run that came to its end without these has left failures out, as the older flow does.
  ended: (data, status) => ({ ...data, narrativesGenerated: allNarrated(data) || (status === 'completed' && someNarrated(data)) }),
}

function asked(data: ReportData, id: string, stages: readonly HpemStage[]): ReportData {
  return withSegment(data, id, (segment) => {
    const made = stages.filter((stage) => segment.narratives?.[stage])
    if (made.length === 0) return segment
    const marks = Object.fromEntries(made.map((stage) => [stage, askedAnew(segment.bases?.narratives?.[stage])]))
    return { ...segment, bases: { ...segment.bases, narratives: { ...segment.bases?.narratives, ...marks } } }
  })
}

function allNarrated(data: ReportData): boolean {
  return segmentsOf(data).every((segment) => hpemStages.every((stage) => segment.narratives?.[stage]))
}

function someNarrated(data: ReportData): boolean {
  return segmentsOf(data).some((segment) => Object.keys(segment.narratives ?? {}).length > 0)
}
