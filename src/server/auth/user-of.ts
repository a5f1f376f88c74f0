import type { User } from '../../contract/user.ts'

/** One name field is stored; the first word of it is how a person is greeted. */
export function userOf(stored: { id: string; name: string; email: string; image?: string | null | undefined }): User {
  const [first = '', ...rest] = stored.name.trim().split(/\s+/)
  return {
    id: stored.id,
    firstName: first === '' ? null : first,
    lastName: rest.length === 0 ? null : rest.join(' '),
    email: stored.email,
    profileImageUrl: stored.image ?? null,
  }
}
