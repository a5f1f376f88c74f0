import { useCallback, useMemo } from 'react'
import type { ReportData } from '../../../../../contract/report.ts'
import { segmentsOf } from '../../analysis/segments.ts'
import { stalePartsOf } from '../../analysis/staleness.ts'
import { SegmentList } from '../../views/segment-list.tsx'
import { useOpenSegment } from '../use-open-segment.ts'

/** Every segment, to sort and filter; a press shows its whole story. */
export function SegmentTable({ data }: { readonly data: ReportData }) {
  const openSegment = useOpenSegment()
  const open = useCallback((id: string) => openSegment(id, 'mapping'), [openSegment])
  const staleIds = useMemo(() => new Set(segmentsOf(data).flatMap((segment) => (hasStale(data, segment) ? [segment.id] : []))), [data])
  return <SegmentList segments={segmentsOf(data)} deliveries={data.simulationResults ?? []} staleIds={staleIds} onOpen={open} />
}

function hasStale(data: ReportData, segment: ReturnType<typeof segmentsOf>[number]): boolean {
  const parts = stalePartsOf(data, segment)
  return parts.hpemMapping || parts.personas || parts.narratives.length > 0
}
