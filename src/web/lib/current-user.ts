import { useQuery } from '@tanstack/react-query'
import type { User } from '../../contract/user.ts'
import { currentUserQuery } from './queries.ts'

/** The user behind this page. `data` is undefined while it loads, null for a visitor. */
export function useCurrentUser() {
  return useQuery(currentUserQuery)
}

type Named = Pick<User, 'firstName' | 'lastName' | 'email'>

/** How the user is greeted: first name, else the e-mail before its at-sign, else 'User'. */
export function greetingName(user: Pick<Named, 'firstName' | 'email'>): string {
  return user.firstName?.trim() || user.email.split('@')[0]?.trim() || 'User'
}

/** Full name, else the e-mail. */
export function displayName(user: Named): string {
  const full = [user.firstName, user.lastName]
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(' ')
  return full || user.email
}

/** The letter that stands in for a picture: of the first name, else of the e-mail. */
export function avatarInitial(user: Pick<Named, 'firstName' | 'email'>): string {
  const [letter = 'U'] = user.firstName?.trim() || user.email
  return letter.toUpperCase()
}
