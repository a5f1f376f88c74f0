import type { AnalyzedSegment } from '../../../../contract/analyzed-segment.ts'
import type { AudienceSegment } from '../../../../contract/audience-segment.ts'
import type { ReportData } from '../../../../contract/report.ts'

const noSegments: readonly AnalyzedSegment[] = []

/** The segments of an analysis; none where no step made them yet. */
export function segmentsOf(data: ReportData): readonly AnalyzedSegment[] {
  return data.audienceSegments ?? noSegments
}

/** A segment without what was made for it: what the plans take. */
export function coreOf({ id, segment_name, segment_description, rationale }: AudienceSegment): AudienceSegment {
  return { id, segment_name, segment_description, rationale }
}

/** The analysis with one segment changed; the same analysis where the segment is not there or did not change. */
export function withSegment(data: ReportData, id: string, change: (segment: AnalyzedSegment) => AnalyzedSegment): ReportData {
  const segments = data.audienceSegments ?? []
  const place = segments.findIndex((segment) => segment.id === id)
  const before = segments[place]
  if (before === undefined) return data
  const after = change(before)
  return after === before ? data : { ...data, audienceSegments: segments.with(place, after) }
}
