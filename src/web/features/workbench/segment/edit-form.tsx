import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import type { z } from 'zod'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { Textarea } from '../../../ui/textarea.tsx'
import { type Draft, draftOf, type EditField, readDraft } from './read-draft.ts'

interface EditFormProps<T> {
  /** What is corrected: 'Edit scene 2'. */
  readonly title: string
  readonly schema: z.ZodType<T>
  readonly fields: readonly EditField<T>[]
  readonly value: T
  /** What saving marks out of date. */
  readonly consequence: string
  readonly onSave: (value: T) => void
  readonly onCancel: () => void
}

type Errors = Readonly<Record<string, string | undefined>>

/** Corrects something in its place: Ctrl or Cmd with Enter saves, Esc cancels, what is wrong stands under its field. */
export function EditForm<T>({ title, schema, fields, value, consequence, onSave, onCancel }: EditFormProps<T>) {
  const titleId = useId()
  const form = useRef<HTMLFormElement>(null)
  const [draft, setDraft] = useState<Draft<T>>(() => draftOf(value, fields))
  const [errors, setErrors] = useState<Errors>({})
  const start = draftOf(value, fields)
  const changed = fields.some(({ name }) => draft[name] !== start[name])

  useEffect(() => {
    form.current?.querySelector<HTMLElement>('input, textarea')?.focus()
    // With its buttons, as far as there is room.
    form.current?.scrollIntoView({ block: 'nearest' })
  }, [])

  const save = () => {
    // Nothing changed, so nothing may go out of date.
    if (!changed) return onCancel()
    const read = readDraft(schema, value, draft, fields)
    if (read.ok) return onSave(read.value)
    setErrors(read.errors)
    const first = fields.findIndex(({ name }) => read.errors[name] !== undefined)
    form.current?.querySelectorAll<HTMLElement>('input, textarea')[first]?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.stopPropagation()
      onCancel()
    }
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      save()
    }
  }
  const write = (name: keyof T & string, text: string) => {
    setDraft((last) => ({ ...last, [name]: text }))
    setErrors((last) => ({ ...last, [name]: undefined }))
  }
  return (
    <form
      ref={form}
      noValidate
      aria-labelledby={titleId}
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
      className="grid gap-4 rounded border border-accent bg-surface p-4"
    >
      <h4 id={titleId} className="font-semibold text-ink">
        {title}
      </h4>
      {fields.map(({ name, label, kind }) => {
        const control = {
          label,
          name,
          value: draft[name],
          error: errors[name],
          onChange: (event: { readonly target: { readonly value: string } }) => write(name, event.target.value),
        }
        if (kind === 'paragraph') return <Textarea key={name} rows={2} {...control} />
        return (
          <TextField
            key={name}
            dir="auto"
            className={kind === 'number' ? 'max-w-28' : undefined}
            inputMode={kind === 'number' ? 'decimal' : undefined}
            {...control}
          />
        )
      })}
      <p className="text-ink-2 text-s">{consequence}</p>
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" variant="primary">
          Save
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
        <span className="text-ink-3 text-s pointer-coarse:hidden">Ctrl or Cmd with Enter saves, Esc cancels</span>
      </div>
    </form>
  )
}
