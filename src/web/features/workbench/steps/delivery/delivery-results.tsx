import { useCallback, useMemo } from 'react'
import type { HpemStage } from '../../../../../contract/hpem-stage.ts'
import type { ReportData } from '../../../../../contract/report.ts'
import { narrativeKey, type SegmentPairs } from '../../analysis/deliveries.ts'
import { DeliveryHeatMap } from '../../views/delivery-heat-map.tsx'
import { ProvenanceMark } from '../provenance-mark.tsx'
import { useOpenSegment } from '../use-open-segment.ts'

/** Results per segment and stage, with the answers behind each mean a press away. */
export function DeliveryResults({ data, pairs }: { readonly data: ReportData; readonly pairs: readonly SegmentPairs[] }) {
  const openSegment = useOpenSegment()
  const open = useCallback((id: string, stage?: HpemStage) => openSegment(id, 'delivery', stage), [openSegment])
  const staleKeys = useMemo(
    () => new Set(pairs.flatMap(({ segment, pairs: own }) => own.filter(({ state }) => state === 'stale').map(({ stage }) => narrativeKey(segment.id, stage)))),
    [pairs],
  )
  return (
    <DeliveryHeatMap
      deliveries={data.simulationResults ?? []}
      staleKeys={staleKeys}
      mark={<ProvenanceMark provenance={data.derivations?.['deliver-messages']?.provenance} />}
      onOpen={open}
    />
  )
}
