import { personaSetSchema, personasInputSchema } from '../../../../../contract/persona.ts'
import { personasBasis } from '../../../../../domain/analysis/basis.ts'
import { askedAnewIn } from '../../analysis/bases.ts'
import { segmentsOf, withSegment } from '../../analysis/segments.ts'
import type { PlanSpec } from '../plan-spec.ts'

/** One call for each segment: its focus group. */
export const generateSegmentPersonasPlan: PlanSpec<'generate-segment-personas'> = {
  plan: 'generate-segment-personas',
  madeFrom: () => null,
  earlierInput: 'Out of date',
  begun: (data, { segments }) => askedAnewIn(data, segments, 'personas'),
  merge(data, item) {
    const task = personasInputSchema.safeParse(item.input)
    const set = personaSetSchema.safeParse(item.output)
    if (item.status !== 'completed' || !task.success || !set.success) return data
    const { audienceSegment, desiredOutcome = '', region } = task.data
    const { id, rationale } = audienceSegment
    if (id === undefined || rationale === undefined) return data
    const basis = personasBasis({ desiredOutcome, region }, { ...audienceSegment, id, rationale })
    return withSegment(data, id, (segment) =>
      segment.personas && segment.bases?.personas === basis
        ? segment
        : { ...segment, personas: set.data.personas, bases: { ...segment.bases, personas: basis } },
    )
  },
  ended: (data) => ({ ...data, personasGenerated: segmentsOf(data).every((segment) => (segment.personas?.length ?? 0) > 0) }),
}
