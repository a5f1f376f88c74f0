import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { User } from '../../../contract/user.ts'
import { BrandMark } from '../../ui/brand-mark.tsx'
import { PaletteHost } from '../palette/palette-host.tsx'
import { MobileBar } from './mobile-bar.tsx'
import { Sidebar } from './sidebar.tsx'

/** The frame of the signed-in product: sections at the left (a top bar with a menu on small screens), the page beside them. */
export function AppShell({ user, children }: { readonly user: User | null; readonly children: ReactNode }) {
  return (
    <div className="min-h-dvh print:block! md:grid md:grid-cols-[256px_minmax(0,1fr)]">
      <a
        href="#main"
        className="sr-only z-60 rounded-sm bg-accent px-3 py-2 font-medium text-accent-ink focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:px-3 focus:py-2"
      >
        Skip to content
      </a>
      <MobileBar user={user} />
      <aside
        aria-label="Soundings"
        className="sticky top-0 hidden h-dvh print:hidden! flex-col gap-5 overflow-y-auto border-line border-r bg-sunken px-3 py-4 md:flex"
      >
        <Link to="/" className="flex min-h-7 items-center gap-2.5 self-start rounded-sm px-2.5 font-semibold text-ink">
          <BrandMark className="text-accent" />
          Soundings
        </Link>
        <Sidebar user={user} />
      </aside>
      <main id="main" tabIndex={-1} className="min-w-0 outline-none">
        {children}
      </main>
      {user && <PaletteHost />}
    </div>
  )
}
