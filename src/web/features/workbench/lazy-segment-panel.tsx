import { useSearch } from '@tanstack/react-router'
import { Suspense, useRef } from 'react'
import { lazyComponent } from '../../lib/lazy-component.ts'

const Panel = lazyComponent(async () => (await import('./segment/segment-panel-in-address.tsx')).SegmentPanelInAddress)

/** The segment panel, loaded when the address first names a segment. */
export function LazySegmentPanel() {
  const { segment }: { readonly segment?: unknown } = useSearch({ strict: false })
  const wanted = useRef(false)
  wanted.current ||= segment !== undefined
  // Once loaded it stays, so that closing can give the focus back.
  return wanted.current ? (
    <Suspense fallback={null}>
      <Panel />
    </Suspense>
  ) : null
}
