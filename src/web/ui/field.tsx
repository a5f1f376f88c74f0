import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'

export interface FieldProps {
  readonly label: string
  /** A sentence under the field that helps before anything went wrong. */
  readonly hint?: ReactNode
  /** What is wrong with the value; also read aloud with the field. */
  readonly error?: string | undefined
  /** Something small at the right of the label, such as a count. */
  readonly aside?: ReactNode
}

interface ControlProps {
  readonly id: string
  readonly 'aria-invalid': true | undefined
  readonly 'aria-describedby': string | undefined
}

export const controlLook =
  'w-full rounded-sm border border-line-strong bg-surface px-3 text-m text-ink placeholder:text-ink-3 disabled:cursor-not-allowed disabled:bg-sunken disabled:text-ink-2 aria-invalid:border-bad pointer-coarse:min-h-11'

/** Label, control, hint and error, tied together for assistive technology. */
export function Field({ label, hint, error, aside, children }: FieldProps & { readonly children: (control: ControlProps) => ReactNode }) {
  const id = useId()
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <div className="grid gap-1.5">
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="font-medium text-ink">
          {label}
        </label>
        {aside && <span className="text-ink-3 text-s tabular-nums">{aside}</span>}
      </div>
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': describedBy || undefined })}
      {error && (
        <p id={`${id}-error`} className="flex items-start gap-1.5 text-bad text-s">
          <CircleAlert aria-hidden="true" className="mt-px size-3.5 shrink-0" />
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="text-ink-3 text-s">
          {hint}
        </p>
      )}
    </div>
  )
}
