import { useRegisteredPaletteActions } from '../../lib/palette-actions.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { showOverlay } from './palette-state.ts'

const everywhere = [
  { keys: ['Ctrl', 'K'], does: 'Open the command palette (Cmd K on a Mac)' },
  { keys: ['?'], does: 'Show these shortcuts' },
  { keys: ['F8'], does: 'Move to the notification' },
  { keys: ['Esc'], does: 'Close what is open and go back to where you were' },
  { keys: ['Tab'], does: 'Move to the next control' },
] as const

/** Every shortcut there is, those of the page on screen included. */
export function ShortcutsDialog() {
  const ofThisPage = useRegisteredPaletteActions().flatMap((action) => (action.shortcut ? [{ keys: action.shortcut.split(' '), does: action.label }] : []))
  return (
    <Dialog open onOpenChange={(open) => showOverlay(open ? 'shortcuts' : 'none')} title="Keyboard shortcuts">
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-6 gap-y-2.5">
        {[...everywhere, ...ofThisPage].map(({ keys, does }) => (
          <div key={does} className="contents">
            <dt className="flex gap-1">
              {keys.map((key) => (
                <kbd key={key} className="min-w-7 rounded-sm border border-line-strong bg-sunken px-1.5 py-0.5 text-center font-medium font-sans text-s">
                  {key}
                </kbd>
              ))}
            </dt>
            <dd className="text-ink-2">{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
