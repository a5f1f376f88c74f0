import { Suspense, useEffect } from 'react'
import { lazyComponent } from '../../lib/lazy-component.ts'
import { isTyping } from './is-typing.ts'
import { showOverlay, useOverlay } from './palette-state.ts'

const CommandPalette = lazyComponent(async () => (await import('./command-palette.tsx')).CommandPalette)
const ShortcutsDialog = lazyComponent(async () => (await import('./shortcuts-dialog.tsx')).ShortcutsDialog)

/** Listens for Ctrl/Cmd-K and ?, and loads what they open when it is first opened. */
export function PaletteHost() {
  const overlay = useOverlay()
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.key.toLowerCase() === 'k' && (event.metaKey || event.ctrlKey) && !event.shiftKey && !event.altKey) {
        event.preventDefault()
        showOverlay('palette')
      } else if (event.key === '?' && !event.metaKey && !event.ctrlKey && !isTyping(event.target)) {
        event.preventDefault()
        showOverlay('shortcuts')
      }
    }
    window.addEventListener('keydown', onKeyDown)
    return () => {
      window.removeEventListener('keydown', onKeyDown)
      showOverlay('none')
    }
  }, [])
  return (
    <Suspense fallback={null}>
      {overlay === 'palette' && <CommandPalette />}
      {overlay === 'shortcuts' && <ShortcutsDialog />}
    </Suspense>
  )
}
