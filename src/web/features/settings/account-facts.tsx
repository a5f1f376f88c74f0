import type { User } from '../../../contract/user.ts'
import { Facts } from './facts.tsx'

/** Who the account is. */
export function AccountFacts({ user }: { readonly user: User }) {
  const name = [user.firstName, user.lastName].filter(Boolean).join(' ')
  return (
    <Facts
      facts={[
        ['Name', name || 'Not given'],
        ['E-mail', user.email],
      ]}
    />
  )
}
