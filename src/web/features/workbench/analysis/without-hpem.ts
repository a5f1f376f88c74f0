import type { ReportData } from '../../../../contract/report.ts'
import { replaceSegments } from '../steps/segments/replace-segments.ts'

/** The analysis without its HPEM result, and without the audiences that were identified from it. */
export function withoutHpem(data: ReportData): ReportData {
  const { 'generate-hpem': _run, 'identify-audiences': _second, ...runIds } = data.runIds ?? {}
  const { 'generate-hpem': _derivation, 'identify-audiences': _other, ...derivations } = data.derivations ?? {}
  const cleared = { ...data, hpemData: null, audienceData: null, runIds, derivations }
  return data.audienceData ? { ...replaceSegments(cleared, []), audienceSegments: null } : cleared
}
