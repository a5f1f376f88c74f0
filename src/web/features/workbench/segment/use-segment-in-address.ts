import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import { readSegmentAddress, type SegmentAddress, segmentSearch } from './segment-address.ts'

export interface SegmentInAddress {
  readonly address: SegmentAddress | null
  /** Opens a segment's panel, or moves the open one to another segment, part or stage. */
  readonly open: (segmentId: string, where?: Partial<Omit<SegmentAddress, 'segmentId'>>) => void
  readonly close: () => void
}

/** Keeps which segment's panel is open in the address, so that a reload or a shared link returns to it and Back closes it. */
export function useSegmentInAddress(): SegmentInAddress {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const navigate = useNavigate()
  const { segment, part, stage } = search
  const address = useMemo(() => readSegmentAddress({ segment, part, stage }), [segment, part, stage])
  const go = useCallback(
    (next: SegmentAddress | null, replace: boolean) =>
      void navigate({
        to: '/iran-conflict',
        search: (previous: object) => ({ ...previous, ...segmentSearch(next) }),
        replace,
        resetScroll: false,
      }),
    [navigate],
  )
  const open = useCallback(
    (segmentId: string, where: Partial<Omit<SegmentAddress, 'segmentId'>> = {}) =>
      go({ segmentId, part: where.part ?? address?.part ?? 'mapping', stage: where.stage ?? address?.stage ?? 'Awareness' }, address !== null),
    [go, address],
  )
  const close = useCallback(() => go(null, true), [go])
  return { address, open, close }
}
