import type { ComponentProps } from 'react'
import { classNames } from '../lib/class-names.ts'

const tones = {
  neutral: 'bg-sunken text-ink-2',
  accent: 'bg-accent-soft text-accent',
  good: 'bg-good-soft text-good',
  warn: 'bg-warn-soft text-warn',
  bad: 'bg-bad-soft text-bad',
} as const

export type BadgeTone = keyof typeof tones

/** A small state word. */
export function Badge({ tone = 'neutral', className, ...rest }: ComponentProps<'span'> & { readonly tone?: BadgeTone }) {
  return (
    <span
      className={classNames('inline-flex items-center gap-1 whitespace-nowrap rounded-full px-2 py-0.5 font-medium text-s', tones[tone], className)}
      {...rest}
    />
  )
}
