import { useCallback, useMemo } from 'react'
import type { AnalyzedSegment } from '../../../../../contract/analyzed-segment.ts'
import type { ReportData } from '../../../../../contract/report.ts'
import { segmentsOf } from '../../analysis/segments.ts'
import { MappingHeatMap } from '../../views/mapping-heat-map.tsx'
import { StageCards } from '../hpem/stage-cards.tsx'
import { ProvenanceMark } from '../provenance-mark.tsx'
import { useOpenSegment } from '../use-open-segment.ts'

/** The mapping as a heat map, with what the stages mean here where that was worked out. */
export function MappingResults({ data, stale }: { readonly data: ReportData; readonly stale: readonly AnalyzedSegment[] }) {
  const openSegment = useOpenSegment()
  const open = useCallback((id: string) => openSegment(id, 'mapping'), [openSegment])
  const staleIds = useMemo(() => new Set(stale.map(({ id }) => id)), [stale])
  return (
    <div className="grid min-w-0 grid-cols-1 gap-4">
      <MappingHeatMap
        segments={segmentsOf(data)}
        staleIds={staleIds}
        mark={<ProvenanceMark provenance={data.derivations?.['map-segments']?.provenance} />}
        onOpen={open}
      />
      {data.hpemData && (
        <details>
          <summary className="w-fit cursor-pointer rounded-sm py-1 font-medium pointer-coarse:py-2.5 text-ink-2 hover:text-ink">
            What each stage means here
          </summary>
          <div className="pt-2">
            <StageCards analysis={data.hpemData} />
          </div>
        </details>
      )}
    </div>
  )
}
