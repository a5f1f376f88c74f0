import type { ReportData } from '../../../../contract/report.ts'
import { withSegment } from './segments.ts'

const anew = 'anew:'

/**
 * Marks a part that was asked for again: it counts as out of date until the new one arrives, and the new one then takes
 * the place of whatever stands there, corrections included. Without the mark a result that is already in is not taken twice.
 */
export function askedAnew(basis: string | undefined): string {
  return basis?.startsWith(anew) ? basis : `${anew}${basis ?? ''}`
}

/** Marks one part of each of the segments as asked for again, where they have it. */
export function askedAnewIn(data: ReportData, segments: readonly { readonly id: string }[], part: 'hpemMapping' | 'personas'): ReportData {
  return segments.reduce(
    (all, { id }) =>
      withSegment(all, id, (segment) => (segment[part] ? { ...segment, bases: { ...segment.bases, [part]: askedAnew(segment.bases?.[part]) } } : segment)),
    data,
  )
}
