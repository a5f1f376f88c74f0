import type { Objective } from '../../../../contract/objective.ts'
import type { Report, ReportData, WorkingCopy } from '../../../../contract/report.ts'
import type { SampleAnalysis } from '../../../../contract/sample-analysis.ts'
import { defaultOutcome } from '../../../../domain/objective/default-outcome.ts'

/** The workbench works on one region. */
export const workbenchRegion = 'United States'

/** The order of steps: from research lenses to segments, or the older one from an HPEM analysis to audiences. */
export type AnalysisFlow = NonNullable<ReportData['flow']>

/** The flow that was chosen, else the one that the parts of an older report tell of. */
export function flowOf({ flow, audienceData, researchLensData }: ReportData): AnalysisFlow {
  return flow ?? (audienceData && !researchLensData ? 'hpem-first' : 'lens-first')
}

/** What is on the screen: one analysis, with the report it was saved as, if any. */
export interface Analysis {
  readonly reportId: string | null
  /** The report's title; empty where it was never saved. */
  readonly title: string
  readonly data: ReportData
}

/** An analysis that nothing was done on yet: the form holds the default outcome. */
export function newAnalysis(): Analysis {
  return { reportId: null, title: '', data: { formData: { desiredOutcome: defaultOutcome, region: workbenchRegion } } }
}

/** What the server kept; a user who never kept anything starts with a new analysis. */
export function analysisOfWorkingCopy({ revision, reportId, title, data }: WorkingCopy): Analysis {
  return revision === 0 ? newAnalysis() : { reportId, title, data }
}

export function analysisOfReport({ id, title, data }: Report): Analysis {
  return { reportId: id, title, data }
}

/** The sample as it is opened: marked, and nobody's report. */
export function analysisOfSample({ title, data }: SampleAnalysis): Analysis {
  return { reportId: null, title, data: { ...data, sample: true } }
}

/** What is saved of an analysis: a copy of the sample is the user's own. */
export function savedData({ sample: _, ...data }: ReportData): ReportData {
  return data
}

/** The objective as the form has it now, exactly as written. Older reports keep it outside `formData`. */
export function formObjective({ formData, desiredOutcome }: ReportData): Objective {
  return { desiredOutcome: formData?.desiredOutcome ?? desiredOutcome ?? '', region: workbenchRegion }
}

/** The objective that the lenses and all that follows were made for; the form may have moved on. */
export function analysedObjective(data: ReportData): Objective {
  return { desiredOutcome: data.desiredOutcome ?? formObjective(data).desiredOutcome, region: data.region ?? workbenchRegion }
}

/** A report is worth saving once something was made. */
export function isWorthSaving(data: ReportData): boolean {
  return Boolean(data.researchLensData || data.audienceSegments?.length || data.hpemData)
}

/** The description of the specification, cut to what a report may hold. */
export function reportDescription(data: ReportData): string {
  return `Analysis for: ${analysedObjective(data).desiredOutcome}`
}

/** 'Iran Analysis - 11/20/2026', with the date as the reader's locale writes it. */
export function defaultReportTitle(today: Date): string {
  return `Iran Analysis - ${today.toLocaleDateString()}`
}
