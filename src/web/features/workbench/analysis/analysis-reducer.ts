import type { Objective } from '../../../../contract/objective.ts'
import type { Derivation, Report, ReportData } from '../../../../contract/report.ts'
import type { PlanInput, RunItem, RunStatus } from '../../../../contract/run.ts'
import { derivationBasis, type PlanSpec } from '../steps/plan-spec.ts'
import { type WorkbenchPlan, workbenchPlans } from '../steps/plans.ts'
import { type Analysis, type AnalysisFlow, savedData, workbenchRegion } from './analysis.ts'
import { type AnalysisEdit, withEdit } from './edits.ts'

/** Everything that can happen to the analysis on the screen. */
export type AnalysisAction =
  | AnalysisEdit
  | { readonly type: 'flow-chosen'; readonly flow: AnalysisFlow }
  | { readonly type: 'opened'; readonly analysis: Analysis }
  | { readonly type: 'outcome-edited'; readonly desiredOutcome: string }
  /** `objective` is the one the run was asked with, `input` all of what it was asked with. */
  | {
      readonly type: 'run-started'
      readonly plan: WorkbenchPlan
      readonly runId: string
      readonly objective: Objective
      readonly input?: PlanInput<WorkbenchPlan>
    }
  /** `items` are those that changed; `settled` once the run is over and all it made has arrived; `status` is the run's. */
  | {
      readonly type: 'run-advanced'
      readonly plan: WorkbenchPlan
      readonly runId: string
      readonly items: readonly RunItem[]
      readonly settled: boolean
      readonly status?: RunStatus
    }
  | { readonly type: 'run-moved-again'; readonly plan: WorkbenchPlan }
  | { readonly type: 'report-saved'; readonly report: Report }
  | { readonly type: 'report-deleted'; readonly reportId: string }

/** What the user did, as opposed to what a run brought: only this can conflict with another tab. */
export function isUsersOwn(action: AnalysisAction): boolean {
  return action.type !== 'run-advanced'
}

export function analysisReducer(analysis: Analysis, action: AnalysisAction): Analysis {
  const { data } = analysis
  switch (action.type) {
    case 'opened':
      return action.analysis
    case 'outcome-edited':
      return { ...analysis, data: { ...data, formData: { desiredOutcome: action.desiredOutcome, region: workbenchRegion } } }
    case 'flow-chosen':
      return { ...analysis, data: { ...data, flow: action.flow } }
    case 'segment-edited':
    case 'scene-edited':
    case 'persona-edited': {
      const edited = withEdit(data, action)
      return edited === data ? analysis : { ...analysis, data: edited }
    }
    case 'run-started': {
      const spec: PlanSpec = workbenchPlans[action.plan]
      const madeFrom = derivationBasis(spec, action.objective, data)
      const begun = action.input && spec.begun ? spec.begun(data, action.input) : data
      const withRun = { ...begun, runIds: { ...begun.runIds, [action.plan]: action.runId } }
      return { ...analysis, data: withDerivation(withRun, action.plan, { madeFrom, settled: false }) }
    }
    case 'run-moved-again':
      return { ...analysis, data: unsettled(data, action.plan) }
    case 'run-advanced':
      return runAdvanced(analysis, action)
    case 'report-saved':
      return { reportId: action.report.id, title: action.report.title, data: savedData(data) }
    case 'report-deleted':
      return analysis.reportId === action.reportId ? { ...analysis, reportId: null } : analysis
  }
}

/** A settled run is not taken in again: what the user changed since would be lost. */
function runAdvanced(analysis: Analysis, action: Extract<AnalysisAction, { type: 'run-advanced' }>): Analysis {
  const { data } = analysis
  const kept = data.derivations?.[action.plan]
  if (data.runIds?.[action.plan] !== action.runId) return analysis
  if (kept?.settled && action.settled) return analysis
  const spec: PlanSpec = workbenchPlans[action.plan]
  const taken = action.items.reduce(spec.merge, data)
  const merged = action.settled && action.status && spec.ended ? spec.ended(taken, action.status) : taken
  const provenance = action.items.findLast((item) => item.provenance !== null)?.provenance ?? kept?.provenance
  // Reports of before derivations were kept get theirs when their run is read again.
  const madeFrom = kept?.madeFrom ?? derivationBasis(spec, { desiredOutcome: merged.desiredOutcome ?? '', region: merged.region ?? workbenchRegion }, merged)
  return { ...analysis, data: withDerivation(merged, action.plan, { madeFrom, settled: action.settled, ...(provenance ? { provenance } : {}) }) }
}

function unsettled(data: ReportData, plan: WorkbenchPlan): ReportData {
  const kept = data.derivations?.[plan]
  return kept ? withDerivation(data, plan, { ...kept, settled: false }) : data
}

function withDerivation(data: ReportData, plan: WorkbenchPlan, derivation: Derivation): ReportData {
  return { ...data, derivations: { ...data.derivations, [plan]: derivation } }
}
