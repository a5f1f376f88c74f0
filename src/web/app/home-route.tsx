import { useCurrentUser } from '../lib/current-user.ts'
import { lazyComponent } from '../lib/lazy-component.ts'

const WelcomePage = lazyComponent(async () => (await import('../features/welcome/welcome-page.tsx')).WelcomePage)

/** The signed-in user's home; a visitor's is drawn by the layout. */
export function HomeRoute() {
  const { data: user } = useCurrentUser()
  return user ? <WelcomePage user={user} /> : null
}
