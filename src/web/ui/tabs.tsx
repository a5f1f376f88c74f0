import { Tabs as Primitive } from 'radix-ui'
import { type ReactNode, useEffect, useRef } from 'react'

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
  const list = useRef<HTMLDivElement>(null)
  const chosen = rest.value ?? rest.defaultValue
  useEffect(() => {
    const strip = list.current
    const tab = chosen === undefined ? null : strip?.querySelector<HTMLElement>('[data-state=active]')
    // Only the strip moves: scrollIntoView would move the page with it.
    if (strip && tab) strip.scrollLeft = scrollThatCentres(strip, tab)
  }, [chosen])
  return (
    <Primitive.Root {...rest}>
      <Primitive.List ref={list} aria-label={label} className="relative flex gap-x-3.5 overflow-x-auto border-line border-b">
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

/** How far a strip must be scrolled for one of its tabs to stand in its middle; the browser keeps it within what there is to scroll. */
function scrollThatCentres(strip: HTMLElement, tab: HTMLElement): number {
  return tab.offsetLeft - (strip.clientWidth - tab.offsetWidth) / 2
}
