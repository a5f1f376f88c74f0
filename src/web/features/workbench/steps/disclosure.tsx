import { ChevronRight } from 'lucide-react'
import { Collapsible } from 'radix-ui'
import type { ReactNode } from 'react'

interface DisclosureProps {
  /** The line that is always seen; pressing it opens and folds the rest. */
  readonly line: ReactNode
  /** Beside the line, outside the pressed area, such as a button of its own. */
  readonly aside?: ReactNode
  readonly open?: boolean
  readonly onOpenChange?: (open: boolean) => void
  readonly children: ReactNode
}

/** One entry of a dense list: a line that opens to its detail. */
export function Disclosure({ line, aside, open, onOpenChange, children }: DisclosureProps) {
  return (
    <Collapsible.Root asChild {...(open === undefined ? {} : { open })} {...(onOpenChange ? { onOpenChange } : {})}>
      <li className="min-w-0">
        <div className="flex items-center gap-2">
          <Collapsible.Trigger className="group -mx-2 flex min-h-9 min-w-0 flex-1 items-center gap-2 rounded-s px-2 py-1 text-left hover:bg-sunken pointer-coarse:min-h-11">
            <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-ink-3 transition-transform duration-100 group-data-[state=open]:rotate-90" />
            {line}
          </Collapsible.Trigger>
          {aside}
        </div>
        <Collapsible.Content className="pt-1 pb-4 pl-6">{children}</Collapsible.Content>
      </li>
    </Collapsible.Root>
  )
}
