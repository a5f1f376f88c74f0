import { Popover } from 'radix-ui'
import type { ReactNode } from 'react'
import type { EngineName } from '../../contract/provenance.ts'

interface SyntheticMarkProps {
  readonly engine: EngineName
  readonly model?: string | null
  /** More of what stands behind it: panel size, when, seed, cost. */
  readonly children?: ReactNode
}

const explanations: Record<EngineName, string> = {
  builtin:
    'A rule-based draft from the built-in engine: rules and reference data worked on your own words. No language model wrote it and no person said it. Treat it as a structured first draft to check.',
  llm: 'Written by a language model that was asked to answer in a fixed form. It is not a survey, and no person said it. Check claims before you use them.',
}

/** The quiet mark beside everything synthetic; a press tells who made it and what that means. */
export function SyntheticMark({ engine, model, children }: SyntheticMarkProps) {
  const maker = engine === 'builtin' ? 'built-in engine' : (model ?? 'language model')
  return (
    <Popover.Root>
      <Popover.Trigger className="inline-flex items-center rounded-sm border border-line-strong px-1.5 py-px font-medium text-ink-2 text-s hover:bg-sunken hover:text-ink">
        synthetic · {maker}
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          sideOffset={6}
          align="start"
          collisionPadding={16}
          aria-label="What stands behind this"
          className="pop z-50 grid max-w-80 gap-2 rounded border border-line-strong bg-surface p-4 shadow-pop outline-none"
        >
          <p className="font-semibold text-ink">Synthetic, not a survey of people</p>
          <p className="text-ink-2">{explanations[engine]}</p>
          {model && (
            <p className="text-ink-2">
              Model: <span className="text-ink">{model}</span>
            </p>
          )}
          {children}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}
