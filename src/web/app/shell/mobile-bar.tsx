import { useNavigate } from '@tanstack/react-router'
import { Menu, X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { useState } from 'react'
import type { User } from '../../../contract/user.ts'
import { BrandMark } from '../../ui/brand-mark.tsx'
import { Button } from '../../ui/button.tsx'
import { openPalette } from '../palette/palette-state.ts'
import { Sidebar } from './sidebar.tsx'

/** Between closing the menu and leaving for the page, in milliseconds (specification, section 9). */
const navigationDelayMs = 100

/** The small screen's top bar: the menu slides over the page and closes before it navigates. */
export function MobileBar({ user }: { readonly user: User | null }) {
  const [open, setOpen] = useState(false)
  const navigate = useNavigate()

  function closeThenGo(path: string) {
    setOpen(false)
    setTimeout(() => void navigate({ href: path }), navigationDelayMs)
  }

  function closeThenSearch() {
    setOpen(false)
    // The menu gives the focus back as it goes; the palette takes it after that.
    setTimeout(openPalette, navigationDelayMs)
  }

  return (
    <header className="sticky top-0 z-30 flex h-14 items-center gap-2 border-line border-b bg-surface px-2 md:hidden print:hidden!">
      <Dialog.Root open={open} onOpenChange={setOpen}>
        <Dialog.Trigger asChild>
          <Button variant="ghost" size="icon" aria-label={open ? 'Close menu' : 'Open menu'}>
            <Menu aria-hidden="true" className="size-5" />
          </Button>
        </Dialog.Trigger>
        <Dialog.Portal>
          <Dialog.Overlay className="overlay fixed inset-0 z-40 bg-scrim md:hidden" />
          <Dialog.Content
            aria-describedby={undefined}
            className="overlay fixed inset-y-0 left-0 z-50 flex w-72 max-w-[85vw] flex-col gap-4 overflow-y-auto border-line border-r bg-sunken p-3 outline-none md:hidden"
          >
            <div className="flex items-center justify-between">
              <Dialog.Title className="flex items-center gap-2.5 px-2.5 font-semibold text-ink">
                <BrandMark className="text-accent" />
                Soundings
              </Dialog.Title>
              <Dialog.Close asChild>
                <Button variant="ghost" size="icon" aria-label="Close menu">
                  <X aria-hidden="true" className="size-5" />
                </Button>
              </Dialog.Close>
            </div>
            <Sidebar user={user} onNavigate={closeThenGo} onOpenPalette={closeThenSearch} />
          </Dialog.Content>
        </Dialog.Portal>
      </Dialog.Root>
      <p className="font-semibold text-ink">Dashboard</p>
    </header>
  )
}
