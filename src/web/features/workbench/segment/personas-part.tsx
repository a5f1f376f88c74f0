import { useState } from 'react'
import type { Persona } from '../../../../contract/persona.ts'
import { ChartFrame } from '../views/chart-frame.tsx'
import { CopyButton } from '../views/copy-button.tsx'
import { PersonaCard } from '../views/persona-card.tsx'
import { toTsv } from '../views/to-tsv.ts'
import { consequenceOfPersonaEdit } from './consequences.ts'
import { EditPersona } from './edit-persona.tsx'
import type { SegmentPartProps } from './segment-panel-props.ts'
import { StaleNote } from './stale-note.tsx'
import { useEditPlace } from './use-edit-place.ts'

/** The segment's focus group, whose members can be corrected in place. */
export function PersonasPart({ segment, deliveries, stale, mark, onEdit }: SegmentPartProps) {
  const [editedId, setEditedId] = useState<string | null>(null)
  const surface = useEditPlace(editedId && `persona-${editedId}`)
  const personas = segment.personas ?? []
  if (personas.length === 0) return <p className="text-ink-2">No focus group for this segment yet.</p>
  return (
    <div ref={surface} className="grid min-w-0 grid-cols-1 gap-3">
      {stale.personas && <StaleNote>The segment or the objective was changed after this focus group was drawn.</StaleNote>}
      <ChartFrame
        title={groupTitle(personas)}
        subtitle="Drafted people, not interviewed ones: none of them exists."
        mark={mark('personas')}
        actions={
          <CopyButton
            label="Copy the personas as a table"
            read={() =>
              toTsv(
                ['Name', 'Age', 'Gender', 'Demographics', 'Psychographics', 'Media habits', 'Motivations', 'Barriers'],
                personas.map((one) => [one.name, one.age, one.gender, one.demographics, one.psychographics, one.media_habits, one.motivations, one.barriers]),
              )
            }
          />
        }
      >
        <ul className="grid gap-3">
          {personas.map((persona) => (
            <li key={persona.id} className="min-w-0">
              {persona.id === editedId ? (
                <EditPersona
                  persona={persona}
                  consequence={consequenceOfPersonaEdit(persona.id, deliveries)}
                  onCancel={() => setEditedId(null)}
                  onSave={(changed) => {
                    onEdit({ type: 'persona-edited', segmentId: segment.id, persona: changed })
                    setEditedId(null)
                  }}
                />
              ) : (
                <PersonaCard persona={persona} onEdit={() => setEditedId(persona.id)} />
              )}
            </li>
          ))}
        </ul>
      </ChartFrame>
    </div>
  )
}

/** '5 personas, 34 to 66 years: 3 female, 2 male'. */
function groupTitle(personas: readonly Persona[]): string {
  const ages = personas.map(({ age }) => age)
  const genders = new Map<string, number>()
  for (const { gender } of personas) genders.set(gender, (genders.get(gender) ?? 0) + 1)
  const words = [...genders].map(([gender, count]) => `${count} ${gender}`).join(', ')
  const [least, most] = [Math.min(...ages), Math.max(...ages)]
  return `${personas.length} ${personas.length === 1 ? 'persona' : 'personas'}, ${least === most ? least : `${least} to ${most}`} years: ${words}`
}
