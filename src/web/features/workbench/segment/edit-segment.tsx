import { type AudienceSegment, audienceSegmentSchema } from '../../../../contract/audience-segment.ts'
import { EditForm } from './edit-form.tsx'
import type { EditField } from './read-draft.ts'

type SegmentText = Omit<AudienceSegment, 'id'>

const schema = audienceSegmentSchema.omit({ id: true })
const fields: readonly EditField<SegmentText>[] = [
  { name: 'segment_name', label: 'Name', kind: 'line' },
  { name: 'segment_description', label: 'Description', kind: 'paragraph' },
  { name: 'rationale', label: 'Rationale', kind: 'paragraph' },
]

interface EditSegmentProps {
  readonly segment: AudienceSegment
  readonly consequence: string
  readonly onSave: (segment: SegmentText) => void
  readonly onCancel: () => void
}

/** Corrects who a segment is. */
export function EditSegment({ segment: { segment_name, segment_description, rationale }, ...rest }: EditSegmentProps) {
  return <EditForm title="Edit segment" schema={schema} fields={fields} value={{ segment_name, segment_description, rationale }} {...rest} />
}
