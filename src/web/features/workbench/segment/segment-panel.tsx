import { Button } from '../../../ui/button.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { DeliveryPart } from './delivery-part.tsx'
import { MappingPart } from './mapping-part.tsx'
import { NarrativesPart } from './narratives-part.tsx'
import { PersonasPart } from './personas-part.tsx'
import { type SegmentAddress, type SegmentPart, segmentParts } from './segment-address.ts'
import type { SegmentPartProps } from './segment-panel-props.ts'
import { SegmentSheet } from './segment-sheet.tsx'
import { SegmentText } from './segment-text.tsx'

const parts: Readonly<Record<SegmentPart, { readonly label: string; readonly Part: typeof MappingPart }>> = {
  mapping: { label: 'Mapping', Part: MappingPart },
  narratives: { label: 'Narratives', Part: NarrativesPart },
  personas: { label: 'Personas', Part: PersonasPart },
  delivery: { label: 'Delivery', Part: DeliveryPart },
}

interface SegmentPanelProps extends Omit<SegmentPartProps, 'segment' | 'address' | 'stale'> {
  /** Null while closed. */
  readonly address: SegmentAddress | null
  readonly staleOf: (segment: SegmentPartProps['segment']) => SegmentPartProps['stale']
  readonly onClose: () => void
}

/** One segment's whole story on one panel: who it is, how far it has come, its messages, its focus group and what they said. */
export function SegmentPanel({ address, onClose, staleOf, ...props }: SegmentPanelProps) {
  const { segments, deliveries, onOpen } = props
  const place = segments.findIndex(({ id }) => id === address?.segmentId)
  const segment = segments[place]
  if (address === null || segment === undefined) {
    return (
      <SegmentSheet open={address !== null} title="This segment is not here" onClose={onClose}>
        <p className="max-w-[60ch] text-ink-2">
          The analysis on the screen has no segment with the id "{address?.segmentId}". Newer segments may have taken its place, or the address belongs to
          another analysis.
        </p>
        <Button className="mt-4" onClick={onClose}>
          Back to the analysis
        </Button>
      </SegmentSheet>
    )
  }
  const [previous, next] = [segments[place - 1], segments[place + 1]]
  const part: SegmentPartProps = {
    ...props,
    segment,
    address,
    deliveries: deliveries.filter(({ segmentId }) => segmentId === segment.id),
    stale: staleOf(segment),
  }
  return (
    <SegmentSheet
      open
      title={segment.segment_name}
      place={`${place + 1} of ${segments.length}`}
      onPrevious={previous && (() => onOpen(previous.id))}
      onNext={next && (() => onOpen(next.id))}
      onClose={onClose}
    >
      <div key={segment.id} className="grid min-w-0 grid-cols-1 gap-5">
        <SegmentText segment={segment} address={address} onEdit={props.onEdit} onCopy={props.onCopy} />
        <Tabs
          label="Parts of the story"
          value={address.part}
          onValueChange={(value) => {
            const chosen = segmentParts.find((candidate) => candidate === value)
            if (chosen) onOpen(segment.id, { part: chosen })
          }}
          tabs={segmentParts.map((value) => {
            const { label, Part } = parts[value]
            return { value, label, content: <Part {...part} /> }
          })}
        />
      </div>
    </SegmentSheet>
  )
}
