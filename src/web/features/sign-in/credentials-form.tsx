import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { passwordLength } from '../../../contract/sign-in.ts'
import { ApiProblem } from '../../lib/api-problem.ts'
import { Button } from '../../ui/button.tsx'
import { ProblemNote } from '../../ui/problem-note.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { type CredentialField, checkCredentials, fieldErrorsOf, type SignInMode, submitCredentials } from './credentials.ts'

const empty = { name: '', email: '', password: '' }

/** E-mail and password, with what is wrong shown at its field. Keeps what was typed when the mode changes. */
export function CredentialsForm({ mode, onSignedIn }: { readonly mode: SignInMode; readonly onSignedIn: () => void }) {
  const [credentials, setCredentials] = useState(empty)
  const [errors, setErrors] = useState<Partial<Record<CredentialField, string>>>({})
  const form = useRef<HTMLFormElement>(null)
  const submission = useMutation({
    mutationFn: () => submitCredentials(mode, credentials),
    onSuccess: onSignedIn,
    onError: (error) => {
      if (error instanceof ApiProblem) showErrors(fieldErrorsOf(error))
    },
  })

  // What was wrong with signing in says nothing about signing up.
  const { reset } = submission
  // biome-ignore lint/correctness/useExhaustiveDependencies: the mode is what it answers to
  useEffect(() => {
    setErrors({})
    reset()
  }, [mode, reset])

  function showErrors(found: typeof errors) {
    setErrors(found)
    const first = (['name', 'email', 'password'] as const).find((field) => found[field])
    if (first) form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus()
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (submission.isPending) return
    const found = checkCredentials(mode, credentials)
    submission.reset()
    showErrors(found)
    if (Object.keys(found).length === 0) submission.mutate()
  }

  function field(name: CredentialField) {
    return {
      name,
      value: credentials[name],
      error: errors[name],
      onChange: (event: { target: { value: string } }) => {
        const { value } = event.target
        setCredentials((current) => ({ ...current, [name]: value }))
        setErrors(({ [name]: _, ...others }) => others)
      },
    }
  }

  const unplaced = submission.error && Object.keys(errors).length === 0 ? submission.error : null
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-4">
      {unplaced && <ProblemNote error={unplaced} />}
      {mode === 'sign-up' && <TextField label="Name" autoComplete="name" maxLength={200} {...field('name')} />}
      <TextField label="E-mail" type="email" inputMode="email" autoComplete="username" spellCheck={false} {...field('email')} />
      <TextField
        label="Password"
        type="password"
        autoComplete={mode === 'sign-up' ? 'new-password' : 'current-password'}
        hint={mode === 'sign-up' ? `At least ${passwordLength.min} characters.` : undefined}
        {...field('password')}
      />
      <Button type="submit" variant="primary" busy={submission.isPending} className="mt-1 w-full">
        {mode === 'sign-up' ? 'Create account' : 'Sign in'}
      </Button>
    </form>
  )
}
