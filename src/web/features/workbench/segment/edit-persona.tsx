import { type Persona, personaSchema } from '../../../../contract/persona.ts'
import { EditForm } from './edit-form.tsx'
import type { EditField } from './read-draft.ts'

const fields: readonly EditField<Persona>[] = [
  { name: 'name', label: 'Name', kind: 'line' },
  { name: 'age', label: 'Age', kind: 'number' },
  { name: 'gender', label: 'Gender', kind: 'line' },
  { name: 'demographics', label: 'Demographics', kind: 'paragraph' },
  { name: 'motivations', label: 'Motivations', kind: 'paragraph' },
  { name: 'barriers', label: 'Barriers', kind: 'paragraph' },
  { name: 'media_habits', label: 'Media habits', kind: 'paragraph' },
  { name: 'psychographics', label: 'Psychographics', kind: 'paragraph' },
]

interface EditPersonaProps {
  readonly persona: Persona
  readonly consequence: string
  readonly onSave: (persona: Persona) => void
  readonly onCancel: () => void
}

/** Corrects one member of a focus group; the id stays. */
export function EditPersona({ persona, ...rest }: EditPersonaProps) {
  return <EditForm title={`Edit ${persona.name}`} schema={personaSchema} fields={fields} value={persona} {...rest} />
}
