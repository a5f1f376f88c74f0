import type { ComponentProps } from 'react'
import { classNames } from '../lib/class-names.ts'
import { controlLook, Field, type FieldProps } from './field.tsx'

/** A labelled one-line field. */
export function TextField({ label, hint, error, aside, className, ...rest }: FieldProps & Omit<ComponentProps<'input'>, 'id'>) {
  return (
    <Field label={label} hint={hint} error={error} aside={aside}>
      {(control) => <input className={classNames(controlLook, 'h-9', className)} {...rest} {...control} />}
    </Field>
  )
}
