import { Command } from 'cmdk'
import type { PaletteAction } from '../../lib/palette-actions.ts'

interface PaletteGroupProps {
  readonly heading: string
  readonly entries: readonly Omit<PaletteAction, 'group'>[]
  readonly onRun: (perform: () => void) => void
}

/** cmdk knows an entry by one text: the label to search in, and the id that makes it unique. */
const separator = '\n'
const cmdkValue = (entry: Pick<PaletteAction, 'label' | 'id'>) => `${entry.label}${separator}${entry.id}`

/** The label in a cmdk value. */
export function labelOf(value: string): string {
  return value.split(separator)[0] ?? value
}

/** One heading of the palette and what stands under it. */
export function PaletteGroup({ heading, entries, onRun }: PaletteGroupProps) {
  return (
    <Command.Group
      heading={heading}
      className="pb-1.5 [&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:py-1.5 [&_[cmdk-group-heading]]:font-medium [&_[cmdk-group-heading]]:text-ink-2 [&_[cmdk-group-heading]]:text-s"
    >
      {entries.map((entry) => (
        <Command.Item
          key={entry.id}
          value={cmdkValue(entry)}
          keywords={[...(entry.keywords ?? []), heading]}
          onSelect={() => onRun(entry.perform)}
          className="flex min-h-9 cursor-pointer items-center justify-between gap-x-4 rounded-sm px-3 py-1.5 text-ink data-[selected=true]:bg-accent-soft pointer-coarse:min-h-11"
        >
          {entry.waitsFor ? (
            <span className="flex min-w-0 grow flex-wrap justify-between gap-x-4">
              <span className="text-ink-2">{entry.label}</span>
              <span className="text-ink-2 text-s">{entry.waitsFor}</span>
            </span>
          ) : (
            <span className="min-w-0 truncate">{entry.label}</span>
          )}
          {entry.shortcut && <kbd className="shrink-0 font-sans text-ink-2 text-s">{entry.shortcut}</kbd>}
        </Command.Item>
      ))}
    </Command.Group>
  )
}
