import { Outlet, useLocation, useNavigate } from '@tanstack/react-router'
import { Suspense, useEffect } from 'react'
import { useCurrentUser } from '../lib/current-user.ts'
import { lazyComponent } from '../lib/lazy-component.ts'
import { takeReturnPath } from '../lib/return-path.ts'
import { reportUnauthorized } from '../lib/unauthorized.ts'
import { ProblemNote } from '../ui/problem-note.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { AppShell } from './shell/app-shell.tsx'

const LandingPage = lazyComponent(async () => (await import('../features/landing/landing-page.tsx')).LandingPage)

/** Every page that knows its user: the landing page for a visitor at '/', else the shell around the page. */
export function AppLayout() {
  const user = useCurrentUser()
  const atHome = useLocation({ select: (location) => location.pathname === '/' })
  const navigate = useNavigate()
  const signedIn = Boolean(user.data)

  useEffect(() => {
    if (!signedIn) return
    // An identity provider brings the user to '/': go on to where the sign-in started.
    const path = takeReturnPath()
    if (path !== '/' && window.location.pathname === '/') void navigate({ href: path, replace: true })
  }, [signedIn, navigate])

  if (user.isError)
    return (
      <AppShell user={null}>
        <div className="mx-auto w-full max-w-2xl px-4 py-10">
          <h1 className="mb-4 font-semibold text-l">Soundings cannot tell who you are</h1>
          <ProblemNote
            error={user.error}
            kept="What you saved is kept on the server."
            retrying={user.isFetching}
            onRetry={() => {
              void user.refetch()
            }}
          />
        </div>
      </AppShell>
    )
  if (!user.data && atHome)
    return (
      <Suspense fallback={null}>
        <LandingPage />
      </Suspense>
    )
  if (!user.data) return <AppShell user={null}>{user.data === null ? <SendToSignIn /> : <LoadingFace />}</AppShell>
  return (
    <AppShell user={user.data}>
      <Suspense fallback={<LoadingFace />}>
        <Outlet />
      </Suspense>
    </AppShell>
  )
}

function LoadingFace() {
  return (
    <div className="flex min-h-[60dvh] items-center justify-center">
      <Spinner label="Loading..." />
    </div>
  )
}

/** A visitor on a protected page. */
function SendToSignIn() {
  useEffect(reportUnauthorized, [])
  return <LoadingFace />
}
