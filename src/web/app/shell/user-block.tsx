import { Link } from '@tanstack/react-router'
import { LogOut, Settings } from 'lucide-react'
import type { User } from '../../../contract/user.ts'
import { avatarInitial, displayName } from '../../lib/current-user.ts'
import { Avatar } from '../../ui/avatar.tsx'

const itemLook = 'flex min-h-8 items-center gap-2 rounded-sm px-2.5 font-medium text-ink-2 hover:text-ink pointer-coarse:min-h-11'

/** Who is signed in, their settings and the way out. */
export function UserBlock({ user, onNavigate }: { readonly user: User; readonly onNavigate?: (path: string) => void }) {
  return (
    <div className="grid grid-cols-1 gap-1">
      <div className="flex items-center gap-2.5 px-2">
        <Avatar imageUrl={user.profileImageUrl} letter={avatarInitial(user)} />
        <div className="min-w-0">
          <p className="truncate font-medium text-ink">{displayName(user)}</p>
          <p className="truncate text-ink-2 text-s">{user.email}</p>
        </div>
      </div>
      <div className="flex flex-wrap gap-1">
        <Link
          to="/settings"
          className={itemLook}
          onClick={(event) => {
            if (!onNavigate || event.metaKey || event.ctrlKey) return
            event.preventDefault()
            onNavigate('/settings')
          }}
        >
          <Settings aria-hidden="true" className="size-4" />
          Settings
        </Link>
        <a href="/api/logout" className={itemLook}>
          <LogOut aria-hidden="true" className="size-4" />
          Sign out
        </a>
      </div>
    </div>
  )
}
