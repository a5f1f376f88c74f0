import type { AnalyzedSegment } from '../../../../contract/analyzed-segment.ts'
import type { StageDelivery } from '../../../../contract/delivery-result.ts'
import type { HpemStage } from '../../../../contract/hpem-stage.ts'
import { counted } from '../../../lib/counted.ts'

/** What saving will mark out of date, as a sentence; the same rules as domain/analysis/basis.ts. */
function sentence(parts: readonly string[], saved: string): string {
  if (parts.length === 0) return `Nothing was made from ${saved} yet, so nothing goes out of date.`
  const last = parts.at(-1) ?? ''
  const list = parts.length === 1 ? last : `${parts.slice(0, -1).join(', ')} and ${last}`
  return `Saving marks ${list} out of date. Nothing is made anew until you ask for it.`
}

/** A segment's mapping, narratives and focus group are made from its text. */
export function consequenceOfSegmentEdit({ hpemMapping, narratives, personas }: AnalyzedSegment): string {
  const scripts = Object.keys(narratives ?? {}).length
  return sentence(
    [
      ...(hpemMapping ? ['its HPEM mapping'] : []),
      ...(scripts > 0 ? [`its ${counted(scripts, 'narrative')}`] : []),
      ...(personas?.length ? [`its ${counted(personas.length, 'persona')}`] : []),
    ],
    'this segment',
  )
}

/** The answers to a narrative are made from its scenes. */
export function consequenceOfSceneEdit(stage: HpemStage, deliveries: readonly StageDelivery[]): string {
  const answers = deliveries
    .filter((entry) => entry.stage === stage || entry.narrativeKey.endsWith(stage))
    .reduce((sum, { results }) => sum + results.length, 0)
  return sentence(answers > 0 ? [`the ${counted(answers, 'answer')} to this message`] : [], 'this scene')
}

/** A persona's answers are made from the persona. */
export function consequenceOfPersonaEdit(personaId: string, deliveries: readonly StageDelivery[]): string {
  const answers = deliveries.flatMap(({ results }) => results).filter(({ persona_id }) => persona_id === personaId).length
  return sentence(answers > 0 ? [`this persona's answers to ${counted(answers, 'message')}`] : [], 'this persona')
}
