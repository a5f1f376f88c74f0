import { useCallback } from 'react'
import type { HpemStage } from '../../../../contract/hpem-stage.ts'
import type { SegmentPart } from '../segment/segment-address.ts'
import { useSegmentInAddress } from '../segment/use-segment-in-address.ts'

/** Opens one segment's panel at one of its parts; the address says so, and a reload comes back to it. */
export function useOpenSegment() {
  const { open } = useSegmentInAddress()
  return useCallback((segmentId: string, part: SegmentPart, stage?: HpemStage) => open(segmentId, { part, ...(stage ? { stage } : {}) }), [open])
}
