import { Link, useLocation } from '@tanstack/react-router'
import { Command } from 'lucide-react'
import type { MouseEvent } from 'react'
import type { User } from '../../../contract/user.ts'
import { classNames } from '../../lib/class-names.ts'
import { openPalette } from '../palette/palette-state.ts'
import { sections } from './sections.ts'
import { UserBlock } from './user-block.tsx'

interface SidebarProps {
  readonly user: User | null
  /** Called instead of following a link; the small screen's menu closes first. */
  readonly onNavigate?: (path: string) => void
  readonly onOpenPalette?: () => void
}

/** The four sections, and who is signed in. */
export function Sidebar({ user, onNavigate, onOpenPalette = openPalette }: SidebarProps) {
  const pathname = useLocation({ select: (location) => location.pathname })

  function intercept(event: MouseEvent, path: string) {
    if (!onNavigate || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onNavigate(path)
  }

  return (
    <div className="flex min-h-0 flex-1 flex-col gap-6">
      <nav aria-label="Sections" className="grid gap-0.5">
        {sections.map(({ label, paths }) => {
          const active = paths.some((path) => path === pathname)
          return (
            <Link
              key={paths[0]}
              to={paths[0]}
              activeOptions={{ exact: true }}
              aria-current={active ? 'page' : undefined}
              onClick={(event) => intercept(event, paths[0])}
              className={classNames(
                'flex min-h-8 items-center rounded-sm border px-2.5 font-medium pointer-coarse:min-h-11',
                active ? 'border-line bg-surface text-ink' : 'border-transparent text-ink-2 hover:text-ink',
              )}
            >
              {label}
            </Link>
          )
        })}
      </nav>
      {user && (
        <div className="mt-auto grid grid-cols-1 gap-2">
          <button
            type="button"
            onClick={onOpenPalette}
            className="flex min-h-8 items-center gap-2 rounded-sm px-2.5 text-ink-2 text-s hover:text-ink pointer-coarse:min-h-11"
            aria-keyshortcuts="Control+K Meta+K"
          >
            <Command aria-hidden="true" className="size-3.5" />
            Search and commands
            <kbd className="ml-auto hidden font-sans md:inline">Ctrl K</kbd>
          </button>
          <UserBlock user={user} {...(onNavigate ? { onNavigate } : {})} />
        </div>
      )}
    </div>
  )
}
