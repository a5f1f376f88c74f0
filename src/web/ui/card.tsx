import type { ComponentProps } from 'react'
import { classNames } from '../lib/class-names.ts'

/** A raised surface with a hairline. Padding is the content's own unless `padded`. */
export function Card({ padded = true, className, ...rest }: ComponentProps<'section'> & { readonly padded?: boolean }) {
  return <section className={classNames('rounded border border-line bg-surface shadow-card', padded && 'p-5', className)} {...rest} />
}
