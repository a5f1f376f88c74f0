import type { AnalyzedSegment } from '../../../../contract/analyzed-segment.ts'
import type { HpemStage } from '../../../../contract/hpem-stage.ts'
import type { ReportData } from '../../../../contract/report.ts'
import { deliveryPairs } from './deliveries.ts'

/** Persona ids by stage, whose answer is to a message or by a persona that was changed since; a stage without any is absent. */
export type StaleAnswers = Readonly<Partial<Record<HpemStage, ReadonlySet<string>>>>

/** Which of a segment's answers are out of date. */
export function staleAnswers(data: ReportData, segment: AnalyzedSegment): StaleAnswers {
  const answers: Partial<Record<HpemStage, Set<string>>> = {}
  const [own] = deliveryPairs({ ...data, audienceSegments: [segment] })
  for (const { stage, persona, state } of own?.pairs ?? []) {
    if (state === 'stale') answers[stage] = (answers[stage] ?? new Set()).add(persona.id)
  }
  return answers
}

/** How many answers that are, over all stages. */
export function countStale(answers: StaleAnswers): number {
  return Object.values(answers).reduce((sum, { size }) => sum + size, 0)
}
