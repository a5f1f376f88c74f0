import type { ComponentProps } from 'react'
import { classNames } from '../lib/class-names.ts'
import { controlLook, Field, type FieldProps } from './field.tsx'

/** A labelled field of several lines that grows with its text. */
export function Textarea({ label, hint, error, aside, className, rows = 4, ...rest }: FieldProps & Omit<ComponentProps<'textarea'>, 'id'>) {
  return (
    <Field label={label} hint={hint} error={error} aside={aside}>
      {(control) => (
        <textarea rows={rows} dir="auto" className={classNames(controlLook, 'field-sizing-content py-2 leading-relaxed', className)} {...rest} {...control} />
      )}
    </Field>
  )
}
