import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useCurrentUser } from '../../lib/current-user.ts'
import { usePageArrival } from '../../lib/page-focus.ts'
import { sessionOptionsQuery } from '../../lib/queries.ts'
import { loginUrl, safeReturnPath, takeReturnPath } from '../../lib/return-path.ts'
import { BrandMark } from '../../ui/brand-mark.tsx'
import { Button } from '../../ui/button.tsx'
import { ProblemNote } from '../../ui/problem-note.tsx'
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx'
import type { SignInMode } from './credentials.ts'
import { CredentialsForm } from './credentials-form.tsx'
import { newAccountAdvice, providerAdvice } from './sign-in-advice.ts'

const words = {
  'sign-in': { title: 'Sign in', purpose: 'Your analyses and runs are where you left them.', other: 'New here?', switchTo: 'Create an account' },
  'sign-up': { title: 'Create an account', purpose: 'It lives on this server only.', other: 'Have an account?', switchTo: 'Sign in' },
} as const

/** Sign in or sign up, then back to the page one came from. */
export function SignInPage() {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const [mode, setMode] = useState<SignInMode>('sign-in')
  const heading = useRef<HTMLHeadingElement>(null)
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const options = useQuery(sessionOptionsQuery)
  const { data: user } = useCurrentUser()
  const { title, purpose, other, switchTo } = words[mode]
  const [returnPath] = useState(() => (typeof search.returnTo === 'string' ? safeReturnPath(search.returnTo) : takeReturnPath()))
  const refused = typeof search.error === 'string' ? providerAdvice(search.error) : null
  usePageArrival(title, heading)

  useEffect(() => {
    if (user) void navigate({ href: returnPath, replace: true })
  }, [user, navigate, returnPath])

  // What was loaded for a visitor, or for somebody else, must not be shown to this user.
  const signedIn = () => void queryClient.resetQueries()

  return (
    <div className="grid min-h-dvh grid-rows-[auto_1fr]">
      <header className="px-6 py-5">
        <Link to="/" className="inline-flex items-center gap-2.5 rounded-sm font-semibold">
          <BrandMark className="text-accent" />
          Soundings
        </Link>
      </header>
      <main className="mx-auto grid w-full max-w-sm content-start gap-6 px-6 pt-[8dvh] pb-16">
        <div className="grid gap-0.5">
          <h1 ref={heading} tabIndex={-1} className="font-semibold text-l outline-none">
            {title}
          </h1>
          <p className="text-ink-2">{purpose}</p>
        </div>
        {refused && <ProblemNote title={refused.title} kept={refused.next} />}
        {options.isPending && <FormSkeleton />}
        {options.isError && <ProblemNote error={options.error} retrying={options.isFetching} onRetry={() => void options.refetch()} />}
        {options.data?.oidc && (
          <Button asChild variant={options.data.emailAndPassword ? 'secondary' : 'primary'} className="w-full">
            <a href={loginUrl(returnPath)}>Continue with your organisation</a>
          </Button>
        )}
        {options.data?.oidc && options.data.emailAndPassword && (
          <p className="flex items-center gap-3 text-ink-2 text-s before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
            or with a password
          </p>
        )}
        {options.data?.emailAndPassword && (
          <>
            <CredentialsForm mode={mode} onSignedIn={signedIn} />
            {options.data.signUp === 'open' || mode === 'sign-up' ? (
              <p className="text-ink-2">
                {other}{' '}
                <button
                  type="button"
                  className="rounded-sm font-medium text-accent underline underline-offset-2"
                  onClick={() => setMode(mode === 'sign-in' ? 'sign-up' : 'sign-in')}
                >
                  {switchTo}
                </button>
              </p>
            ) : (
              <p className="text-ink-2">{newAccountAdvice[options.data.signUp]}</p>
            )}
          </>
        )}
      </main>
    </div>
  )
}

function FormSkeleton() {
  return (
    <SkeletonGroup label="Loading the ways to sign in" className="grid gap-4">
      <Skeleton className="h-14.5" />
      <Skeleton className="h-14.5" />
      <Skeleton className="h-9" />
    </SkeletonGroup>
  )
}
