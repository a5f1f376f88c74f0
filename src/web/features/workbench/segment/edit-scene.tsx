import { type Scene, sceneSchema } from '../../../../contract/video-script.ts'
import { EditForm } from './edit-form.tsx'
import type { EditField } from './read-draft.ts'

const fields: readonly EditField<Scene>[] = [
  { name: 'voiceover', label: 'Voiceover', kind: 'paragraph' },
  { name: 'scene', label: 'Scene', kind: 'paragraph' },
  { name: 'visual_direction', label: 'Visual direction', kind: 'paragraph' },
  { name: 'duration_seconds', label: 'Seconds', kind: 'number' },
]

interface EditSceneProps {
  readonly scene: Scene
  /** From 1. */
  readonly number: number
  readonly consequence: string
  readonly onSave: (scene: Scene) => void
  readonly onCancel: () => void
}

/** Corrects one scene of a narrative. */
export function EditScene({ scene, number, ...rest }: EditSceneProps) {
  return <EditForm title={`Edit scene ${number}`} schema={sceneSchema} fields={fields} value={scene} {...rest} />
}
