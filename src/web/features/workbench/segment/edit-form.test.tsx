import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { personaOf, scriptOf } from '../analysis/testing.ts'
import { consequenceOfPersonaEdit, consequenceOfSceneEdit, consequenceOfSegmentEdit } from './consequences.ts'
import { EditPersona } from './edit-persona.tsx'
import { EditScene } from './edit-scene.tsx'

afterEach(cleanup)

const [scene] = scriptOf('Well').video_script
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const write = (name: string, value: string) => fireEvent.change(field(name), { target: { value } })

function showScene() {
  const onSave = vi.fn()
  const onCancel = vi.fn()
  if (!scene) throw new Error('the fixture has no scene')
  render(<EditScene scene={scene} number={1} consequence="Saving marks the 5 answers out of date." onSave={onSave} onCancel={onCancel} />)
  return { onSave, onCancel }
}

test('what is wrong stands under its field, nothing is saved, and the first wrong field has the focus', () => {
  const { onSave } = showScene()
  write('Voiceover', '   ')
  write('Seconds', 'soon')
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(screen.getByText('Voiceover must not be empty')).toBeTruthy()
  expect(screen.getByText('Seconds must be a number')).toBeTruthy()
  expect(document.activeElement).toBe(field('Voiceover'))
  write('Voiceover', 'Said')
  write('Seconds', '300')
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(screen.getByText('Seconds must be at most 120')).toBeTruthy()
  write('Seconds', '')
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(onSave).not.toHaveBeenCalled()
})

test('Ctrl-Enter saves typed values, with figures as figures', () => {
  const { onSave } = showScene()
  write('Seconds', '7,5')
  fireEvent.keyDown(field('Voiceover'), { key: 'Enter', ctrlKey: true })
  expect(onSave).toHaveBeenCalledExactlyOnceWith({ ...scene, duration_seconds: 7.5 })
})

test('Esc cancels, and saving what was not changed marks nothing out of date', () => {
  const { onSave, onCancel } = showScene()
  fireEvent.keyDown(field('Voiceover'), { key: 'Escape' })
  fireEvent.keyDown(field('Voiceover'), { key: 'Enter', metaKey: true })
  expect(onCancel).toHaveBeenCalledTimes(2)
  expect(onSave).not.toHaveBeenCalled()
  expect(screen.getByText('Saving marks the 5 answers out of date.')).toBeTruthy()
})

test('a persona keeps its id, and its age is a whole number of an adult', () => {
  const onSave = vi.fn()
  render(<EditPersona persona={personaOf('p')} consequence="" onSave={onSave} onCancel={vi.fn()} />)
  write('Age', '17')
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(screen.getByText('Age must be at least 18')).toBeTruthy()
  write('Age', '41.5')
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(screen.getByText('Age must be a whole number')).toBeTruthy()
  write('Age', '41')
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(onSave).toHaveBeenCalledExactlyOnceWith(personaOf('p', { age: 41 }))
})

test('the form says before saving what goes out of date, and only what exists', () => {
  const segment = { id: 'a', segment_name: 'A', segment_description: 'B', rationale: 'C' }
  expect(consequenceOfSegmentEdit(segment)).toBe('Nothing was made from this segment yet, so nothing goes out of date.')
  expect(consequenceOfSegmentEdit({ ...segment, narratives: { Awareness: scriptOf('x') }, personas: [personaOf('p'), personaOf('q')] })).toBe(
    'Saving marks its 1 narrative and its 2 personas out of date. Nothing is made anew until you ask for it.',
  )
  const answer = { persona_id: 'p', persona_name: 'P', effectiveness_score: 5, feedback: 'x', measured: true }
  const deliveries = [{ narrativeKey: 'a-Attitude Shift', segmentId: 'a', segmentName: 'A', averageScore: 5, results: [answer] }]
  expect(consequenceOfSceneEdit('Attitude Shift', deliveries)).toMatch('the 1 answer to this message')
  expect(consequenceOfSceneEdit('Awareness', deliveries)).toMatch('Nothing was made')
  expect(consequenceOfPersonaEdit('p', deliveries)).toMatch('answers to 1 message')
})
