import type { Objective } from '../../../../contract/objective.ts'
import type { Derivation, ReportData } from '../../../../contract/report.ts'
import type { PlanInput, PlanName, RunItem, RunStatus } from '../../../../contract/run.ts'
import { stepBasis } from '../../../../domain/analysis/step-basis.ts'

/** How the runs of one plan become part of the analysis. One of these, and a panel, is a step of the workbench. */
export interface PlanSpec<P extends PlanName = PlanName> {
  readonly plan: P
  /** What the step is made from beside the objective, such as the lenses; anything JSON can write. */
  readonly madeFrom: (data: ReportData) => unknown
  /** The badge when that has changed since, such as 'Made from earlier lenses'. */
  readonly earlierInput: string
  /** Takes one settled item in. Taking the same item in twice changes nothing. */
  readonly merge: (data: ReportData, item: RunItem) => ReportData
  /** What asking changes: parts that are asked for again are out of date until their new ones arrive. */
  begun?(data: ReportData, input: PlanInput<P>): ReportData
  /** What is said of the whole once the run is over and all it made is in. */
  ended?(data: ReportData, status: RunStatus): ReportData
}

/** Two fingerprints with a point between: of the outcome, and of what else went in. */
export function derivationBasis(spec: Pick<PlanSpec, 'madeFrom'>, objective: Objective, data: ReportData): string {
  return stepBasis(objective, spec.madeFrom(data))
}

/** Why what the step made is out of date, as its badge says it; null while it is current or nothing is known. */
export function staleReason(
  spec: Pick<PlanSpec, 'madeFrom' | 'earlierInput'>,
  derivation: Derivation | undefined,
  form: Objective,
  data: ReportData,
): string | null {
  if (!derivation) return null
  const today = derivationBasis(spec, form, data)
  if (today === derivation.madeFrom) return null
  return outcomePart(today) === outcomePart(derivation.madeFrom) ? spec.earlierInput : 'Made from an earlier outcome'
}

function outcomePart(basis: string): string {
  return basis.slice(0, basis.indexOf('.'))
}
