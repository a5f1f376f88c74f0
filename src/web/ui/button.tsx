import { Slot } from 'radix-ui'
import type { ComponentProps } from 'react'
import { classNames } from '../lib/class-names.ts'
import { Spinner } from './spinner.tsx'

const looks = {
  primary: 'border-accent bg-accent text-accent-ink hover:brightness-110',
  secondary: 'border-line-strong bg-surface text-ink hover:bg-sunken',
  ghost: 'border-transparent bg-transparent text-ink-2 hover:bg-sunken hover:text-ink',
  danger: 'border-bad bg-bad text-bad-ink hover:brightness-110',
} as const

const sizes = {
  m: 'h-9 px-3.5 text-m',
  s: 'h-7 px-2.5 text-s',
  icon: 'size-9 text-m',
} as const

export interface ButtonProps extends ComponentProps<'button'> {
  /** One `primary` a page or dialog. */
  readonly variant?: keyof typeof looks
  readonly size?: keyof typeof sizes
  /** Shows a spinner and refuses another press while the work goes on; the button keeps its width and focus. */
  readonly busy?: boolean
  /** Puts the look on the one child (a link, say) instead of a button. */
  readonly asChild?: boolean
}

/** A button, or with `asChild` a link that looks like one. */
export function Button({ variant = 'secondary', size = 'm', busy = false, asChild = false, className, children, onClick, ...rest }: ButtonProps) {
  const classes = classNames(
    'inline-flex shrink-0 select-none items-center justify-center gap-2 whitespace-nowrap rounded-sm border font-medium',
    'transition-[background-color,filter] duration-100 disabled:cursor-not-allowed disabled:opacity-50 pointer-coarse:min-h-11',
    looks[variant],
    sizes[size],
    className,
  )
  if (asChild)
    return (
      <Slot.Root className={classes} {...rest}>
        {children}
      </Slot.Root>
    )
  return (
    <button type="button" className={classes} aria-busy={busy || undefined} aria-disabled={busy || undefined} onClick={busy ? refuse : onClick} {...rest}>
      {busy && <Spinner />}
      {children}
    </button>
  )
}

function refuse(event: { preventDefault(): void }) {
  event.preventDefault()
}
