import type { AudienceSegment } from '../../../../../contract/audience-segment.ts'
import type { ReportData } from '../../../../../contract/report.ts'
import type { PlanName, RunItem } from '../../../../../contract/run.ts'

const madeForSegments: readonly PlanName[] = ['map-segments', 'generate-narratives', 'generate-segment-personas', 'deliver-messages']

/** The analysis on other segments: what was made for the earlier ones, and the runs that made it, do not speak of these. */
export function replaceSegments(data: ReportData, segments: readonly AudienceSegment[]): ReportData {
  return {
    ...data,
    audienceSegments: [...segments],
    narrativesGenerated: false,
    personasGenerated: false,
    simulationResults: null,
    runIds: without(data.runIds, madeForSegments),
    derivations: without(data.derivations, madeForSegments),
  }
}

/** Whether the one item of a run is in the analysis already: taken in again it would undo what was done since. */
export function isTakenIn(data: ReportData, plan: PlanName, item: RunItem): boolean {
  const kept = data.derivations?.[plan]?.provenance
  return kept !== undefined && kept.finishedAt === item.provenance?.finishedAt && kept.seed === item.provenance.seed
}

function without<T>(record: Partial<Record<PlanName, T>> | undefined, plans: readonly PlanName[]): Partial<Record<PlanName, T>> {
  return Object.fromEntries(Object.entries(record ?? {}).filter(([plan]) => !plans.some((gone) => gone === plan)))
}
