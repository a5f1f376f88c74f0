import { Tabs as Primitive } from 'radix-ui'
import type { ReactNode } from 'react'

export interface Tab {
  readonly value: string
  readonly label: ReactNode
  readonly content: ReactNode
}

interface TabsProps {
  readonly label: string
  readonly tabs: readonly Tab[]
  readonly value?: string
  readonly defaultValue?: string
  readonly onValueChange?: (value: string) => void
}

/** Views of one thing, one at a time; arrow keys move between them. */
export function Tabs({ label, tabs, ...rest }: TabsProps) {
  return (
    <Primitive.Root {...rest}>
      <Primitive.List aria-label={label} className="flex gap-4 overflow-x-auto border-line border-b">
        {tabs.map((tab) => (
          <Primitive.Trigger
            key={tab.value}
            value={tab.value}
            className="-mb-px whitespace-nowrap border-transparent border-b-2 px-0.5 py-2 font-medium text-ink-2 hover:text-ink focus-visible:-outline-offset-2 data-[state=active]:border-accent data-[state=active]:text-ink pointer-coarse:min-h-11"
          >
            {tab.label}
          </Primitive.Trigger>
        ))}
      </Primitive.List>
      {tabs.map((tab) => (
        <Primitive.Content key={tab.value} value={tab.value} className="pt-4">
          {tab.content}
        </Primitive.Content>
      ))}
    </Primitive.Root>
  )
}
