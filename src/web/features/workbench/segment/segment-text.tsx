import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { classNames } from '../../../lib/class-names.ts'
import { Button } from '../../../ui/button.tsx'
import { CopyButton } from '../views/copy-button.tsx'
import { consequenceOfSegmentEdit } from './consequences.ts'
import { EditSegment } from './edit-segment.tsx'
import type { SegmentPartProps } from './segment-panel-props.ts'
import { useEditPlace } from './use-edit-place.ts'

/** Who the segment is and why it matters, which can be corrected in place. */
export function SegmentText({ segment, address, onEdit, onCopy }: Pick<SegmentPartProps, 'segment' | 'address' | 'onEdit' | 'onCopy'>) {
  // Who came for the answers or a script has the text in a line or two.
  const [whole, setWhole] = useState(address.part === 'mapping')
  const [editing, setEditing] = useState(false)
  const surface = useEditPlace(editing ? 'segment' : null)
  return (
    <div ref={surface} className="grid gap-2">
      {editing ? (
        <EditSegment
          segment={segment}
          consequence={consequenceOfSegmentEdit(segment)}
          onCancel={() => setEditing(false)}
          onSave={(text) => {
            onEdit({ type: 'segment-edited', segmentId: segment.id, segment: text })
            setEditing(false)
          }}
        />
      ) : (
        <>
          <p dir="auto" className={classNames('max-w-[72ch] break-words text-ink', !whole && 'line-clamp-2 print:line-clamp-none')}>
            {segment.segment_description}
          </p>
          {whole && (
            <p dir="auto" className="max-w-[72ch] break-words text-ink-2">
              <span className="font-medium text-ink">Why it matters: </span>
              {segment.rationale}
            </p>
          )}
          <div className="-ml-2.5 flex flex-wrap gap-1 print:hidden">
            <Button size="s" variant="ghost" aria-expanded={whole} onClick={() => setWhole(!whole)}>
              {whole ? 'Less' : 'More'}
            </Button>
            <Button size="s" variant="ghost" data-edit="segment" onClick={() => setEditing(true)}>
              <Pencil aria-hidden="true" className="size-3.5" />
              Edit segment
            </Button>
            <CopyButton label="Copy segment as Markdown" text="Copy segment" read={() => onCopy(segment)} />
          </div>
        </>
      )}
    </div>
  )
}
