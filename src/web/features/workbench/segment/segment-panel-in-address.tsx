import { useCallback, useMemo } from 'react'
import type { AnalyzedSegment } from '../../../../contract/analyzed-segment.ts'
import type { ReportData } from '../../../../contract/report.ts'
import { usePaletteActions } from '../../../lib/palette-actions.ts'
import { useAnalysis } from '../analysis/analysis-context.tsx'
import { segmentsOf } from '../analysis/segments.ts'
import { staleAnswers } from '../analysis/stale-answers.ts'
import { stalePartsOf } from '../analysis/staleness.ts'
import { segmentDocument } from '../export/segment-markdown.ts'
import { ProvenanceMark } from '../steps/provenance-mark.tsx'
import type { SegmentPart } from './segment-address.ts'
import { SegmentPanel } from './segment-panel.tsx'
import type { StaleStory } from './segment-panel-props.ts'
import { useSegmentInAddress } from './use-segment-in-address.ts'

const planOf = {
  mapping: 'map-segments',
  narratives: 'generate-narratives',
  personas: 'generate-segment-personas',
  delivery: 'deliver-messages',
} as const satisfies Record<SegmentPart, keyof NonNullable<ReportData['derivations']>>

const noDeliveries = [] as const

/** The panel of the segment that the address names, over the analysis on the screen. Mount it once, inside the AnalysisProvider. */
export function SegmentPanelInAddress() {
  const { analysis, dispatch } = useAnalysis()
  const { address, open, close } = useSegmentInAddress()
  const { data } = analysis
  const staleOf = useCallback((segment: AnalyzedSegment) => staleStory(data, segment), [data])
  const copy = useCallback((segment: AnalyzedSegment) => segmentDocument(data, segment), [data])
  const segments = segmentsOf(data)
  const place = segments.findIndex(({ id }) => id === address?.segmentId)
  usePaletteActions(
    useMemo(() => {
      const turns = [
        { id: 'segment.next', label: 'Next segment', shortcut: 'J', to: segments[place + 1] },
        { id: 'segment.previous', label: 'Previous segment', shortcut: 'K', to: segments[place - 1] },
      ]
      return place < 0 ? [] : turns.flatMap(({ to, ...turn }) => (to ? [{ ...turn, group: 'Segment', perform: () => open(to.id) }] : []))
    }, [segments, place, open]),
  )
  return (
    <SegmentPanel
      address={address}
      segments={segments}
      deliveries={data.simulationResults ?? noDeliveries}
      staleOf={staleOf}
      mark={(part) => <ProvenanceMark provenance={data.derivations?.[planOf[part]]?.provenance} />}
      onCopy={copy}
      onOpen={open}
      onClose={close}
      onEdit={dispatch}
    />
  )
}

function staleStory(data: ReportData, segment: AnalyzedSegment): StaleStory {
  return { ...stalePartsOf(data, segment), answers: staleAnswers(data, segment) }
}
