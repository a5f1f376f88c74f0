import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classNames } from '../lib/class-names.ts'
import { controlLook, Field, type FieldProps } from './field.tsx'

export interface SelectOption {
  /** Not empty. */
  readonly value: string
  readonly label: string
}

interface SelectProps extends FieldProps, Omit<ComponentProps<'select'>, 'id' | 'children'> {
  readonly options: readonly SelectOption[]
  /** Shown while nothing is chosen (`value` is ''). */
  readonly placeholder?: string
}

/** A labelled choice: the system's own select, which every keyboard, phone and reader knows. */
export function Select({ label, hint, error, aside, options, placeholder, className, ...rest }: SelectProps) {
  return (
    <Field label={label} hint={hint} error={error} aside={aside}>
      {(control) => (
        <div className="relative">
          <select className={classNames(controlLook, 'h-9 appearance-none pr-9', className)} {...rest} {...control}>
            {placeholder && (
              <option value="" disabled>
                {placeholder}
              </option>
            )}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown aria-hidden="true" className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-ink-3" />
        </div>
      )}
    </Field>
  )
}
